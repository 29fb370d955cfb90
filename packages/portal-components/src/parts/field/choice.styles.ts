import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { ring } from '../focusRing.styles'
import { pressMotion, tinted } from './control.styles'
import { chosenInForcedColours } from './field.styles'

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

  ${tinted}
  &:has(:focus-visible) {
    ${ring}
  }
  &[data-disabled] {
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
`

/** A selected radio option with a coloured frame. */
export const chosenFrame = css`
  &[data-selected] {
    border-color: ${token.color.primary};
    background-color: color-mix(in srgb, ${token.color.primary} 8%, ${token.color.surfaceRaised});
    box-shadow: inset 0 0 0 1px ${token.color.primary};

    & > svg {
      color: ${token.color.text};
    }

    ${chosenInForcedColours}
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
