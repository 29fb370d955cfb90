import { usePortal } from '../portal/PortalContext'
import { goesByEntry, isSwitchedOff } from './placeRules'
import { entriesQuery } from '../data/settings/settings'
import { useRead } from '../data/useRead'

/**
 * Tells whether the merchant has switched off the place at a path such as `/orders`. Use it for a page, whose address
 * can be reached without the menu, and for a link to one. Nothing is denied because the menu is late.
 */
export function useIsSwitchedOff(path: string): boolean {
  const { client, settings } = usePortal()
  const { data } = useRead(entriesQuery(client, 'topbuttonbar'), { isEnabled: goesByEntry(path) })
  return isSwitchedOff(path, { settings, entries: data })
}
