import { styled } from 'styled-components'

/** Stands at the words that ask for it, and as high as their line, so that nothing moves when it comes. */
export const Line = styled.span`
  display: inline-flex;
  margin-inline-end: auto;
  align-items: center;
  block-size: 1lh;
`
