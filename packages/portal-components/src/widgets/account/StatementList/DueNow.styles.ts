import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Right-aligned under the balance. */
export const DueNow = styled.div`
  display: grid;
  justify-items: end;
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.regular};
`
