import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { columns, MEDIUM, place, raised, ClassOf } from './dataGrid.styles'
import { checks } from './dataCells.styles'
import { focusRing } from '../focusRing.styles'
import { offPaper, onPaper } from '../paper.styles'
import { visuallyHidden } from '../VisuallyHidden'

export const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
  color: ${token.color.text};
  container: table / inline-size;
`

/** In print it has table layout, so that browsers repeat the header on each page. */
export const Table = styled.table<{ $layout: string }>`
  display: block;
  inline-size: 100%;
  ${checks}
  ${({ $layout }) => $layout}

  @container ${MEDIUM} {
    ${raised}
  }
  @media print {
    display: table;
    table-layout: fixed;
    border: 0;
    border-spacing: 0;
  }
`

/** Notes that the browser's search does not cover all rows. */
export const Note = styled.p`
  ${offPaper}
  margin: 0 0 ${token.space[8]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

/** Notes in print that rows are missing. */
export const LeftOut = styled.p`
  ${onPaper}
  margin: 0;
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.bold};
`

export const Head = styled.thead`
  position: relative;
  display: block;

  @container ${MEDIUM} {
    position: sticky;
    inset-block-start: ${token.stickyTop};
    z-index: ${token.layer.sticky};
    border-radius: ${token.radius.card} ${token.radius.card} 0 0;
    background-color: ${token.color.surfaceRaised};
    /* Covers the border of the first row, and replaces it while rows scroll under the header. */
    box-shadow: 0 1px 0 ${token.color.border};
  }
  @media (max-height: 480px) {
    position: relative;
    inset-block-start: 0;
  }
  @media print {
    position: static;
    display: table-header-group;
    break-inside: avoid;
    box-shadow: none;
  }
`

export const HeadRow = styled.tr`
  display: block;
  ${columns}

  @container ${MEDIUM} {
    align-items: center;
    padding-block: ${token.space[8]};
  }
  @media print {
    padding-block: ${token.space[4]};
    border-block-end: 1px solid ${token.color.borderStrong};
  }
`

/** The class of all header cells. */
export const HeadCells = styled(ClassOf)`
  ${place}
  &[data-off-paper] {
    ${offPaper}
  }
  padding: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.heading};
  text-align: start;

  /* Above the checkboxes of the cards. */
  &[data-column='select'] {
    padding: 0 ${token.space[16]} ${token.space[8]};
  }
  &:not([data-column='select']) {
    ${visuallyHidden}
  }
  @container ${MEDIUM} {
    &&[data-column='select'] {
      padding: 0;
    }
    &&:not([data-column='select'], [data-hidden]) {
      position: static;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      padding-block: ${token.space[4]};
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
    &[data-align='end'] {
      text-align: end;
    }
  }
`

/** As high as the checkbox for all rows. */
export const NoCheck = styled.span`
  display: block;
  block-size: calc(44px - ${token.space[16]} - 1px);
`

/** As wide as its text, within the height of the touch target. */
export const Sort = styled.button`
  ${focusRing}
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  margin: calc(${token.space[4]} * -1) calc(${token.space[8]} * -1);
  padding: ${token.space[4]} ${token.space[8]};
  min-block-size: 28px;
  vertical-align: top;
  border: 0;
  border-radius: ${token.radius.small};
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  @media (pointer: coarse) {
    min-block-size: ${token.target};
  }

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    opacity: 0;
  }
  &:focus-visible > svg {
    opacity: 0.5;
  }
  @media (hover: none) {
    & > svg {
      opacity: 0.5;
    }
  }
  @media (hover: hover) {
    &:hover > svg {
      opacity: 0.5;
    }
    &:hover {
      color: ${token.color.text};
      background-color: ${token.color.surfaceSunken};
    }
  }
  [aria-sort] > & {
    color: ${token.color.text};

    & > svg {
      opacity: 1;
    }
  }
  &:active {
    background-color: ${token.color.border};
  }
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
  /* Browsers do not repeat the text of a button with the header on each page. */
  @media print {
    && {
      display: contents;
    }
    && > svg {
      display: none;
    }
  }
`

/** Its padding replaces the rows out of view. Scroll anchoring must not react to it. */
export const Body = styled.tbody`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  overflow-anchor: none;

  [data-density] > & {
    gap: ${token.space[8]};
  }

  @container ${MEDIUM} {
    &,
    [data-density] > & {
      gap: 0;
    }
  }
  @media print {
    display: table-row-group;
  }
`

/** Replaces the rows of an empty table. */
export const EmptyRow = styled.tr`
  display: block;
`

export const EmptyCell = styled.td`
  display: block;
  padding: 0;
`

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
