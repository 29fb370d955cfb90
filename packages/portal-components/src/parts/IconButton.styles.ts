import { token } from '@trade-portal/theme'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { action, tones } from './action.styles'
import { tint } from './field/control.styles'

export const IconButton = styled(AriaButton)`
  ${action}
  ${tones}
  flex: none;
  inline-size: ${token.target};
  min-block-size: ${token.target};
  block-size: ${token.target};
  padding: 0;

  &[data-tone='quiet'] {
    padding: 0;
  }
  &[data-tone='quiet']:not([data-disabled]) {
    color: ${token.color.textMuted};

    &[data-hovered] {
      color: ${token.color.text};
    }
  }
  &[data-tone='critical']:not([data-disabled]) {
    border-color: transparent;
    background-color: transparent;

    &[data-hovered] {
      background-color: ${token.color.criticalBackground};
    }
    &[data-pressed] {
      background-color: ${tint.pressed};
    }
  }
`
