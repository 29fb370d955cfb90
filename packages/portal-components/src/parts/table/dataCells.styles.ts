import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { MEDIUM, place, WIDE } from './dataGrid.styles'
import { focusRing } from '../focusRing.styles'
import { plainLetters } from '../plainElements.styles'

/** Cells are plain elements: a component for each of thousands would cost more than the rest of the row. */
export const cells = css`
  & > * {
    ${place}
    padding: 0;
    font-weight: ${token.font.weight.regular};
    overflow-wrap: anywhere;
    text-align: start;
  }
  & > [data-align='end'] {
    overflow-wrap: normal;
  }
  & > [data-align='end'],
  & > [data-kind='figure'],
  & > [data-kind='day'] {
    font-variant-numeric: tabular-nums;
  }
  & > [data-card-align='end'] {
    text-align: end;
  }
  & > [data-tone='strong'] {
    font-size: ${token.font.size[16]};
    font-weight: ${token.font.weight.bold};
  }
  & > [data-column='sku'] {
    ${plainLetters}
  }
  & > [data-tone='muted'] {
    color: ${token.color.textMuted};
  }
  & > [data-card-lines='1'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-card-lines='2'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-open] > [data-card-lines] {
    display: block;
    white-space: normal;
  }
  & > [data-controls] {
    align-self: center;
  }
  /* In a tall row the action is on the first line, like the other cells. */
  &[data-lines='baseline'] > [data-controls]:not([data-column='select']) {
    align-self: start;
  }
  /* Beside the first two lines of a card, however many it has. */
  && > [data-column='select'],
  & > [data-column='details'] {
    align-self: start;
  }
  & > [data-column='select'] > * {
    margin-block: calc((48px - 44px) / 2);
  }
  & > [data-on-request] {
    display: none;
  }
  &[data-open] > [data-on-request] {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${token.space[8]};
    padding-block-start: ${token.space[4]};
    text-align: start;
    white-space: normal;
  }
  @container table not (min-width: 40em) {
    &&[data-open] > [data-on-request] {
      grid-area: auto / 1 / auto / -1;
    }
  }

  @container ${MEDIUM} {
    &&& > [data-tone='strong'] {
      font-size: ${token.font.size[14]};
      font-weight: ${token.font.weight.medium};
    }
    &&& > [data-on-request] {
      display: block;
      padding: 0;
    }
    &&& > [data-card-lines] {
      display: block;
      overflow: visible;
      white-space: normal;
    }
    /* The touch target of the checkbox does not increase the row height. */
    && > [data-column='select'] {
      align-self: center;
    }
    &&[data-lines='baseline'] > [data-column='select'] {
      align-self: start;
    }
    && > [data-column='select'] > * {
      margin-block: calc((1lh - 44px) / 2);
    }
    &&& > * {
      text-align: start;
    }
    &&& > [data-align='end'] {
      text-align: end;
    }
  }
  @container ${WIDE} {
    &&& > [data-tone='muted'] {
      color: inherit;
    }
  }
  @media print {
    &&&& > [data-off-paper] {
      display: none;
    }
  }
`

/** The label is the touch target; in a row it extends over the padding of the row. */
const check = css`
  display: inline-flex;
  align-items: center;
  /* On the baseline it would make the row 2px higher than its skeleton. */
  vertical-align: top;
  gap: ${token.space[8]};
  min-inline-size: 44px;
  min-block-size: 44px;
  /* Together with the padding and the border of the row, as high as a row without it. */
  margin-block: calc(${token.space[8]} * -1) calc(${token.space[8]} * -1 - 1px);
  margin-inline-start: calc(${token.space[12]} * -1);
  padding-inline-start: ${token.space[12]};
  box-sizing: border-box;
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  cursor: pointer;
`

const box = css`
  position: relative;
  flex: none;
  display: grid;
  inline-size: 20px;
  block-size: 20px;

  & > svg {
    position: absolute;
    inset: 3px;
    inline-size: 14px;
    block-size: 14px;
    color: ${token.color.primaryText};
    stroke-width: 3;
    pointer-events: none;

    @media (forced-colors: active) {
      color: HighlightText;
    }
  }
`

const input = css`
  ${focusRing}
  appearance: none;
  box-sizing: border-box;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  border: 1.5px solid ${token.color.borderStrong};
  border-radius: ${token.radius.small};
  background-color: ${token.color.surfaceRaised};
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.text};
    }
  }
  &:active {
    background-color: ${token.color.surfaceSunken};
  }
  &:checked,
  &:indeterminate {
    border-color: ${token.color.primaryBorder};
    background-color: ${token.color.primary};

    @media (forced-colors: active) {
      border-color: Highlight;
      background-color: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** Checkboxes are plain elements with rules on the table, because thousands of rows may have one. */
export const checks = css`
  :where([data-check]) {
    ${check}
  }
  :where([data-box]) {
    ${box}
  }
  :where([data-box] > input) {
    ${input}
  }
  /* Shown beside the checkbox for all cards; the column of a row has no room for it. */
  @container ${MEDIUM} {
    :where([data-check] > [data-words]) {
      display: none;
    }
  }
`
