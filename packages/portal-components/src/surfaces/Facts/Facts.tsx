import type { ReactNode } from 'react'
import * as S from './Facts.styles'

export interface Fact {
  label: string
  value: ReactNode
  /** An amount or a count: it ends on its edge, under the others. */
  isFigure?: boolean
}

export interface FactsProps {
  facts: readonly Fact[]
}

/** What is known of something, each fact under its label; on narrow containers beside it. */
export function Facts({ facts }: FactsProps) {
  return (
    <S.Place>
      <S.Facts>
        {facts.map(({ label, value, isFigure }) => (
          <S.Fact key={label} data-figure={isFigure || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </S.Fact>
        ))}
      </S.Facts>
    </S.Place>
  )
}
