import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { PlainLink } from '../../../parts/PlainLink'
import { mastheadItem } from '../../shell/masthead.styles'

export const CartLink = styled(PlainLink)`
  ${mastheadItem}
  flex: none;
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
    min-inline-size: 0;
    background: transparent;
    color: inherit;
  }
`

/** From here the menus stand side by side, and the tax goes below the amount to leave room for the search. */
const BESIDE_MENUS = '(min-width: 72.5em) and (max-width: 89.9375em)'

/** The masthead of a phone has no room for it. The link's accessible name still includes it. */
export const Subtotal = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${token.space[4]};

  @media (max-width: 39.9375em) {
    display: none;
  }
  @media ${BESIDE_MENUS} {
    flex-direction: column;
    align-items: end;
    gap: 0;
    line-height: 16px;
  }
`

/** Wide enough for $999.99 until the amount is known, so that the masthead hardly shifts as the cart loads. */
export const Figure = styled.span`
  &:empty {
    min-inline-size: 7ch;
  }
`

export const Tax = styled.span`
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.regular};

  &[data-unknown] {
    visibility: hidden;
  }
`
