import { copyTheme, describeReport, watchTheme } from '@trade-portal/theme'
import type { SchemeChoice, ThemeReport } from '@trade-portal/theme'
import { useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import { adoptRefusedStyles, adoptStyles } from './adoptStyles'
import { OverlayRoot } from './OverlayRoot'
import { StyleWeight } from '../parts/OwnStyles'
import { ThemeRoot } from './ThemeRoot'

export interface ThemedProps {
  scheme: SchemeChoice
  nonce: string | undefined
  /** The tree that the widgets stand in, if it is not the document's. */
  shadowRoot: ShadowRoot | undefined
  children: ReactNode
}

/** Derives the theme at its own root, and gives it to what floats. Nothing is written on the host's page. */
export function Themed({ scheme, nonce, shadowRoot, children }: ThemedProps) {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const [overlays, setOverlays] = useState<HTMLDivElement | null>(null)

  // Before the first paint, so that nothing flashes.
  useLayoutEffect(() => {
    if (!root) return
    const onApply = () => overlays && copyTheme(root, overlays)
    return watchTheme(root, { scheme, onReport: tell, onApply })
  }, [root, overlays, scheme])

  const themed = (
    <ThemeRoot ref={setRoot}>
      <OverlayRoot ref={setOverlays} shadowRoot={shadowRoot}>
        {children}
      </OverlayRoot>
    </ThemeRoot>
  )
  if (shadowRoot)
    return (
      <StyleWeight value={null}>
        <StyleSheetManager target={adoptStyles(shadowRoot)}>{themed}</StyleSheetManager>
      </StyleWeight>
    )
  if (nonce !== undefined) return <StyleSheetManager nonce={nonce}>{themed}</StyleSheetManager>
  const target = adoptRefusedStyles()
  return target ? <StyleSheetManager target={target}>{themed}</StyleSheetManager> : themed
}

/** A colour that had to be mended is the merchant's to know, in whichever build they try it. */
function tell(report: ThemeReport) {
  for (const line of describeReport(report)) console.warn(line)
}
