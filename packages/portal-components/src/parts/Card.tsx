import { token } from '@trade-portal/theme'
import type { ElementType, ReactNode } from 'react'
import { styled } from 'styled-components'

export interface CardProps {
  /** The element, such as `section`, `article` or `li`. */
  as?: ElementType
  /** `row` for a card above a table, aligned with its edges. */
  padding?: 'none' | 'row' | 'medium'
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

/** A raised surface that groups related content. */
export function Card({ padding = 'medium', children, ...card }: CardProps) {
  return (
    <StyledCard {...card} data-padding={padding}>
      {children}
    </StyledCard>
  )
}

const StyledCard = styled.div`
  box-sizing: border-box;
  min-inline-size: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-family: ${token.font.family};

  &[data-padding='medium'] {
    padding: ${token.space[20]};
  }
  &[data-padding='row'] {
    padding: ${token.space[16]};
  }
  @media print {
    break-inside: avoid;
  }
`
