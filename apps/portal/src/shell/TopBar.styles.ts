import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { logo } from './logo.styles'

/** Room for the menus side by side, of a merchant who has all of them. */
const WIDE = '(min-width: 1120px)'
/** Room for the search field between them as well. */
export const ROOMY = '(min-width: 1240px)'
/** Room for all of it apart, beside a wide logo. */
const AMPLE = '(min-width: 1340px)'

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.layer.masthead};
  background: ${token.color.masthead};
  color: ${token.color.mastheadText};
  --trade-focus: ${token.color.mastheadText};
`

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  max-inline-size: 1440px;
  min-block-size: 56px;
  margin: 0 auto;
  padding: 0 ${token.space[8]};
  box-sizing: border-box;

  @media (min-width: 640px) {
    padding: 0 ${token.space[16]};
  }
  @media ${WIDE} {
    min-block-size: 64px;
    padding: 0 ${token.space[24]};
  }
  @media ${ROOMY} {
    padding: 0 ${token.space[32]};
  }
`

export const OnPhones = styled.div`
  @media ${WIDE} {
    display: none;
  }
`

/** The way to the search where the bar has no room for its field. */
export const SearchToggle = styled.div`
  @media ${ROOMY} {
    display: none;
  }
`

export const OnWideScreens = styled.div`
  display: none;

  @media ${WIDE} {
    display: block;
  }
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
    flex: none;
    margin-inline-end: ${token.space[8]};
  }
`

export const Navigation = styled.nav`
  display: none;

  @media ${WIDE} {
    display: flex;
    margin-inline-end: auto;
  }
  a,
  button {
    padding-inline: calc(${token.space[12]} * 0.5);
  }
  @media ${ROOMY} {
    margin-inline-end: 0;
  }
  @media ${AMPLE} {
    gap: ${token.space[4]};

    a,
    button {
      padding-inline: ${token.space[8]};
    }
  }
`

/** The search field in the colours of the masthead it stands on. */
const searchOnMasthead = css`
  --trade-surface-raised: color-mix(in srgb, ${token.color.mastheadText} 10%, ${token.color.masthead});
  --trade-border-strong: color-mix(in srgb, ${token.color.mastheadText} 55%, ${token.color.masthead});
  --trade-text: ${token.color.mastheadText};
  --trade-text-muted: color-mix(in srgb, ${token.color.mastheadText} 80%, ${token.color.masthead});
`

export const Search = styled.div`
  ${searchOnMasthead}
  display: none;

  @media ${ROOMY} {
    display: block;
    flex: 1;
    max-inline-size: 420px;
    margin: 0 auto;
  }
`

export const SearchRow = styled.div`
  ${searchOnMasthead}
  padding: 0 ${token.space[16]} ${token.space[12]};

  @media ${ROOMY} {
    display: none;
  }
`
