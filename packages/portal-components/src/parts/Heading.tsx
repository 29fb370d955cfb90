import type { ReactNode } from 'react'
import * as S from './Heading.styles'

export interface HeadingProps {
  level: 1 | 2 | 3
  id?: string
  /** -1 where the focus is taken to the heading, as after a change of place. */
  tabIndex?: -1
  children: ReactNode
}

/** The name of a page (1), of a part of it (2), of a part of that (3). */
export function Heading({ level, id, tabIndex, children }: HeadingProps) {
  return (
    <S.Heading as={`h${level}`} data-level={level} id={id} tabIndex={tabIndex}>
      {children}
    </S.Heading>
  )
}
