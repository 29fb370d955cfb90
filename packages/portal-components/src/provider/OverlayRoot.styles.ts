import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { offPaper } from '../parts/paper.styles'
import { plainElements, plainText } from '../parts/plainElements.styles'
import { ThemeRoot } from './ThemeRoot'

/**
 * Of no height at the screen's beginning, so that it is in nobody's way. At the page's own, React Aria 3.53 would take what
 * the page has scrolled from the height of a popover. Where a browser has no top layer it is shown all the same. Paper has
 * nothing that floats.
 */
export const Overlays = styled(ThemeRoot)`
  ${offPaper}
  ${plainText}
  display: block;
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  inline-size: auto;
  block-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  ${plainElements}
`

/** As wide as the screen and of no height, so that it is in nobody's way. */
export const Pinned = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token.layer.overlay};
`
