import { themeStyles, token } from '@trade-portal/theme'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { styled } from 'styled-components'
import { offPaper } from '../parts/paper.styles'
import { plainElements, plainText } from '../parts/plainElements.styles'

/**
 * The root of the theme: it sets the font, colours and target sizes for everything inside. It has an explicit type,
 * because the inferred one names an internal file of styled-components.
 */
export const ThemeRoot: ComponentType<ComponentPropsWithRef<'div'>> = styled.div`
  ${themeStyles}
`

/**
 * The layer of all overlays. It has no height, so that it covers nothing. It is fixed to the viewport, because React
 * Aria 3.53 would subtract the page's scroll offset from a popover's height otherwise. A browser without a top layer
 * shows it all the same. Overlays are not printed.
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

/** As wide as the viewport and without height, so that it covers nothing. */
export const Pinned = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token.layer.overlay};
`
