import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { createPortal } from 'react-dom'
import { useIsHydrated } from '../hooks/useIsHydrated'
import * as S from './ThemedRoots.styles'
import { PartPlace } from '../parts/PartPlace'
import { PinnedLayer } from '../parts/PinnedLayer'
import { usePortal } from '../context/PortalContext'

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

/**
 * Keeps an overlay interactive when it opens over another one in a shadow root. React Aria 3.53 stops watching the
 * document for the first overlay then, but not the shadow root, and would make the new overlay inert as a part of the
 * page behind. While its observers run, a new overlay is marked as one of those it skips.
 */
function spareNewOverlays(container: HTMLElement): void {
  const { appendChild, insertBefore } = container
  container.appendChild = (node) => {
    spare(node)
    return appendChild.call(container, node) as typeof node
  }
  container.insertBefore = (node, next) => {
    spare(node)
    return insertBefore.call(container, node, next) as typeof node
  }
}

function spare(node: Node) {
  if (!(node instanceof HTMLElement)) return
  node.dataset['reactAriaTopLayer'] = ''
  // React Aria would ignore presses beside a marked overlay, which close it.
  setTimeout(() => delete node.dataset['reactAriaTopLayer'])
}
