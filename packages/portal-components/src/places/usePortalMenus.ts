import { hasEntry } from './externalLinks'
import { usePortal } from '../portal/PortalContext'
import { portalMenus } from './portalMenus'
import type { PortalMenus } from './portalMenus'
import { priceBookEnabledQuery } from '../data/account/account'
import { useEntries } from '../data/settings/useEntries'
import { useRead } from '../data/useRead'

/** What the menus show. `places` are those that the host has, such as `/orders`; default: all of them. */
export function usePortalMenus(places?: readonly string[]): PortalMenus {
  const { client, settings } = usePortal()
  const entries = useEntries('topbuttonbar')
  const hasPlace = !places || places.includes('/pricebook')
  // Asked only where the answer would show something.
  const isAsked = hasPlace && settings.hasPriceBook && hasEntry(entries, 'price book')
  const priceBook = useRead(priceBookEnabledQuery(client), { isEnabled: isAsked })
  return portalMenus({ entries, settings, isPriceBookEnabled: priceBook.data ?? false, places })
}
