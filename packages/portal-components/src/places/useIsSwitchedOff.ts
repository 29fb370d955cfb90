import { usePortal } from '../context/PortalContext'
import { goesByEntry, goesByPriceBook, isSwitchedOff } from './placeRules'
import { priceBookEnabledQuery } from '../data/account/account'
import { entriesQuery } from '../data/settings/settings'
import { useRead } from '../data/useRead'

/**
 * Tells whether the merchant has switched off the place at a path such as `/orders`, for everybody or for this customer.
 * Use it for a page, whose address can be reached without the menu, and for a link to one. Nothing is denied because an
 * answer is late, or does not come.
 */
export function useIsSwitchedOff(path: string): boolean {
  const { client, settings } = usePortal()
  const { data: entries } = useRead(entriesQuery(client, 'topbuttonbar'), { isEnabled: goesByEntry(path) })
  const switches = { settings, entries }
  // Asked only where the answer would show something.
  const isAsked = goesByPriceBook(path) && !isSwitchedOff(path, switches)
  const { data: isPriceBookEnabled } = useRead(priceBookEnabledQuery(client), { isEnabled: isAsked })
  return isSwitchedOff(path, { ...switches, isPriceBookEnabled })
}
