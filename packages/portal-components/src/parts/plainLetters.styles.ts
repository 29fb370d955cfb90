import { css } from 'styled-components'

/** For numbers and codes as the merchant writes them: some fonts put signs of their own for letters between digits. */
export const plainLetters = css`
  font-variant-ligatures: no-contextual;
`
