import { usePortal } from '../context/PortalContext'
import { goesByEntry, goesByPriceBook, isSwitchedOff } from './routeRules'
import { priceBookEnabledQuery } from '../data/account/account'
import { entriesQuery } from '../data/settings/settings'
import { useRead } from '../data/useRead'

/**
 * Returns whether the merchant has switched off the route of a path such as `/orders`, for all customers or for this
 * one. Use it for pages, which can be reached without the menu, and for links to them. A slow or missing answer
 * switches nothing off.
 */
export function useIsSwitchedOff(path: string): boolean {
  const { client, settings } = usePortal()
  const { data: entries } = useRead(entriesQuery(client, 'topbuttonbar'), { isEnabled: goesByEntry(path) })
  const switches = { settings, entries }
  // Read only if the answer would show something.
  const isAsked = goesByPriceBook(path) && !isSwitchedOff(path, switches)
  const { data: isPriceBookEnabled } = useRead(priceBookEnabledQuery(client), { isEnabled: isAsked })
  return isSwitchedOff(path, { ...switches, isPriceBookEnabled })
}

/**
 * Returns whether the host has the route of a path such as `/invoices` and the merchant has not switched it off. Use it
 * for text that becomes a link only if its route exists.
 */
export function useHasRoute(path: string): boolean {
  const { routes } = usePortal()
  const isSwitchedOff = useIsSwitchedOff(path)
  return !isSwitchedOff && (!routes || routes.includes(path))
}
