import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const Section = styled.section`
  ${stack}
  gap: ${token.space[12]};
`

export const Cards = styled.ul`
  ${stack}
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  @container (min-width: 560px) {
    grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
    gap: ${token.space[16]};
  }
`

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token.space[12]};
  min-inline-size: 0;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
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
  font-variant-numeric: tabular-nums;
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

/** At the foot, whatever the cards beside it hold. */
export const View = styled.div`
  margin-block-start: auto;
`
