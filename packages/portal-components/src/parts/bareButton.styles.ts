import { css } from 'styled-components'

/** Removes the browser's own look of a button. */
export const bareButton = css`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`
