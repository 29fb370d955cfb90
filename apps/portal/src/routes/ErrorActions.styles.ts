import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { ROOMY } from '../shell/Masthead.styles'

export const Search = styled.div`
  inline-size: min(420px, 100%);
  margin-block-end: ${token.space[8]};
  text-align: start;

  /* The bar has it there. */
  @media ${ROOMY} {
    display: none;
  }
`
