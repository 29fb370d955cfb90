import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** Matches every element with less weight than a class, and more than a host's `main table tbody tr td`. */
export const anyElement = ':is(*, a a a a a a)'

/**
 * Elements inside look as on a page that has no rules for them: those of the host (`h2 { … }`, `td { … }`,
 * `* { … }`) end here. Our own rules name a class and hold; a host's that name one do as well.
 */
export const plainElements = css`
  :where(&) ${anyElement} {
    all: revert-layer;
  }
`

/** Text as it is by itself, where a host's page says how its own is set. */
export const plainText = css`
  color: ${token.color.text};
  font-family: ${token.font.family};
  font-style: normal;
  font-variant: normal;
  font-weight: ${token.font.weight.regular};
  letter-spacing: normal;
  line-height: ${token.font.lineHeight.body};
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
  word-spacing: normal;
`
