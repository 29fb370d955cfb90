import type { ReactNode } from 'react'
import * as S from './Facts.styles'

export interface Fact {
  label: string
  value: ReactNode
  /** An amount or a count, aligned at its end under the others. */
  isFigure?: boolean
  /** Several lines, as of an address: two facts stand in one column beside it. */
  isTall?: boolean
}

export interface FactsProps {
  facts: readonly Fact[]
}

/** Facts about one thing, each under its label; on narrow containers beside it. */
export function Facts({ facts }: FactsProps) {
  return (
    <S.Place>
      <S.Facts>
        {facts.map(({ label, value, isFigure, isTall }) => (
          <S.Fact key={label} data-figure={isFigure || undefined} data-tall={isTall || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </S.Fact>
        ))}
      </S.Facts>
    </S.Place>
  )
}
