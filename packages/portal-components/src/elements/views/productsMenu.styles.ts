import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** The ground that the menu's button is made for: on a page it has no masthead around it. */
export const Bar = styled.div`
  display: inline-flex;
  border-radius: ${token.radius.control};
  background: ${token.color.masthead};
`
