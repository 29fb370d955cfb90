import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** The look of keyboard focus, on everything that can have it. */
export const ring = css`
  outline: 2px solid ${token.color.focus};
  outline-offset: 2px;
`

/** The ring while the element itself has keyboard focus. */
export const focusRing = css`
  outline: none;

  &:focus-visible {
    ${ring}
  }
`
