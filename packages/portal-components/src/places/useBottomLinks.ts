import type { WidgetEntry } from '@trade-portal/fluid-sdk'
import { bottomLinks } from '../context/routes'
import { usePortal } from '../context/PortalContext'
import { useEntries } from '../data/settings/useEntries'

/** A link at the foot of every page, chosen by the merchant. */
export interface BottomLink {
  label: string
  to: string
}

/** Returns the links of the bottom link bar. */
export function useBottomLinks(): BottomLink[] {
  const { places } = usePortal()
  return linksOf(useEntries('bottomlinkbar'), places)
}

/** Returns the entries whose type names a route of the host, in the merchant's order. */
function linksOf(entries: WidgetEntry[], places: readonly string[] | undefined): BottomLink[] {
  return entries.flatMap(({ type, label }) => {
    const to = bottomLinks[type]
    return to && label && (!places || places.includes(to)) ? [{ to, label }] : []
  })
}
