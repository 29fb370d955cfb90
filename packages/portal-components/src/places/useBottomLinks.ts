import type { WidgetEntry } from '@trade-portal/fluid-sdk'
import { bottomLinks } from '../context/routes'
import { usePortal } from '../context/PortalContext'
import { useEntries } from '../data/settings/entries'

/** A place that the merchant names at the foot of every page. */
export interface BottomLink {
  label: string
  to: string
}

/** Gives the links of the bottom link bar. */
export function useBottomLinks(): BottomLink[] {
  const { places } = usePortal()
  return linksOf(useEntries('bottomlinkbar'), places)
}

/** The entries whose type names a place that the host has, in the merchant's order. */
function linksOf(entries: WidgetEntry[], places: readonly string[] | undefined): BottomLink[] {
  return entries.flatMap(({ type, label }) => {
    const to = bottomLinks[type]
    return to && label && (!places || places.includes(to)) ? [{ to, label }] : []
  })
}
