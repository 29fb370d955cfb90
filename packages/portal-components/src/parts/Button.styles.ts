import { token } from '@trade-portal/theme'
import { Button as AriaButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { action, tones } from './action.styles'

export const Button = styled(AriaButton)`
  ${action}
  ${tones}

  &[data-pending] {
    cursor: progress;
  }
  &[data-pending][data-tone='primary'] {
    background-color: ${token.color.primary};
  }
`
