import { css } from 'styled-components'

/** For codes and product numbers: some fonts replace letters between digits by ligatures. */
export const plainLetters = css`
  font-variant-ligatures: no-contextual;
`
