import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { iconSize, tinted } from '../../../../parts/field/control.styles'
import { innerRing } from '../../../../parts/focusRing.styles'
import { bareButton } from '../../../../parts/plainElements.styles'
import { selected } from '../../../../parts/selected.styles'
import { stickyBar } from '../../../../surfaces/BottomBar/bottomBar.styles'

const ROOMY = '@container widget (min-width: 40em)'

export const Card = styled.section`
  min-inline-size: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
`

export const TableHead = styled.header`
  display: grid;
  grid-template-columns: 64px 1fr;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
`

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${token.font.size[14]};

  & th,
  & td {
    padding: 0;
    border-block-start: 1px solid ${token.color.border};
  }
  & th {
    padding: ${token.space[8]} ${token.space[16]};
    text-align: start;
    white-space: nowrap;
  }
  & thead th + th {
    text-align: end;
  }
  & td + td,
  & th + td,
  & thead th + th {
    border-inline-start: 1px solid ${token.color.border};
  }
  & tbody th {
    font-weight: ${token.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`

/** The price is a press: as high as a row, and as wide as its column. */
export const Cell = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${token.space[8]};
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: max(40px, ${token.target});
  padding: ${token.space[4]} ${token.space[16]};
  border: 1px solid transparent;
  color: ${token.color.text};
  font: inherit;
  cursor: pointer;

  ${tinted}
  & > span:not(:last-child) {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[4]};
    min-inline-size: 0;
    margin-inline-end: auto;
    overflow: hidden;
  }
  & > span {
    ${iconSize(16)}
  }
  &[data-filled],
  &[aria-expanded='true'] {
    ${selected}
  }
  &[data-problem] {
    border-color: ${token.color.critical};
    box-shadow: inset 0 0 0 1px ${token.color.critical};
  }
  &:focus-visible {
    ${innerRing}
  }
`

export const Price = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const NoProduct = styled.span`
  display: block;
  padding: ${token.space[8]} ${token.space[16]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  text-align: end;
`

export const EditorCell = styled.td`
  && {
    border: 2px solid ${token.color.selectedEdge};
  }
  background-color: ${token.color.selected};
`

export const EditorFrame = styled.div`
  border: 2px solid ${token.color.selectedEdge};
  background-color: ${token.color.selected};
`

export const Editor = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding: ${token.space[12]} ${token.space[16]};
`

/** Twelve lengths on one line where there is room, four on a phone. */
export const Lengths = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(56px, 1fr));
  gap: ${token.space[8]};
`

export const Length = styled.div`
  display: grid;
  gap: ${token.space[4]};
  min-inline-size: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-variant-numeric: tabular-nums;
  text-align: center;

  & > :first-child {
    color: ${token.color.text};
    font-size: ${token.font.size[14]};
    font-weight: ${token.font.weight.medium};
  }
  & > :last-child {
    min-block-size: 1lh;
  }
  /* A field alone: twelve pairs of buttons would be three lines. */
  & [data-frame] {
    grid-template-columns: minmax(0, 1fr);
    inline-size: 100%;
    min-inline-size: 0;
  }
  & [data-frame] > input {
    inline-size: 100%;
    color: ${token.color.text};
    min-inline-size: 0;
  }
  & [data-frame] > button {
    display: none;
  }
  &[data-lit] input {
    font-weight: ${token.font.weight.bold};
  }
`

export const Chips = styled.div`
  padding: 0 ${token.space[16]} ${token.space[12]};
  overflow-x: auto;
  scrollbar-width: none;
`

export const Sizes = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    border-block-start: 1px solid ${token.color.border};
  }
  & ${Cell} {
    flex: 1;
    min-block-size: 56px;
  }
`

export const Size = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  inline-size: 96px;
  padding-inline-start: ${token.space[16]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Bar = styled.div`
  ${stickyBar}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  box-shadow: ${token.shadow.float};

  ${ROOMY} {
    margin: 0;
    padding: ${token.space[12]} ${token.space[16]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.card};
    inset-block-end: ${token.space[8]};
  }
`

/** The line to type into is no wider than a tally needs. */
export const Typed = styled.div`
  max-inline-size: 420px;
`

export const Facts = styled.dl`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: 0 ${token.space[16]};
  margin: 0;
  font-variant-numeric: tabular-nums;

  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.font.size[12]};
  }
  & dd {
    margin: 0;
    font-weight: ${token.font.weight.bold};
  }

  ${ROOMY} {
    flex: 0 1 auto;
  }
`

export const Total = styled.div`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
`

/** At the end of the bar. The sum before it takes the space between. */
export const Send = styled.div`
  display: grid;
  flex: 1 1 100%;

  ${ROOMY} {
    flex: 0 0 auto;

    :not(${Total}) + & {
      margin-inline-start: auto;
    }
  }
`
