import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { ring } from '../../../parts/focusRing.styles'
import { PlainLink } from '../../../parts/PlainLink'
import { Card } from '../../../surfaces/CardGrid/CardGrid.styles'

export const ListCard = styled(Card)`
  position: relative;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.borderStrong};
    }
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
`
