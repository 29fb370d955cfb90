import type { ReactNode } from 'react'
import * as S from './Summary.styles'

export interface SummaryRow {
  label: string
  value: ReactNode
  tone?: 'muted' | 'total'
}

export interface SummaryProps {
  rows: readonly SummaryRow[]
}

/** A list of figures that add up, aligned at the end. */
export function Summary({ rows }: SummaryProps) {
  return (
    <S.Summary>
      {rows.map(({ label, value, tone }) => (
        <S.Row key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </S.Row>
      ))}
    </S.Summary>
  )
}
