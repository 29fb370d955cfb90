import { useEffect, useMemo } from 'react'
import { Links, useAddresses } from './Links'
import { noteOpenings } from './openedSession'
import type { Portal } from '../context/PortalContext'
import type { PortalProviderProps } from './PortalProvider'
import { PortalRoot } from './PortalRoot'
import { signedOutPortal } from './signedOutPortal'
import { ThemedRoots } from './ThemedRoots'

export type VisitorPortalProps = Pick<PortalProviderProps, 'client' | 'places' | 'nonce' | 'children'> &
  Required<Pick<PortalProviderProps, 'hrefFor' | 'navigate'>>

/**
 * Surrounds what a host shows before anybody is signed in, such as the `SignInForm`: words, links and the page's theme, and
 * none of what the merchant's data is read and kept with, which weighs as much again. A `PortalProvider` of the same client
 * takes its place afterwards.
 */
export function VisitorPortal({
  client,
  places,
  nonce,
  hrefFor: hrefOf,
  navigate,
  children,
}: VisitorPortalProps) {
  const { configuration } = client
  const { hrefFor, placeAt } = useAddresses(hrefOf)
  useEffect(() => noteOpenings(client), [client])
  const ofMerchant = useMemo(() => signedOutPortal(configuration), [configuration])
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
        <ThemedRoots nonce={nonce} shadowRoot={undefined}>
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
