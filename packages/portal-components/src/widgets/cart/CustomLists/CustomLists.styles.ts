import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { tint } from '../../../parts/field/control.styles'
import { ring } from '../../../parts/focusRing.styles'
import { Stack } from '../../../parts/layout/Layout'
import { PlainLink } from '../../../parts/PlainLink'
import * as Grid from '../../../surfaces/CardGrid/CardGrid.styles'

/** Containers with one column of cards, which are rows of one divided card. */
const NARROW = '@container (max-width: 34.99875em)'

export const Cards = styled(Grid.Cards)`
  ${NARROW} {
    gap: 0;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.card};
    background-color: ${token.color.surfaceRaised};
    overflow: clip;
  }
`

export const Card = styled(Grid.Card)`
  position: relative;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.borderStrong};
    }
  }
  ${NARROW} {
    && {
      flex-direction: row;
      align-items: center;
      gap: ${token.space[12]};
      min-block-size: 64px;
      box-sizing: border-box;
      padding: ${token.space[8]} ${token.space[16]};
      border-width: 1px 0 0;
      border-radius: 0;
    }
    &&:first-child {
      border-block-start-width: 0;
    }
    & > :first-child {
      flex: 1 1 auto;
      gap: 0;
    }
  }
`

export const Names = styled(Stack).attrs({ as: 'ul' })`
  ${NARROW} {
    display: none;
  }
`

/** Three lines at most, because a long name would stretch all the cards beside it. */
export const ListName = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

/** Four in a row at most, with the same size in all cards. */
export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 72px));
  gap: ${token.space[8]};

  ${NARROW} {
    display: none;
  }
`

export const PictureRoom = styled.div`
  aspect-ratio: 4 / 3;
`

export const Name = styled.li`
  overflow: hidden;
  font-size: ${token.font.size[14]};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The name opens the list from anywhere on its card, below the card's own controls. */
export const Opener = styled(PlainLink)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.card};
  }
  @media (hover: hover) {
    &:hover {
      text-decoration-line: underline;
      text-underline-offset: 3px;
    }
  }
  &:focus-visible {
    outline: none;

    &::after {
      ${ring}
    }
  }
`

/** At the foot of a card of any height. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  margin-block-start: auto;
  margin-inline-start: calc(${token.space[8]} * -1);
  font-size: ${token.font.size[14]};

  & > * {
    position: relative;
  }
  /* The whole row is the link; the button beside it is a quiet word. */
  ${NARROW} {
    flex: none;
    margin: 0;

    && > a {
      position: absolute;
      inset: 0;
      border-color: transparent;
      background: none;
      color: transparent;
      outline-offset: -4px;
    }
    && > a:active {
      background-color: ${tint.pressed};
    }
    && > button {
      position: relative;
      padding-inline: ${token.space[8]};
      margin-inline-end: calc(${token.space[8]} * -1);
      border-color: transparent;
      background: none;
      color: ${token.color.link};
    }
  }
  @container (max-width: 21.4375em) {
    && > button > svg {
      display: none;
    }
  }
`
