import { token } from '@trade-portal/theme'
import { ToggleButton } from 'react-aria-components'
import { styled } from 'styled-components'
import { pressMotion, tint } from './control.styles'
import { focusRing } from '../focusRing.styles'
import { Input } from './TextField.styles'

export const Frame = styled.div`
  position: relative;
  display: grid;
`

export const PasswordInput = styled(Input)`
  padding-inline-end: calc(${token.target} + ${token.space[8]});

  /* Edge draws an eye of its own. */
  &::-ms-reveal {
    display: none;
  }
`

export const Reveal = styled(ToggleButton)`
  ${pressMotion}
  ${focusRing}
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  margin: auto ${token.space[4]};
  block-size: calc(100% - ${token.space[8]});
  padding: 0;
  border: 0;
  border-radius: ${token.radius.small};
  background: transparent;
  color: ${token.color.textMuted};
  cursor: pointer;

  &[data-hovered] {
    background-color: ${tint.hovered};
    color: ${token.color.text};
  }
  &[data-pressed] {
    background-color: ${tint.pressed};
  }
`
