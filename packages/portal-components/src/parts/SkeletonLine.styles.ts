import { styled } from 'styled-components'

export const Line = styled.span`
  display: flex;
  align-items: center;
  block-size: 1lh;
`
