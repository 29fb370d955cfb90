import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { boxButton, control, controlFocus, controlStates, placeholder } from './field.styles'
import { PlainButton } from '../PlainButton'

export const Input = styled.input`
  ${control}
  ${controlStates}
  ${controlFocus}
  ${placeholder}
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

export const PasswordFrame = styled.div`
  position: relative;
  display: grid;
`

export const PasswordInput = styled(Input)`
  padding-inline-end: calc(${token.target} + ${token.space[8]});

  /* Edge has a reveal button too. */
  &::-ms-reveal {
    display: none;
  }
`

export const Reveal = styled(PlainButton)`
  ${boxButton}
`
