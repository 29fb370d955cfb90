import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { height, pressMotion, type } from './control.styles'
import { ring } from '../focusRing.styles'

/** A field from label to message. */
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

/** The box that is typed or chosen in. 16px, or a phone would zoom in on it. */
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
  font-size: max(16px, ${token.font.size[16]});
  text-align: start;
  appearance: none;
`

/** The box under a pointer, in focus, wrong, and switched off. */
export const controlStates = css`
  &[data-hovered]:not([data-disabled]) {
    border-color: ${token.color.textMuted};
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

/** The ring of a box that shows where typing goes, whether a key or a finger brought the focus. */
export const controlFocus = css`
  outline: none;

  &[data-focused],
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
