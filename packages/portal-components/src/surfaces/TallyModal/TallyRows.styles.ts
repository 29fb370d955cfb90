import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { control, squareButton } from '../../parts/field/field.styles'
import { ring } from '../../parts/focusRing.styles'
import { bleed, gutter, heads, lit, ROOMY, TIGHT, totalWidth, underTop } from './TallyModal.styles'
import { visuallyHidden } from '../../parts/VisuallyHidden'

const typedColumns = css`
  display: grid;
  grid-template-columns: minmax(56px, 1fr) minmax(56px, 1fr) ${totalWidth} ${token.target};
  gap: 0 ${token.space[8]};

  @container ${TIGHT} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 54px ${token.target};
    column-gap: ${token.space[4]};
  }
`

export const TypedColumns = styled.div`
  ${heads}
  ${typedColumns}
  text-align: end;
`

export const TypedRow = styled.li`
  ${lit}
  ${bleed}
  ${typedColumns}
  align-items: center;
  padding-block: 3px;
  min-block-size: 52px;
  box-sizing: border-box;

  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
  &[data-lit] > :nth-child(3) {
    font-weight: ${token.font.weight.bold};
  }
  &:last-child {
    margin-block-end: ${token.space[12]};
    border-block-end: 1px solid ${token.color.border};
  }
`

export const TypedTotal = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-zero] {
    color: ${token.color.textMuted};
  }
`

export const TypedField = styled.input`
  ${control}
  ${underTop}
  font-variant-numeric: tabular-nums;
  text-align: end;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.textMuted};
    }
  }
  &:focus {
    ${ring}
  }
  &[data-said] {
    border-color: ${token.color.caution};
  }
`

/** A plain button: one from the library rerenders with every keystroke, in each of hundreds of rows. */
export const DeleteRow = styled.button`
  ${squareButton}
  border-radius: ${token.radius.control};
  touch-action: manipulation;

  & svg {
    inline-size: 18px;
    block-size: 18px;
  }
`

export const TypedMessage = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${token.color.caution};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  overflow-wrap: anywhere;
`

/** As wide as "Length (m)", so that the figures align with its end. */
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

/** The wrapper reaches both edges: Firefox renders a table too wide if its width is 100% plus a length. */
export const PresetEdges = styled.div`
  margin-inline: calc(${gutter} * -1);
`

export const PresetTable = styled.table`
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

/** For screen readers; the visible headers are above the scrolling rows. The table reaches the edges of a phone. */
export const PresetHead = styled.thead`
  ${visuallyHidden}
  margin: 0;
  white-space: normal;
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
    /* As wide as its stepper, to keep the column's width. */
    inline-size: 0;
    min-inline-size: 100%;
    text-align: start;
    white-space: normal;
  }
`
