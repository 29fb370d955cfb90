import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { PlainButton } from '../PlainButton'
import { bareButton } from '../plainElements.styles'
import { height, iconSize, pressMotion, tinted, type } from './control.styles'
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

/** The frame of an invalid answer. */
export const invalid = css`
  border-color: ${token.color.critical};
  box-shadow: inset 0 0 0 1px ${token.color.critical};
`

/** The box when hovered, invalid and disabled. */
export const controlStates = css`
  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      border-color: ${token.color.textMuted};
    }
  }
  &[data-invalid] {
    ${invalid}
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

/** A square button with an icon. */
export const squareButton = css`
  ${bareButton}
  ${pressMotion}
  ${focusRing}
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  border-radius: ${token.radius.small};
  color: ${token.color.textMuted};
  cursor: pointer;

  ${tinted}
  @media (hover: hover) {
    &:hover:not([data-disabled], [aria-disabled]) {
      color: ${token.color.text};
    }
  }
`

/** The small button at the end of a text box. */
export const boxButton = css`
  ${squareButton}
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${token.space[4]};
  block-size: min(${token.target}, calc(100% - ${token.space[8]}));
  margin-block: auto;

  @media (pointer: coarse) {
    block-size: min(${token.target}, 100%);
  }
`

export const BoxButton = styled(PlainButton)`
  ${boxButton}
`

/** An icon within a text box. */
export const boxIcon = css`
  ${iconSize(18)}
  & > svg {
    position: absolute;
    inset-block: 0;
    margin-block: auto;
    color: ${token.color.textMuted};
    pointer-events: none;
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

  ${iconSize(16)}
  & > svg {
    margin-block-start: 0.16em;
  }
`
