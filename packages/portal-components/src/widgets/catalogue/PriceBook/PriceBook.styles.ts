import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../../parts/field/control.styles'

/** Aligns the button's text with the card's padding. */
export const HeadAction = styled.div`
  margin: calc(${token.space[8]} * -1);
`

/** Reserves the button's height, with its text in the same position. */
export const ActionSlot = styled.div`
  display: grid;
  align-content: center;
  block-size: ${height.medium};
  padding-inline: ${token.space[8]};
`

export const Checks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${token.font.size[16]} * 12), 1fr));
  gap: ${token.space[4]} ${token.space[16]};
`
