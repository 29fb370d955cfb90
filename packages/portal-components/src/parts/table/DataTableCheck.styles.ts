import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { MEDIUM } from './dataGrid.styles'
import { ring } from '../focusRing.styles'

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
  -webkit-tap-highlight-color: transparent;
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
  appearance: none;
  box-sizing: border-box;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  border: 1.5px solid ${token.color.borderStrong};
  border-radius: ${token.radius.small};
  background-color: ${token.color.surfaceRaised};
  cursor: pointer;
  outline: none;

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
  &:focus-visible {
    ${ring}
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
