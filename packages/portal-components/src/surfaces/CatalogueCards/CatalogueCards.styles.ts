import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import * as Grid from '../CardGrid/CardGrid.styles'

/** Room for cards; below it all are rows of a single card. */
const ROOMY = '(min-width: 35em)'
const NARROW = '(max-width: 34.9375em)'

export const Cards = styled(Grid.Cards)`
  margin-block-start: ${token.space[8]};

  @container ${NARROW} {
    gap: 0;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.card};
    background-color: ${token.color.surfaceRaised};
    overflow: hidden;
  }
  @container ${ROOMY} {
    grid-template-columns: repeat(auto-fill, minmax(15em, 1fr));
    gap: ${token.space[24]};
  }
`

export const Card = styled(Grid.Card)`
  display: grid;

  @container ${NARROW} {
    position: relative;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    box-sizing: border-box;
    gap: ${token.space[16]};
    min-block-size: 72px;
    padding: ${token.space[8]} ${token.space[12]};
    border: 0;
    border-radius: 0;
    background: none;

    &:not(:first-child) {
      border-block-start: 1px solid ${token.color.border};
    }
    @media (hover: hover) {
      &:has(a:hover) {
        background-color: ${token.color.surfaceSunken};
      }
    }
    &:has(a:active) {
      background-color: ${token.color.surfaceSunken};
    }
  }
  @container ${ROOMY} {
    align-items: start;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`

export const CardPicture = styled.div`
  @container ${NARROW} {
    /* With both sizes the picture's own ratio gives way. */
    & > * {
      block-size: 48px;
    }
    & img {
      object-fit: cover;
    }
  }
`

export const CardTitle = styled.h2`
  margin: 0;
  font-size: ${token.font.size[18]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.heading};
  letter-spacing: -0.01em;

  @container ${NARROW} {
    font-size: ${token.font.size[16]};
    letter-spacing: normal;

    /* The link covers its row. */
    & > a {
      padding: 0;
      outline: none;
      text-decoration: none;
    }
    & > a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    & > a:focus-visible::after {
      outline: 2px solid ${token.color.focus};
      outline-offset: -2px;
    }
  }
`

export const CardWords = styled(Grid.Words)`
  @container ${NARROW} {
    gap: 0;
  }
`

export const Count = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  /* It overlaps the touch target of the name above it. */
  @media (pointer: coarse) {
    pointer-events: none;
  }
`

/** At the end of a row. */
export const Chevron = styled.span`
  display: none;
  color: ${token.color.textMuted};

  @container ${NARROW} {
    display: grid;
  }
`

export const Links = styled.ul`
  display: none;
  gap: ${token.space[4]};
  margin: ${token.space[4]} 0 0;
  padding: 0;
  font-size: ${token.font.size[14]};
  list-style: none;

  @container ${ROOMY} {
    display: grid;
  }
  @media (pointer: coarse) {
    gap: 0;

    & a {
      display: block;
      padding-block: max(0px, calc((${token.target} - 1.5em) / 2));
    }
  }
`
