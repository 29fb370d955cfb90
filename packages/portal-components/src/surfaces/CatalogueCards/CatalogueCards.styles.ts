import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import * as Grid from '../CardGrid/CardGrid.styles'

export const Cards = styled(Grid.Cards)`
  margin-block-start: ${token.space[8]};

  @container (min-width: 35em) {
    grid-template-columns: repeat(auto-fill, minmax(15em, 1fr));
    gap: ${token.space[24]};
  }
`

export const Card = styled(Grid.Card)`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  align-items: start;
  padding: ${token.space[12]};

  @container (min-width: 35em) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    padding: ${token.space[16]};
  }
`

export const CardTitle = styled.h2`
  margin: 0;
  font-size: ${token.font.size[18]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.heading};
  letter-spacing: -0.01em;
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

export const Links = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  margin: ${token.space[4]} 0 0;
  padding: 0;
  font-size: ${token.font.size[14]};
  list-style: none;

  @media (pointer: coarse) {
    gap: 0;

    & a {
      display: block;
      padding-block: max(0px, calc((${token.target} - 1.5em) / 2));
    }
  }
`
