import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { option, surface, surfaceComes } from '../surface.styles'
import { tint } from './control.styles'

/** Over the whole screen, and seen through. It is shown where a browser has no top layer, too. */
export const Layer = styled.div`
  display: block;
  position: fixed;
  inset: 0;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: none;
  z-index: ${token.layer.overlay};
`

/** As wide as its select, or its words. */
export const List = styled.div`
  ${surface}
  ${surfaceComes}
  position: absolute;
  display: grid;
  gap: 1px;
  inline-size: max-content;
  max-inline-size: max(min(420px, 100% - ${token.space[16]}), min-content);
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
