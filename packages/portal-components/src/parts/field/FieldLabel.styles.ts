import { token } from '@trade-portal/theme'
import { Label as AriaLabel } from 'react-aria-components/Label'
import { styled } from 'styled-components'

export const Label = styled(AriaLabel)`
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  overflow-wrap: anywhere;
`

export const Optional = styled.span`
  color: ${token.color.textMuted};
  font-weight: ${token.font.weight.regular};
`
