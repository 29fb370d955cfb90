import { useCallback, useEffect, useMemo } from 'react'
import { Links, useAddresses } from './Links'
import { noteOpenings } from './openedSession'
import type { Portal } from './PortalContext'
import type { PortalProviderProps } from './PortalProvider'
import { PortalRoot } from './PortalRoot'
import { signedOutPortal } from './signedOutPortal'
import type { watchOwnTheme } from './watchOwnTheme'
import { ThemedRoots } from './ThemedRoots'

export type VisitorPortalProps = Pick<
  PortalProviderProps,
  'client' | 'places' | 'scheme' | 'nonce' | 'children'
> &
  Required<Pick<PortalProviderProps, 'hrefFor' | 'navigate'>>

/**
 * Surrounds what a host shows before anybody is signed in, such as the `SignInForm`: words, links and the theme, and none
 * of what the merchant's data is read and kept with, which weighs as much again. A `PortalProvider` of the same client
 * takes its place afterwards.
 */
export function VisitorPortal({
  client,
  places,
  scheme = 'host',
  nonce,
  hrefFor: hrefOf,
  navigate,
  children,
}: VisitorPortalProps) {
  const { configuration } = client
  const { hrefFor, placeAt } = useAddresses(hrefOf)
  useEffect(() => noteOpenings(client), [client])
  const ofMerchant = useMemo(() => signedOutPortal(configuration), [configuration])
  const watch = useCallback(
    (root: HTMLElement, overlays: HTMLElement | null) => watchLate(root, overlays, scheme),
    [scheme],
  )
  return (
    <PortalRoot
      portal={withoutData({
        client,
        navigate,
        hrefFor,
        places,
        areFailuresThrown: true,
        ...ofMerchant,
      })}
    >
      <Links navigate={navigate} placeAt={placeAt}>
        <ThemedRoots watch={watch} nonce={nonce} shadowRoot={undefined}>
          {children}
        </ThemedRoots>
      </Links>
    </PortalRoot>
  )
}

/** Has whoever asks for what data is kept with be told why there is none. */
function withoutData(portal: Omit<Portal, 'shared'>): Portal {
  // Defined, and so not listed: in development React goes through all that it can list of what it is handed.
  return Object.defineProperty(portal, 'shared', {
    get() {
      throw new Error('A widget that reads the merchant’s data needs a <PortalProvider> around it.')
    },
  }) as Portal
}

/**
 * Derives the theme once that code has come: until then a page has the merchant's variables as they are written, as it has
 * before any script.
 */
function watchLate(...where: Parameters<typeof watchOwnTheme>): () => void {
  let stop: (() => void) | null = null
  let isOver = false
  const begin = async () => {
    const late = await import('./watchOwnTheme')
    if (!isOver) stop = late.watchOwnTheme(...where)
  }
  // Without it the merchant's own colours stay.
  begin().catch(() => undefined)
  return () => {
    isOver = true
    stop?.()
  }
}
