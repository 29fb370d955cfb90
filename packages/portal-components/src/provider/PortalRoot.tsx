import type { ReactNode } from 'react'
import { useCallback, useState } from 'react'
import { PartWords } from '../parts/PartWords'
import { PortalContext } from '../context/PortalContext'
import type { Portal } from '../context/PortalContext'
import { commonWords } from '../messages/common'
import { FollowLink } from '../parts/FollowLink'
import { navigate as goTo, webAddress } from '../places/navigate'
import type { PortalPath } from '../context/routes'

export interface PortalRootProps {
  portal: Portal
  children: ReactNode
}

/** Provides the portal to its children, and common messages to parts, which know no portal. */
export function PortalRoot({ portal, children }: PortalRootProps) {
  return (
    <PortalContext value={portal}>
      <PartWords value={portal.say(commonWords)}>{children}</PartWords>
    </PortalContext>
  )
}

export interface LinksProps {
  navigate: ((to: PortalPath) => void) | undefined
  placeAt: (address: string) => PortalPath | null
  children: ReactNode
}

/** Follows the links of widgets: a route through the host's `navigate`, any other address as the browser does. */
export function Links({ navigate, placeAt, children }: LinksProps) {
  if (!navigate) return children
  const follow = (address: string) => {
    const place = placeAt(address)
    if (place === null) goTo(address)
    else navigate(place)
  }
  return <FollowLink value={follow}>{children}</FollowLink>
}

/**
 * Remembers the route of each address, so that a pressed link leads there whatever address the host gave it. The
 * browser follows an address that belongs to several routes.
 */
export function useAddresses(hrefFor: Portal['hrefFor']) {
  const [places] = useState(() => new Map<string, PortalPath | null>())
  const hrefOf = useCallback(
    (to: PortalPath) => {
      const address = webAddress(hrefFor(to)) ?? to
      const known = places.get(address)
      places.set(address, known === undefined || known === to ? to : null)
      return address
    },
    [hrefFor, places],
  )
  return { hrefFor: hrefOf, placeAt: (address: string) => places.get(address) ?? null }
}
