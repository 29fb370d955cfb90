import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { offPaper } from '../parts/paper.styles'
import { ThemeRoot } from './ThemeRoot'

/**
 * Of no height at the page's beginning, so that it is in nobody's way and what floats keeps its place on the page. Where a
 * browser has no top layer it is shown all the same. Paper has nothing that floats.
 */
export const Overlays = styled(ThemeRoot)`
  ${offPaper}
  display: block;
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  inline-size: auto;
  block-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
`

/** As wide as the screen and of no height, so that it is in nobody's way. */
export const Pinned = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token.layer.overlay};
`
