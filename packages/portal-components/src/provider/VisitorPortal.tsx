import { useEffect, useMemo } from 'react'
import { Links, useAddresses, PortalRoot } from './PortalRoot'
import { noteOpenings } from './openedSession'
import type { Portal } from '../context/PortalContext'
import type { PortalProviderProps } from './PortalProvider'
import { signedOutPortal } from './signedOutPortal'
import { ThemedRoots } from './ThemedRoots'

export type VisitorPortalProps = Pick<PortalProviderProps, 'client' | 'routes' | 'nonce' | 'children'> &
  Required<Pick<PortalProviderProps, 'hrefFor' | 'navigate'>>

/**
 * Surrounds a host's page for visitors, such as the `SignInForm`, with messages, links and the page's theme. It leaves
 * out the code that reads and caches the merchant's data, which weighs as much again. A `PortalProvider` of the same
 * client replaces it after the sign-in.
 */
export function VisitorPortal({
  client,
  routes,
  nonce,
  hrefFor: hrefOf,
  navigate,
  children,
}: VisitorPortalProps) {
  const { configuration } = client
  const { hrefFor, routeAt } = useAddresses(hrefOf)
  useEffect(() => noteOpenings(client), [client])
  const ofMerchant = useMemo(() => signedOutPortal(configuration), [configuration])
  return (
    <PortalRoot
      portal={withoutData({
        client,
        navigate,
        hrefFor,
        routes,
        areFailuresThrown: true,
        ...ofMerchant,
      })}
    >
      <Links navigate={navigate} routeAt={routeAt}>
        <ThemedRoots nonce={nonce} shadowRoot={undefined}>
          {children}
        </ThemedRoots>
      </Links>
    </PortalRoot>
  )
}

/** Makes a read of shared state throw an error with a reason. */
function withoutData(portal: Omit<Portal, 'shared'>): Portal {
  // A defined property is not enumerable: in development React reads every enumerable property of a value it is passed.
  return Object.defineProperty(portal, 'shared', {
    get() {
      throw new Error('A widget that reads the merchant’s data needs a <PortalProvider> around it.')
    },
  }) as Portal
}
