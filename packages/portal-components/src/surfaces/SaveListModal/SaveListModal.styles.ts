import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Form = styled.form`
  display: grid;
  gap: ${token.space[12]};
`

export const Line = styled.span`
  display: block;
`
