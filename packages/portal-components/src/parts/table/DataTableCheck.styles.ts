import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { MEDIUM } from './dataGrid.styles'
import { ring } from '../focusRing.styles'

/** The whole of it can be pressed; on a row it reaches over the row's own padding. */
const check = css`
  display: inline-flex;
  align-items: center;
  /* On a baseline, the line under it would make the row 2px higher than its skeleton. */
  vertical-align: top;
  gap: ${token.space[8]};
  min-inline-size: 44px;
  min-block-size: 44px;
  /* With the row's padding, and the line before it, as high as any other row. */
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

/** Boxes are plain elements, whose rules the table has once: thousands of rows may have one. */
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
  /* Beside the box of all cards; a column has no room for it. */
  @container ${MEDIUM} {
    :where([data-check] > [data-words]) {
      display: none;
    }
  }
`
