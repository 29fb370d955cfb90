import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { createPortal } from 'react-dom'
import { useIsHydrated } from '../hooks/useIsHydrated'
import * as S from './OverlayRoot.styles'
import { spareNewOverlays } from '../parts/ariaPatches/topLayer'
import { PartPlace, PinnedLayer } from '../parts/PartPlace'
import { usePortal } from '../context/PortalContext'

export interface OverlayRootProps {
  /** The element that what floats stands in, `null` while there is no page. */
  ref: Ref<HTMLDivElement>
  shadowRoot: ShadowRoot | undefined
  children: ReactNode
}

/**
 * Puts what floats (modals, menus, notices) into a themed element at the end of the body, or of the shadow root, and that
 * into the browser's top layer: nothing of the page clips or covers it, yet it has the theme's variables.
 */
export function OverlayRoot({ ref, shadowRoot, children }: OverlayRootProps) {
  const isHydrated = useIsHydrated()
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const [pinned, setPinned] = useState<HTMLDivElement | null>(null)
  useEffect(() => (root ? keepOnTop(root) : undefined), [root])
  const { locale } = usePortal()
  const place = useMemo(() => ({ locale, container: () => root }), [locale, root])
  const isInShadow = shadowRoot !== undefined
  useLayoutEffect(() => {
    if (root && isInShadow) spareNewOverlays(root)
  }, [root, isInShadow])
  return (
    <PartPlace value={place}>
      <PinnedLayer value={pinned}>{children}</PinnedLayer>
      {isHydrated &&
        createPortal(
          <S.Overlays ref={ref} popover="manual">
            <div ref={setRoot}>
              <S.Pinned ref={setPinned} />
            </div>
          </S.Overlays>,
          shadowRoot ?? document.body,
        )}
    </PartPlace>
  )
}

/** Raises the overlays over whatever the page has put on top meanwhile, each time the first of them opens. */
function keepOnTop(root: HTMLElement): (() => void) | undefined {
  const layer = root.parentElement
  if (!layer || typeof layer.showPopover !== 'function') return
  let hadAny = false
  const raise = () => {
    // An observer is told afterwards: the layer may have left the page meanwhile, as at a sign-out in another tab.
    if (!layer.isConnected) return
    const hasAny = root.childElementCount > 1 || root.firstElementChild?.childElementCount !== 0
    const isRaised = layer.matches(':popover-open')
    const isFirst = hasAny && !hadAny
    hadAny = hasAny
    if (isRaised && !isFirst) return
    // From the beginning, since React Aria measures before an observer is told: a host may hold what is not in the top layer.
    if (isRaised) layer.hidePopover()
    layer.showPopover()
    // Browsers without it measure in the page's own pixels, in which popovers are placed.
    layer.style.setProperty('--zoom', String(layer.currentCSSZoom ?? 1))
  }
  raise()
  const observer = new MutationObserver(raise)
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
