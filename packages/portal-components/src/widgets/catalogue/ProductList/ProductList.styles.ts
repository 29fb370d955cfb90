import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  gap: ${token.space[16]};
  min-inline-size: 0;

  @container widget (min-width: 55em) {
    grid-template-columns: 248px minmax(0, 1fr);
    align-items: start;
    gap: ${token.space[32]};
  }
`

/** Rows become cards depending on the width beside the panel. */
export const Content = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};

  @container widget (max-width: 39.9375em) {
    gap: ${token.space[8]};
  }
  min-inline-size: 0;
  container: listing / inline-size;
`

/** The full breadcrumb, on wide containers. */
export const Trail = styled.div`
  @container widget (max-width: 39.9375em) {
    display: none;
  }
`

export const Prompt = styled.p`
  margin: 0;
  padding-block: ${token.space[32]};
  color: ${token.color.textMuted};
  text-align: center;
`

/** Too narrow for the title and the tools on one line. */
const NARROW = 'listing (max-width: 39.9375em)'
/** Too narrow for the placeholder and the clear button until the field has the focus. */
const SMALL = 'listing (max-width: 19.9375em)'
/** Too narrow for both side by side. */
const TIGHT = 'listing (max-width: 17.4375em)'

export const Head = styled.div`
  display: grid;
  grid-template: 'title tools' auto 'search search' auto / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[12]} ${token.space[16]};
  scroll-margin-block-start: calc(${token.space[64]} + ${token.space[32]});

  @container ${NARROW} {
    grid-template: 'title title' auto 'search tools' auto / minmax(44px, 1fr) auto;
    gap: ${token.space[8]};
  }
  @container ${TIGHT} {
    grid-template: 'title' auto 'search' auto 'tools' auto / minmax(0, 1fr);
  }
`

export const Title = styled.div`
  grid-area: title;
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  min-inline-size: 0;
  min-block-size: 44px;

  @container ${NARROW} {
    min-block-size: 40px;
  }
`

/** Link to the parent category, on containers too narrow for the breadcrumb. */
export const Back = styled.a`
  display: none;
  flex: none;
  place-items: center;
  inline-size: ${token.target};
  block-size: ${token.target};
  margin-block: -2px;
  margin-inline-start: calc(${token.space[12]} * -1);
  border-radius: ${token.radius.control};
  color: ${token.color.text};

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
  @container ${NARROW} {
    display: grid;
  }
`

/** On narrow containers the focused field covers the tools. */
export const Search = styled.div`
  grid-area: search;
  min-inline-size: 0;

  @container ${NARROW} {
    &:focus-within {
      z-index: 1;
      grid-column: 1 / -1;
    }
  }
  @container ${SMALL} {
    &:not(:focus-within) input::placeholder {
      opacity: 0;
    }
    &:not(:focus-within) input {
      padding-inline-end: ${token.space[4]};
    }
    &:not(:focus-within) button {
      display: none;
    }
  }
`

export const Tools = styled.div`
  grid-area: tools;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space[16]};

  @container ${NARROW} {
    gap: ${token.space[8]};
  }
`

export const SeePrices = styled.span`
  display: grid;
  justify-items: end;
  line-height: 1.25;

  @container ${NARROW} {
    font-size: ${token.font.size[14]};
    white-space: nowrap;
  }
`

/** On wide containers the column heads show it. */
export const Tax = styled.span`
  display: none;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};

  @container ${NARROW} {
    display: block;
  }
`
