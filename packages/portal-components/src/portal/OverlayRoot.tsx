import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { UNSAFE_PortalProvider as OverlayProvider } from 'react-aria/PortalProvider'
import { createPortal } from 'react-dom'
import { useIsHydrated } from '../hooks/useIsHydrated'
import * as S from './OverlayRoot.styles'
import { PinnedLayer } from '../parts/PinnedLayer'

export interface OverlayRootProps {
  /** The element that what floats stands in, `null` while there is no page. */
  ref: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * Puts what floats (modals, menus, notices) into a themed element at the end of the body: outside of what may clip it,
 * yet with the theme's variables.
 */
export function OverlayRoot({ ref, children }: OverlayRootProps) {
  const isHydrated = useIsHydrated()
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const [pinned, setPinned] = useState<HTMLDivElement | null>(null)
  return (
    <OverlayProvider getContainer={() => root}>
      <PinnedLayer value={pinned}>{children}</PinnedLayer>
      {isHydrated &&
        createPortal(
          <S.Overlays ref={ref}>
            <div ref={setRoot}>
              <S.Pinned ref={setPinned} />
            </div>
          </S.Overlays>,
          document.body,
        )}
    </OverlayProvider>
  )
}
