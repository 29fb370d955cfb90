import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** The merchant’s logo in the bar, made for the bar’s colour, which it keeps under forced colours. */
export const logo = css`
  display: block;
  block-size: 28px;
  inline-size: auto;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background-color: ${token.color.masthead};
    box-shadow: 0 0 0 ${token.space[4]} ${token.color.masthead};
  }
`
