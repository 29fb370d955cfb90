import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Over the skeleton, so that nothing moves when it comes and goes. */
export const Over = styled.div`
  position: absolute;
  inset: ${token.space[8]} ${token.space[8]} auto;
  /* A table's head sticks, and stands after it. */
  z-index: calc(${token.layer.sticky} + 1);
`

/** No item of the page around it: a gap beside it would go when the data comes. */
export const Quiet = styled.span`
  position: absolute;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
`
