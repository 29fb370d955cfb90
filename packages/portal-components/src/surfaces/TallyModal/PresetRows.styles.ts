import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { gutter, heads, lit, ROOMY, TIGHT, totalWidth, underTop } from './tallyRows.styles'

/** As wide as "Length (m)", so that the figures end under it. */
const lengthWidth = '64px'
const tightWidth = '44px'
const amountWidth = '112px'

export const PresetColumns = styled.div`
  ${heads}
  display: grid;
  grid-template-columns: ${lengthWidth} minmax(0, 1fr) ${totalWidth};
  text-align: end;

  & > :nth-child(2) {
    text-align: center;
  }
  @container ${TIGHT} {
    grid-template-columns: ${tightWidth} minmax(0, 1fr) ${tightWidth};
    white-space: normal;
  }
  @container ${ROOMY} {
    &[data-amounts] {
      grid-template-columns: ${lengthWidth} minmax(0, 1fr) ${totalWidth} ${amountWidth};
    }
  }
`

/** Reaches both edges: a table of more than its container is too wide in Firefox. */
export const Edges = styled.div`
  margin-inline: calc(${gutter} * -1);
`

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
`

export const LengthColumn = styled.col`
  inline-size: calc(${lengthWidth} + ${gutter});

  @container ${TIGHT} {
    inline-size: calc(${tightWidth} + ${gutter});
  }
`

export const TotalColumn = styled.col`
  inline-size: calc(${totalWidth} + ${gutter});

  @container ${TIGHT} {
    inline-size: calc(${tightWidth} + ${gutter});
  }
  @container ${ROOMY} {
    &:not(:last-child) {
      inline-size: ${totalWidth};
    }
  }
`

export const AmountColumn = styled.col`
  display: none;
  inline-size: calc(${amountWidth} + ${gutter});

  @container ${ROOMY} {
    display: table-column;
  }
`

/** Read out; the names in sight stand above the part that scrolls. */
export const ReadHead = styled.thead`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

export const Amount = styled.td`
  display: none;

  @container ${ROOMY} {
    display: revert;
  }
`

export const PresetRow = styled.tr`
  ${lit}
  block-size: 52px;

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
  & > * {
    padding: 3px 0;
    color: ${token.color.textMuted};
    font-weight: ${token.font.weight.regular};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  & > :first-child {
    padding-inline-start: ${gutter};
    color: ${token.color.text};
    font-size: ${token.font.size[16]};
    font-weight: ${token.font.weight.bold};
  }
  & > :nth-child(2) {
    text-align: center;
  }
  & > :last-child {
    padding-inline-end: ${gutter};
  }
  & > :nth-child(3):nth-last-child(2) {
    padding-inline-end: ${gutter};

    @container ${ROOMY} {
      padding-inline-end: 0;
    }
  }
  &[data-lit] > * {
    color: ${token.color.text};
    font-weight: ${token.font.weight.bold};
  }
  &:not([data-lit]) input:not(:focus) {
    color: ${token.color.textMuted};
    font-weight: ${token.font.weight.regular};
  }
  & input {
    ${underTop}
  }
  & [role='alert'] {
    /* As wide as its stepper, which stays in its column. */
    inline-size: 0;
    min-inline-size: 100%;
    text-align: start;
    white-space: normal;
  }
`
