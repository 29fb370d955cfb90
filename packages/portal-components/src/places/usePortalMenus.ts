import { usePortal } from '../context/PortalContext'
import { isSwitchedOff } from './placeRules'
import { portalMenus } from './portalMenus'
import type { PortalMenus } from './portalMenus'
import { priceBookEnabledQuery } from '../data/account/account'
import { useEntries } from '../data/settings/entries'
import { useRead } from '../data/useRead'

/** Gives what the menus show. */
export function usePortalMenus(): PortalMenus {
  const { client, places, settings } = usePortal()
  const entries = useEntries('topbuttonbar')
  const hasPlace = !places || places.includes('/pricebook')
  // Asked only where the answer would show something.
  const isAsked = hasPlace && !isSwitchedOff('/pricebook', { settings, entries })
  const priceBook = useRead(priceBookEnabledQuery(client), { isEnabled: isAsked })
  return portalMenus({ entries, settings, isPriceBookEnabled: priceBook.data ?? false, places })
}
