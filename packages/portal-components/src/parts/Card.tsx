import type { ElementType, ReactNode } from 'react'
import * as S from './Card.styles'

export interface CardProps {
  /** The element, where a card is a section, an article or a list's item. */
  as?: ElementType
  /** `row` for one over a table, whose edges it shares. */
  padding?: 'none' | 'small' | 'row' | 'medium'
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/** A raised surface for things that belong together. */
export function Card({ padding = 'medium', children, ...card }: CardProps) {
  return (
    <S.Card {...card} data-padding={padding}>
      {children}
    </S.Card>
  )
}
