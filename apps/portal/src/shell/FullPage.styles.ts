import { sides, token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  min-block-size: 100dvh;
`

export const Centre = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  padding-block: ${token.space[16]};
  ${sides(token.space[16])}
  box-sizing: border-box;

  ${Page} > & {
    flex: 1;
    min-block-size: 0;
  }
`
