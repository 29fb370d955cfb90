import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { PlainButton } from '../PlainButton'
import { boxButton, control, controlFocus, controlStates, field, placeholder } from './field.styles'

/** The frame of a search field, with its icon. */
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
    text-overflow: ellipsis;
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

export const Clear = styled(PlainButton)`
  ${boxButton}
`
