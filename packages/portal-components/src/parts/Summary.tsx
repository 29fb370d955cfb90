import { token } from '@trade-portal/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { readable, type } from './field/control.styles'

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
    <List>
      {rows.map(({ label, value, tone }) => (
        <Line key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Line>
      ))}
    </List>
  )
}

const List = styled.dl`
  ${type}
  ${readable}
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  color: ${token.color.text};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[16]};

  & > dt {
    min-inline-size: 0;
    color: ${token.color.textMuted};
    overflow-wrap: anywhere;
  }
  & > dd {
    flex: 1 1 auto;
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-tone='muted'] > dd {
    color: ${token.color.textMuted};
  }
  &[data-tone='total'] {
    align-items: center;

    & > dt {
      color: ${token.color.text};
      font-size: ${token.font.size[16]};
      font-weight: ${token.font.weight.bold};
    }
    & > dd {
      font-size: ${token.font.size[22]};
      font-weight: ${token.font.weight.bold};
      letter-spacing: -0.01em;
    }
  }
  &[data-tone='total']:not(:first-child) {
    margin-block-start: ${token.space[12]};
    padding-block-start: ${token.space[12]};
    border-block-start: 1px solid ${token.color.border};
  }
`
