import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../parts/field/control.styles'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;

  @container (min-width: 35em) {
    grid-template-columns: repeat(auto-fill, minmax(16.25em, 1fr));
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

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  overflow-wrap: anywhere;
`

/** At most three lines, so that a long text does not stretch all the cards beside it. */
export const Note = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

/** Aligned at the bottom, whatever the neighbouring cards hold. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  margin-block-start: auto;
`

/** The height of a button. */
export const ActionSlot = styled.div`
  block-size: ${height.medium};
`
