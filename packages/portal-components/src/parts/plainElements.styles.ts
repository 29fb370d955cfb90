import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** Matches every element with less weight than a class, and more than a host's `main table tbody tr td`. */
export const anyElement = ':is(*, a a a a a a)'

/**
 * Resets the host's rules for elements inside (`h2 { … }`, `td { … }`, `* { … }`). Our own rules have a class and win;
 * so does a host rule with a class.
 */
export const plainElements = css`
  :where(&) ${anyElement} {
    all: revert-layer;
  }
`

/** Resets the inherited text styles of the host page. */
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

/** For codes and product numbers: some fonts replace letters between digits by ligatures. */
export const plainLetters = css`
  font-variant-ligatures: no-contextual;
`

/** Removes the browser's own look of a button. */
export const bareButton = css`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`
