import { sides, token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { logo } from './logo.styles'

/** Room for the menus side by side, of a merchant who has all of them. */
export const WIDE = '(min-width: 72.5em)'
/** Room for the search field between them as well. */
export const ROOMY = '(min-width: 77.5em)'

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.layer.masthead};
  background: ${token.color.masthead};
  color: ${token.color.mastheadText};
  --trade-focus: ${token.color.mastheadText};

  @media (max-height: 480px) {
    position: static;
  }
`

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  max-inline-size: 1440px;
  min-block-size: 56px;
  margin: 0 auto;
  ${sides(token.space[8])}
  box-sizing: border-box;

  @media (min-width: 40em) {
    ${sides(token.space[16])}
  }
  @media ${WIDE} {
    min-block-size: 64px;
    ${sides(token.space[24])}
  }
  @media ${ROOMY} {
    ${sides(token.space[32])}
  }
`

export const OnPhones = styled.div`
  @media ${WIDE} {
    display: none;
  }
`

/** The room of the button that opens a phone's menu. */
export const MenuRoute = styled.div`
  inline-size: 44px;
`

export const Logo = styled.a`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 44px;
  margin-inline-end: auto;
  border-radius: ${token.radius.small};
  outline: none;

  img {
    ${logo}
    min-inline-size: 0;
    max-inline-size: min(200px, 44vw);
    object-fit: contain;
    object-position: left center;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.mastheadText};
    outline-offset: 2px;
  }
  @media ${WIDE} {
    margin-inline-end: ${token.space[8]};
  }
`
