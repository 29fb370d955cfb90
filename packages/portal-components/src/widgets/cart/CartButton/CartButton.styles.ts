import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { PlainLink } from '../../../parts/PlainLink'
import { mastheadItem } from '../../shell/masthead.styles'

export const CartLink = styled(PlainLink)`
  ${mastheadItem}
  gap: ${token.space[8]};
  padding-inline: ${token.space[8]};
  background: ${token.color.mastheadHover};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;

  & > svg {
    flex: none;
  }
`

export const Count = styled.span`
  min-inline-size: 26px;
  box-sizing: border-box;
  padding: 0 ${token.space[4]};
  border-radius: ${token.radius.pill};
  background: ${token.color.accent};
  color: ${token.color.accentText};
  font-size: ${token.font.size[12]};
  min-block-size: 20px;
  line-height: 20px;
  text-align: center;

  /* Both colours are system colours already. The browser would add a backplate between them. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  &[data-empty] {
    background: transparent;
    color: inherit;
  }
`

/** The masthead of a phone has no room for it. The link's accessible name still includes it. */
export const Subtotal = styled.span`
  @media (max-width: 39.9375em) {
    display: none;
  }
`

/**
 * Wide enough for $9,999.99, and for $99,999.99 where there is room, so that the masthead does not shift while the cart
 * loads and fills.
 */
export const Figure = styled.span`
  display: inline-block;
  min-inline-size: 8ch;
  text-align: end;

  @media (min-width: 83.75em) {
    min-inline-size: 9ch;
  }
`

export const Tax = styled.span`
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.regular};

  &[data-unknown] {
    visibility: hidden;
  }
`
