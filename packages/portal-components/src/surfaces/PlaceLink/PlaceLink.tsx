import { Link } from '../../parts/Link'
import type { LinkProps } from '../../parts/Link'
import type { PortalPath } from '../../context/routes'
import { useIsSwitchedOff } from '../../places/useIsSwitchedOff'
import { usePortal } from '../../context/PortalContext'

export interface PlaceLinkProps extends Omit<LinkProps, 'href'> {
  to: PortalPath
}

/** Leads to a place of the portal; it is not there where the host has no such place, or the merchant has switched it off. */
export function PlaceLink({ to, ...link }: PlaceLinkProps) {
  const { hrefFor, places } = usePortal()
  const isSwitchedOff = useIsSwitchedOff(to)
  const hasPlace = !places || places.includes(rootOf(to))
  return hasPlace && !isSwitchedOff ? <Link {...link} href={hrefFor(to)} /> : null
}

/** The place that a path lies under, whatever it asks there: `/orders` of `/orders?type=Quote`. */
function rootOf(path: string): string {
  return `/${path.split(/[/?]/)[1] ?? ''}`
}
