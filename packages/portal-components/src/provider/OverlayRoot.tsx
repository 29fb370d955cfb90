import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { createPortal } from 'react-dom'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { useIsHydrated } from '../hooks/useIsHydrated'
import { offPaper } from '../parts/paper.styles'
import { keepOverlaysInteractive } from '../parts/ariaPatches/topLayer'
import { PartContext, PinnedLayer } from '../parts/PartContext'
import { plainElements, plainText } from '../parts/plainElements.styles'
import { usePortal } from '../context/PortalContext'
import { ThemeRoot } from './ThemeRoot'

export interface OverlayRootProps {
  /** The container of overlays, `null` on a server. */
  ref: Ref<HTMLDivElement>
  shadowRoot: ShadowRoot | undefined
  children: ReactNode
}

/**
 * Renders overlays (modals, menus, notices) into a themed element at the end of the body, or of the shadow root, in the
 * browser's top layer. The page cannot clip or cover them there, and they still have the theme's variables.
 */
export function OverlayRoot({ ref, shadowRoot, children }: OverlayRootProps) {
  const isHydrated = useIsHydrated()
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const [pinned, setPinned] = useState<HTMLDivElement | null>(null)
  useEffect(() => (root ? keepOnTop(root) : undefined), [root])
  const { locale } = usePortal()
  const container = useMemo(() => ({ locale, container: () => root }), [locale, root])
  const isInShadow = shadowRoot !== undefined
  useLayoutEffect(() => {
    if (root && isInShadow) keepOverlaysInteractive(root)
  }, [root, isInShadow])
  return (
    <PartContext value={container}>
      <PinnedLayer value={pinned}>{children}</PinnedLayer>
      {isHydrated &&
        createPortal(
          <Overlays ref={ref} popover="manual">
            <div ref={setRoot}>
              <Pinned ref={setPinned} />
            </div>
          </Overlays>,
          shadowRoot ?? document.body,
        )}
    </PartContext>
  )
}

/**
 * The layer of all overlays. It has no height, so that it covers nothing. It is fixed to the viewport, because React
 * Aria 3.53 would subtract the page's scroll offset from a popover's height otherwise. A browser without a top layer
 * shows it all the same. Overlays are not printed.
 */
const Overlays = styled(ThemeRoot)`
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
const Pinned = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${token.layer.overlay};
`

/** Raises the overlays over everything the page has put in the top layer since, each time the first of them opens. */
function keepOnTop(root: HTMLElement): (() => void) | undefined {
  const layer = root.parentElement
  if (!layer || typeof layer.showPopover !== 'function') return
  let hadAny = false
  const raise = () => {
    // Observers run later: the layer may have left the page by then, as at a sign-out in another tab.
    if (!layer.isConnected) return
    const hasAny = root.childElementCount > 1 || root.firstElementChild?.childElementCount !== 0
    const isRaised = layer.matches(':popover-open')
    const isFirst = hasAny && !hadAny
    hadAny = hasAny
    if (isRaised && !isFirst) return
    // The layer is raised from the start, because React Aria measures before an observer runs, and a host may transform
    // content outside the top layer.
    if (isRaised) layer.hidePopover()
    layer.showPopover()
    // Browsers without `currentCSSZoom` measure in the page's own pixels, which popovers use as well.
    layer.style.setProperty('--zoom', String(layer.currentCSSZoom ?? 1))
  }
  raise()
  const observer = new MutationObserver(raise)
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
