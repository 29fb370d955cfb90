import type { ElementType, ReactNode } from 'react'
import * as S from './Card.styles'

export interface CardProps {
  /** The element, such as `section`, `article` or `li`. */
  as?: ElementType
  /** `row` for a card above a table, aligned with its edges. */
  padding?: 'none' | 'small' | 'row' | 'medium'
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/** A raised surface that groups related content. */
export function Card({ padding = 'medium', children, ...card }: CardProps) {
  return (
    <S.Card {...card} data-padding={padding}>
      {children}
    </S.Card>
  )
}
