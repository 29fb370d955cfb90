import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Centre = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  padding: ${token.space[16]};
  box-sizing: border-box;
`
