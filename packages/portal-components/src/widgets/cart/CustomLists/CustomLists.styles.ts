import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
`

/** Three lines at most: one long name must not stretch all the cards beside it. */
export const ListName = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const Muted = styled.p`
  margin: ${token.space[4]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

/** Four in a row at most, of one size in all cards. */
export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 72px));
  gap: ${token.space[8]};
`

export const PictureRoom = styled.div`
  aspect-ratio: 4 / 3;
`

export const Names = styled.ul`
  margin: 0;
  padding: 0;
  font-size: ${token.font.size[14]};
  list-style: none;
`

export const Name = styled.li`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const More = styled.li`
  color: ${token.color.textMuted};
`

/** At the foot, whatever the cards beside it hold; side by side where the words of both have room. */
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
