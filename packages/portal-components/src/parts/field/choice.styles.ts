import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { ring } from '../focusRing.styles'
import { selected } from '../selected.styles'
import { pressMotion, tinted } from './control.styles'

/** The look and states of a radio option: a chip, a segment or a card. */
export const choiceFace = css`
  ${pressMotion}
  position: relative;
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 0;
  border: 1px solid var(--choice-edge, ${token.color.borderStrong});
  border-radius: ${token.radius.control};
  background-color: var(--choice-ground, ${token.color.surfaceRaised});
  color: ${token.color.text};
  font-weight: ${token.font.weight.medium};
  cursor: pointer;

  ${tinted}
  &[data-invalid] {
    border-color: ${token.color.critical};
  }
  &[data-disabled] {
    border-color: var(--choice-edge, ${token.color.border});
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
  &[data-selected]:not([data-disabled]) {
    ${selected}
  }
  &[data-selected][data-disabled] {
    background-color: ${token.color.surfaceSunken};
  }
  /* An invalid option has a red edge when it is chosen, too. */
  &[data-selected][data-invalid] {
    border-color: ${token.color.critical};
    box-shadow: inset 0 0 0 1px ${token.color.critical};
  }
  &:has(:focus-visible) {
    ${ring}
  }
`
