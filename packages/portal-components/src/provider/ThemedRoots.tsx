import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { PreloadKeyframes } from '../parts/movements.styles'
import { StyleIsolation, StyleWeight } from '../parts/StyleIsolation'
import { adoptRefusedStyles, adoptStyles } from './adoptStyles'
import { nestConditions, nestsConditions } from './nestConditions'
import { OverlayRoot } from './OverlayRoot'
import { ThemeRoot } from './ThemeRoot'

/** The plugins for all rules. */
const written = nestsConditions ? { stylisPlugins: [nestConditions] } : {}

export interface ThemedRootsProps {
  nonce: string | undefined
  /** The shadow root around the widgets, if any. */
  shadowRoot: ShadowRoot | undefined
  /** Derives the theme at the root, before the first paint, until the returned function is called. Default: none. */
  watch?: ((root: HTMLElement, overlays: HTMLElement | null) => () => void) | undefined
  children: ReactNode
}

/** The root of a theme and the root of overlays. The host's page is left unchanged. */
export function ThemedRoots({ nonce, shadowRoot, watch, children }: ThemedRootsProps) {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const [overlays, setOverlays] = useState<HTMLDivElement | null>(null)

  // The layout effect runs before the first paint, so that nothing flashes.
  useLayoutEffect(() => (root ? watch?.(root, overlays) : undefined), [root, overlays, watch])

  const themed = (
    <ThemeRoot ref={setRoot}>
      <PreloadKeyframes />
      {/* Rules with a higher weight need separate keyframes. */}
      <StyleIsolation>
        <PreloadKeyframes />
      </StyleIsolation>
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
  const container = nonce === undefined ? { target: adoptRefusedStyles() } : { nonce }
  return (
    <StyleSheetManager {...written} {...container}>
      {themed}
    </StyleSheetManager>
  )
}
