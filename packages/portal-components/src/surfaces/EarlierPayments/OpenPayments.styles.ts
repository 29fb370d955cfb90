import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`
