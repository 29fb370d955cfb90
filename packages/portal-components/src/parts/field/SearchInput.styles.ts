import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { boxIcon, control, controlFocus, controlStates, field, placeholder } from './field.styles'

/** The frame of a search field, with its icon. */
export const searchFrame = css`
  ${field}
  position: relative;

  ${boxIcon}
  & > svg {
    inset-inline-start: ${token.space[12]};
  }
`

/** The input, between the icon and the clear button. */
export const searchControl = css`
  ${control}
  ${controlStates}
  ${controlFocus}
  ${placeholder}
  padding-inline: calc(${token.space[12]} + 18px + ${token.space[8]}) calc(${token.target} + ${token.space[8]});

  /* An empty field has no clear button, so the placeholder gets its room. */
  &:placeholder-shown {
    padding-inline-end: ${token.space[12]};
  }
  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    display: none;
  }
`

export const Field = styled.div`
  ${searchFrame}
`

export const Input = styled.input`
  ${searchControl}
`
