import { token } from '@trade-portal/theme'
import {
  Input as AriaInput,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components'
import { styled } from 'styled-components'
import { control, controlFocus, controlStates, field, placeholder } from './field.styles'

export const TextField = styled(AriaTextField)`
  ${field}
`

export const Input = styled(AriaInput)`
  ${control}
  ${controlStates}
  ${controlFocus}
  ${placeholder}
`

export const TextArea = styled(AriaTextArea)`
  ${control}
  ${controlStates}
  ${controlFocus}
  ${placeholder}
  min-block-size: calc(${token.space[64]} + ${token.space[20]});
  resize: vertical;
  field-sizing: content;
  max-block-size: 320px;
`
