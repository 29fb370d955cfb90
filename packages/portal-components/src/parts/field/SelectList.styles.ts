import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { option, surface, surfaceComes } from '../surface.styles'
import { MOST_HEIGHT, tint } from './control.styles'

/** The list at its trigger, as high as there is room. */
export const Place = styled.div`
  position: absolute;
  display: flex;
  flex-direction: column;
  inline-size: max-content;
  max-inline-size: max(min(420px, 100% - ${token.space[16]}), min-content);
`

export const List = styled.div`
  ${surface}
  ${surfaceComes}
  display: grid;
  gap: 1px;
  min-block-size: 0;
  max-block-size: ${MOST_HEIGHT};
`

/** The highlighted option has the focus. */
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
