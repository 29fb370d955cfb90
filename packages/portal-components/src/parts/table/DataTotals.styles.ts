import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { MEDIUM, raised } from './dataGrid.styles'

/** A card below other cards; below rows it is the end of their frame. */
export const Totals = styled.tfoot`
  ${raised}
  display: block;
  margin-block-start: ${token.space[12]};

  @container ${MEDIUM} {
    margin: 0;
    border-width: 1px 0 0;
    border-radius: 0 0 ${token.radius.card} ${token.radius.card};
    background: none;
  }
  /* A table footer would be repeated on each page. */
  @media print {
    display: table-row-group;
    break-inside: avoid;
  }
`

export const Total = styled.tr`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[16]};
  padding: ${token.space[12]} ${token.space[16]};
  font-size: ${token.font.size[14]};

  &:not(:first-child) {
    border-block-start: 1px solid ${token.color.border};
  }
  @media print {
    padding: ${token.space[8]} 0;
    border-block-start: 1px solid ${token.color.borderStrong};
  }
`

export const TotalName = styled.th`
  padding: 0;
  color: ${token.color.textMuted};
  font-weight: ${token.font.weight.regular};
  text-align: start;

  :last-child > & {
    color: ${token.color.text};
    font-weight: ${token.font.weight.bold};
  }
`

export const TotalFigure = styled.td`
  padding: 0;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  text-align: end;

  :last-child > & {
    font-size: ${token.font.size[16]};
    font-weight: ${token.font.weight.bold};
  }
`
