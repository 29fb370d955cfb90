import { token } from '@trade-portal/theme'
import { Link as AriaLink } from 'react-aria-components'
import styled from 'styled-components'
import { action, tones } from './action.styles'
import { pressMotion } from './control.styles'
import { focusRing } from './focusRing.styles'

export const TextLink = styled(AriaLink)`
  ${pressMotion}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  border-radius: ${token.radius.small};
  color: ${token.color.link};
  font: inherit;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  &[data-hovered] {
    color: ${token.color.linkHover};
    text-decoration-color: currentColor;
  }
  &[data-pressed] {
    color: ${token.color.text};
    text-decoration-color: currentColor;
  }

  &[data-tone='quiet'] {
    color: inherit;
    text-decoration-color: transparent;

    &[data-hovered],
    &[data-pressed] {
      text-decoration-color: currentColor;
    }
  }

  & > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }

  @media (pointer: coarse) {
    min-block-size: 24px;
  }
`

export const ButtonLink = styled(AriaLink)`
  ${action}
  ${tones}
`
