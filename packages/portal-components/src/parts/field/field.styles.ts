import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { bareButton } from '../plainElements.styles'
import { height, pressMotion, tint, type } from './control.styles'
import { focusRing, ring } from '../focusRing.styles'

/** A field with its label and messages. */
export const field = css`
  ${type}
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(${token.space[4]} + ${token.space[4]} * 0.5);
  align-content: start;
  min-inline-size: 0;
  color: ${token.color.text};
`

export const Field = styled.div`
  ${field}
`

/** The box of a field. 16px, or iOS would zoom in on it. */
export const control = css`
  ${type}
  ${pressMotion}
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${height.field};
  margin: 0;
  padding: ${token.space[8]} ${token.space[12]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  /* Marks an answer, such as a long e-mail address, as longer than its field. */
  text-overflow: ellipsis;
  font-size: max(16px, ${token.font.size[16]});
  text-align: start;
  appearance: none;
`

/** The box when hovered, invalid and disabled. */
export const controlStates = css`
  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      border-color: ${token.color.textMuted};
    }
  }
  &[data-invalid] {
    border-color: ${token.color.critical};
    box-shadow: inset 0 0 0 1px ${token.color.critical};
  }
  &[data-disabled] {
    border-color: ${token.color.border};
    background-color: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    cursor: not-allowed;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

/** The focus ring of a text box, for keyboard and touch focus. */
export const controlFocus = css`
  outline: none;

  &:focus,
  &[data-focus-within] {
    ${ring}
  }
`

export const placeholder = css`
  &::placeholder {
    color: ${token.color.textMuted};
    opacity: 1;
  }
`

/** A selected option in forced colours, with everything inside. */
export const chosenInForcedColours = css`
  @media (forced-colors: active) {
    background-color: Highlight;
    color: HighlightText;
    forced-color-adjust: none;

    && * {
      color: inherit;
    }
  }
`

/** The layout and states of a radio option. */
export const choiceFace = css`
  ${pressMotion}
  position: relative;
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  color: ${token.color.text};
  font-weight: ${token.font.weight.medium};
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  & > svg {
    flex: none;
  }
  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      background-color: ${tint.hovered};
    }
  }
  &:active:not([data-disabled]) {
    background-color: ${tint.pressed};
  }
  &:has(:focus-visible) {
    ${ring}
  }
  &[data-disabled] {
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
`

/** The border of a radio option. It comes last: an invalid option has a red border when selected, too. */
export const choiceBorder = css`
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceRaised};

  &[data-invalid] {
    border-color: ${token.color.critical};
  }
  &[data-disabled] {
    border-color: ${token.color.border};
  }
`

/** The small button at the end of a text box. */
export const boxButton = css`
  ${bareButton}
  ${pressMotion}
  ${focusRing}
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${token.space[4]};
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: min(${token.target}, calc(100% - ${token.space[8]}));

  @media (pointer: coarse) {
    block-size: min(${token.target}, 100%);
  }
  margin-block: auto;
  border-radius: ${token.radius.small};
  color: ${token.color.textMuted};
  cursor: pointer;

  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      background-color: ${tint.hovered};
      color: ${token.color.text};
    }
  }
  &:active:not([data-disabled]) {
    background-color: ${tint.pressed};
  }
`

export const errorText = css`
  display: flex;
  gap: ${token.space[4]};
  align-items: flex-start;
  color: ${token.color.critical};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  line-height: ${token.font.lineHeight.body};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 0.16em;
  }
`
