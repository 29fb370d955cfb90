import { Link } from '../../parts/Link'
import type { LinkProps } from '../../parts/Link'
import type { PortalPath } from '../../context/routes'
import { useIsSwitchedOff } from '../../places/useIsSwitchedOff'
import { usePortal } from '../../context/PortalContext'

export interface PlaceLinkProps extends Omit<LinkProps, 'href'> {
  to: PortalPath
}

/** A link within the portal. Renders nothing if the host has no such page, or the merchant hides it. */
export function PlaceLink({ to, ...link }: PlaceLinkProps) {
  const { hrefFor, places } = usePortal()
  const isSwitchedOff = useIsSwitchedOff(to)
  const hasPlace = !places || places.includes(rootOf(to))
  return hasPlace && !isSwitchedOff ? <Link {...link} href={hrefFor(to)} /> : null
}

/** Returns the page of a path without subpath and query: `/orders` for `/orders?type=Quote`. */
function rootOf(path: string): string {
  return `/${path.split(/[/?]/)[1] ?? ''}`
}
