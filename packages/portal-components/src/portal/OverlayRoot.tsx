import { useState } from 'react'
import type { ReactNode } from 'react'
import { UNSAFE_PortalProvider as OverlayProvider } from 'react-aria'
import { createPortal } from 'react-dom'
import * as S from './OverlayRoot.styles'
import { useIsHydrated } from '../hooks/useIsHydrated'
import { PinnedLayer } from '../parts/PinnedLayer'
import { ThemeRoot } from './ThemeRoot'

/**
 * Puts what floats (modals, menus, notices) into a themed element at the end of the body: outside of what may clip it,
 * yet with the theme's variables.
 */
export function OverlayRoot({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated()
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const [pinned, setPinned] = useState<HTMLDivElement | null>(null)
  return (
    <OverlayProvider getContainer={() => root}>
      <PinnedLayer value={pinned}>{children}</PinnedLayer>
      {isHydrated &&
        createPortal(
          <ThemeRoot ref={setRoot}>
            <S.Pinned ref={setPinned} />
          </ThemeRoot>,
          document.body,
        )}
    </OverlayProvider>
  )
}
