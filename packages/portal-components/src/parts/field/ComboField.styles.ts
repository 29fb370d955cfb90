import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { control, controlFocus, controlStates, placeholder } from './field.styles'

export const Frame = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${token.space[12]};
    inline-size: 18px;
    block-size: 18px;
    margin-block: auto;
    color: ${token.color.textMuted};
    pointer-events: none;
  }
`

export const Input = styled.input`
  ${control}
  ${controlStates}
  ${controlFocus}
  ${placeholder}
  padding-inline-end: calc(${token.space[32]} + ${token.space[8]});
  text-overflow: ellipsis;
`
