import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** The menu's button is designed for the masthead's background, which a page does not have. */
export const Bar = styled.div`
  display: inline-flex;
  border-radius: ${token.radius.control};
  background: ${token.color.masthead};
`
