import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Label = styled.label`
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
  overflow-wrap: anywhere;
`

export const Optional = styled.span`
  color: ${token.color.textMuted};
  font-weight: ${token.font.weight.regular};
`
