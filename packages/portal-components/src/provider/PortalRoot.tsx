import type { ReactNode } from 'react'
import { useCallback, useState } from 'react'
import { PartMessages } from '../parts/PartMessages'
import { PortalContext } from '../context/PortalContext'
import type { Portal } from '../context/PortalContext'
import { commonMessages } from '../messages/common'
import { FollowLink } from '../parts/FollowLink'
import { navigate as goTo, webAddress } from '../routes/navigate'
import type { PortalPath } from '../context/routes'

/** Provides the portal to its children, and common messages to parts, which know no portal. */
export function PortalRoot({ portal, children }: { portal: Portal; children: ReactNode }) {
  return (
    <PortalContext value={portal}>
      <PartMessages value={portal.messagesOf(commonMessages)}>{children}</PartMessages>
    </PortalContext>
  )
}

export interface LinksProps {
  navigate: ((to: PortalPath) => void) | undefined
  routeAt: (address: string) => PortalPath | null
  children: ReactNode
}

/** Follows the links of widgets: a route through the host's `navigate`, any other address as the browser does. */
export function Links({ navigate, routeAt, children }: LinksProps) {
  if (!navigate) return children
  const follow = (address: string) => {
    const route = routeAt(address)
    if (route === null) goTo(address)
    else navigate(route)
  }
  return <FollowLink value={follow}>{children}</FollowLink>
}

/**
 * Remembers the route of each address, so that a pressed link leads there whatever address the host gave it. The
 * browser follows an address that belongs to several routes.
 */
export function useAddresses(hrefFor: Portal['hrefFor']) {
  const [routes] = useState(() => new Map<string, PortalPath | null>())
  const hrefOf = useCallback(
    (to: PortalPath) => {
      const address = webAddress(hrefFor(to)) ?? to
      const known = routes.get(address)
      routes.set(address, known === undefined || known === to ? to : null)
      return address
    },
    [hrefFor, routes],
  )
  return { hrefFor: hrefOf, routeAt: (address: string) => routes.get(address) ?? null }
}
