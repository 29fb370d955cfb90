import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { surface, surfaceComes } from './surface.styles'

/** A transparent layer over the whole screen. It is also visible in browsers without a top layer. */
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

/** As wide as its trigger, or its content. */
export const Surface = styled.div`
  ${surface}
  ${surfaceComes}
  position: absolute;
  inline-size: max-content;
  max-inline-size: max(min(420px, 100% - ${token.space[16]}), min-content);
`
