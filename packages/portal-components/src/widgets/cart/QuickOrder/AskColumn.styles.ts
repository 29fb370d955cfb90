import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { focusRing } from '../../../parts/focusRing.styles'

const ROWS = 'widget (min-width: 40em)'

export const Question = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding: ${token.space[12]} ${token.space[16]} ${token.space[16]};
  border: 1px solid ${token.color.cautionBorder};
  border-radius: ${token.radius.card};
  background-color: ${token.color.cautionBackground};
  font-size: ${token.font.size[14]};
`

export const Title = styled.h2`
  margin: 0;
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
`

export const Note = styled.p`
  margin: 0;
`

/** A wide table is moved sideways within the question. */
export const Preview = styled.div`
  ${focusRing}
  overflow-x: auto;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceRaised};
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  th,
  td {
    max-inline-size: 240px;
    padding: ${token.space[8]} ${token.space[12]};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    vertical-align: bottom;
  }
  th {
    font-size: ${token.font.size[12]};
    font-weight: ${token.font.weight.medium};
  }
  tr + tr td,
  thead + tbody td {
    border-block-start: 1px solid ${token.color.border};
  }
  /* Narrow containers have room for the product and the columns to choose from. */
  [data-other] {
    display: none;
    color: ${token.color.textMuted};
  }
  @container ${ROWS} {
    [data-other] {
      display: table-cell;
    }
  }
`

export const Head = styled.span`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`
