import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { option } from '../surface.styles'
import { Surface } from '../TopLayer.styles'
import { MOST_HEIGHT, tint } from './control.styles'

export const Panel = styled(Surface)`
  padding: 0;
`

export const List = styled.div`
  box-sizing: border-box;
  display: grid;
  gap: 1px;
  max-block-size: ${MOST_HEIGHT};
  padding: ${token.space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`

/** The one that the keys and the pointer are at has the focus. */
export const Option = styled.div`
  ${option}

  &:focus {
    background-color: ${tint.hovered};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  &:active {
    background-color: ${tint.pressed};
  }
`

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  overflow-wrap: anywhere;
`

export const OptionHint = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.regular};
`
