import type { ReactNode } from 'react'
import * as S from './Facts.styles'

export interface Fact {
  label: string
  value: ReactNode
  /** An amount or a count, aligned at its end with the others. */
  isFigure?: boolean
  /** Has several lines, such as an address. Two facts fit in one column beside it. */
  isTall?: boolean
}

/** Facts about one thing, each below its label, or beside it on narrow containers. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
