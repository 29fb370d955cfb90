import { styled } from 'styled-components'

/** As high as the line of text beside it, so that nothing moves when it comes. */
export const Line = styled.span`
  display: inline-flex;
  align-items: center;
  block-size: 1lh;
`
