import { Link } from '../../parts/Link'
import type { LinkProps } from '../../parts/Link'
import type { PortalPath } from '../../context/routes'
import { useIsSwitchedOff } from '../../routes/useIsSwitchedOff'
import { usePortal } from '../../context/PortalContext'

export interface RouteLinkProps extends Omit<LinkProps, 'href'> {
  to: PortalPath
}

/** A link within the portal. Renders nothing if the host has no such page, or the merchant hides it. */
export function RouteLink({ to, ...link }: RouteLinkProps) {
  const { hrefFor, routes } = usePortal()
  const isSwitchedOff = useIsSwitchedOff(to)
  const hasRoute = !routes || routes.includes(rootOf(to))
  return hasRoute && !isSwitchedOff ? <Link {...link} href={hrefFor(to)} /> : null
}

/** Returns the page of a path without subpath and query: `/orders` for `/orders?type=Quote`. */
function rootOf(path: string): string {
  return `/${path.split(/[/?]/)[1] ?? ''}`
}
