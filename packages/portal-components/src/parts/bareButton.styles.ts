import { css } from 'styled-components'

/** Takes away what browsers draw for a button, where a press needs no frame. */
export const bareButton = css`
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
`
