import { hasEntry } from './externalLinks'
import { usePortal } from '../portal/PortalContext'
import { entriesQuery } from '../data/settings/settings'
import { useRead } from '../data/useRead'

/**
 * Tells whether the merchant's top bar is without an entry. Use it for a page whose address can be reached without the
 * menu: it is `false` until the menu has been read, so that no page is denied because the menu is late.
 */
export function useIsSwitchedOff(label: string): boolean {
  const { client } = usePortal()
  const { data } = useRead(entriesQuery(client, 'topbuttonbar'))
  return data !== undefined && !hasEntry(data, label)
}
