import { token } from '@trade-portal/theme'
import { Button, Input as AriaInput, SearchField } from 'react-aria-components'
import { css, styled } from 'styled-components'
import { pressMotion, tint } from './control.styles'
import { control, controlFocus, controlStates, field, placeholder } from './field.styles'
import { focusRing } from '../focusRing.styles'

/** The frame of a search, with its glass. */
export const searchFrame = css`
  ${field}
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${token.space[12]};
    margin-block: auto;
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.textMuted};
    pointer-events: none;
  }
`

/** The box that is typed in, between the glass and the cross. */
export const searchControl = css`
  ${control}
  ${controlStates}
  ${controlFocus}
  ${placeholder}
  padding-inline: calc(${token.space[12]} + 18px + ${token.space[8]}) calc(${token.target} + ${token.space[8]});

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`

/** The cross. */
export const searchClear = css`
  ${pressMotion}
  ${focusRing}
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${token.space[4]};
  display: grid;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  margin-block: auto;
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

export const Field = styled(SearchField)`
  ${searchFrame}
`

export const Input = styled(AriaInput)`
  ${searchControl}
`

export const Clear = styled(Button)`
  ${searchClear}

  ${Field}[data-empty] & {
    display: none;
  }
`
