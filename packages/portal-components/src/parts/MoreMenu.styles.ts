import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { action, tones } from './action.styles'

/** The square, outlined button with three dots. */
export const trigger = css`
  ${action}
  ${tones}
  flex: none;
  inline-size: max(${token.target}, calc(${token.space[32]} + ${token.space[8]}));
  padding: 0;

  &[aria-expanded='true'] {
    background-color: var(--pressed);
  }
`
