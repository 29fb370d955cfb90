import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { MovementsAhead } from '../parts/movements.styles'
import { OwnStyles, StyleWeight } from '../parts/OwnStyles'
import { adoptRefusedStyles, adoptStyles } from './adoptStyles'
import { nestConditions, nestsConditions } from './nestConditions'
import { OverlayRoot } from './OverlayRoot'
import { ThemeRoot } from './ThemeRoot'

/** How all rules are written. */
const written = nestsConditions ? { stylisPlugins: [nestConditions] } : {}

export interface ThemedRootsProps {
  nonce: string | undefined
  /** The tree that the widgets stand in, if it is not the document's. */
  shadowRoot: ShadowRoot | undefined
  /** Begins to derive the theme at the root, before the first paint. @returns a function that stops it. Default: it is inherited. */
  watch?: ((root: HTMLElement, overlays: HTMLElement | null) => () => void) | undefined
  children: ReactNode
}

/** The root of a theme and the one of what floats. Nothing is written on the host's page. */
export function ThemedRoots({ nonce, shadowRoot, watch, children }: ThemedRootsProps) {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const [overlays, setOverlays] = useState<HTMLDivElement | null>(null)

  // Before the first paint, so that nothing flashes.
  useLayoutEffect(() => (root ? watch?.(root, overlays) : undefined), [root, overlays, watch])

  const themed = (
    <ThemeRoot ref={setRoot}>
      <MovementsAhead />
      {/* Rules of more weight have keyframes of their own. */}
      <OwnStyles>
        <MovementsAhead />
      </OwnStyles>
      <OverlayRoot ref={setOverlays} shadowRoot={shadowRoot}>
        {children}
      </OverlayRoot>
    </ThemeRoot>
  )
  if (shadowRoot)
    return (
      <StyleWeight value={null}>
        <StyleSheetManager {...written} target={adoptStyles(shadowRoot)}>
          {themed}
        </StyleSheetManager>
      </StyleWeight>
    )
  const place = nonce === undefined ? { target: adoptRefusedStyles() } : { nonce }
  return (
    <StyleSheetManager {...written} {...place}>
      {themed}
    </StyleSheetManager>
  )
}
