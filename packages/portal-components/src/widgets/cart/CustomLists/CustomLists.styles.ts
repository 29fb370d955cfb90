import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

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

/** At the foot of a card of any height; side by side where both labels have room. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  margin-block-start: auto;

  & > * {
    flex: 1 1 auto;
    inline-size: auto;
  }
`
