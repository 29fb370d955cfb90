import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { boxIcon, control, controlFocus, controlStates, placeholder } from './field.styles'

export const Frame = styled.div`
  position: relative;

  ${boxIcon}
  & > svg {
    inset-inline-end: ${token.space[12]};
  }
`

export const Input = styled.input`
  ${control}
  ${controlStates}
  ${controlFocus}
  ${placeholder}
  padding-inline-end: calc(${token.space[32]} + ${token.space[8]});
`
