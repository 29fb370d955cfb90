import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { PlainButton } from '../PlainButton'
import { boxButton } from './field.styles'
import { Input } from './TextField.styles'

export const Frame = styled.div`
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
