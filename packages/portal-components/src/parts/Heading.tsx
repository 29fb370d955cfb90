import type { ReactNode } from 'react'
import * as S from './Heading.styles'

export interface HeadingProps {
  level: 1 | 2 | 3
  id?: string
  /** -1 where code moves the focus to the heading, as after navigation. */
  tabIndex?: -1
  children: ReactNode
}

/** The heading of a page (1), a section (2) or a subsection (3). */
export function Heading({ level, id, tabIndex, children }: HeadingProps) {
  return (
    <S.Heading as={`h${level}`} data-level={level} id={id} tabIndex={tabIndex}>
      {children}
    </S.Heading>
  )
}
