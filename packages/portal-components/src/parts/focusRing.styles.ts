import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** The outline of keyboard focus, the same on every element. */
export const ring = css`
  outline: 2px solid ${token.color.focus};
  outline-offset: 2px;
`

/** The outline inside an element whose container would clip the ring. */
export const innerRing = css`
  outline: 2px solid ${token.color.focus};
  outline-offset: -2px;
`

/** Shows the ring while the element has keyboard focus. */
export const focusRing = css`
  outline: none;

  &:focus-visible {
    ${ring}
  }
`
