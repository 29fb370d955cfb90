import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { control, controlFocus, controlStates, placeholder } from './field.styles'

export const Input = styled.input`
  ${control}
  ${controlStates}
  ${controlFocus}
  ${placeholder}

  /* Edge has a reveal button of its own. */
  &::-ms-reveal {
    display: none;
  }
`

export const TextArea = styled.textarea`
  ${control}
  ${controlStates}
  ${controlFocus}
  ${placeholder}
  /* As high as three rows, or the given number: field-sizing ignores the attribute rows. */
  min-block-size: calc(${token.space[64]} + ${token.space[20]} + (var(--rows) - 3) * 1lh);
  resize: vertical;
  field-sizing: content;
  max-block-size: 320px;
`

/** Around the input and the button in it. */
export const Frame = styled.div`
  position: relative;
  display: grid;

  & > input {
    padding-inline-end: calc(${token.target} + ${token.space[8]});
  }
`
