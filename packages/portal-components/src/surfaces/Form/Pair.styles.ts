import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Two short answers side by side, where a thumb has room for them. */
export const Pair = styled.div`
  display: grid;
  gap: ${token.space[16]};
  align-items: start;

  @container (min-width: 30em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
