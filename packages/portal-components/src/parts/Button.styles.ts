import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { action, tones } from './action.styles'
import { PlainButton } from './PlainButton'

export const Button = styled(PlainButton)`
  ${action}
  ${tones}

  &[data-pending] {
    cursor: progress;
  }
  &[data-pending][data-tone='primary'] {
    background-color: ${token.color.primary};
  }
`
