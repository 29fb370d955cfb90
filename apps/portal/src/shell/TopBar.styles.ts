import { sides, token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { ROOMY, WIDE } from './Masthead.styles'

/** Room for all of it apart, beside a wide logo. */
const AMPLE = '(min-width: 83.75em)'

/** The search button of a bar without room for the field. */
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

export const Navigation = styled.nav`
  display: none;

  @media ${WIDE} {
    display: flex;
    flex-wrap: wrap;
    min-inline-size: 0;
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

/** The search field in the masthead’s colours. */
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
  padding-block: 0 ${token.space[12]};
  ${sides(token.space[16])}

  @media ${ROOMY} {
    display: none;
  }
`
