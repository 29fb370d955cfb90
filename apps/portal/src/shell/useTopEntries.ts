import { hasEntry, useEntries, usePortal } from '@trade-portal/portal-components'

/** Which places of the top bar the merchant shows: an entry has to be there, and no setting may switch it off. */
export function useTopEntries() {
  const { settings } = usePortal()
  const entries = useEntries('topbuttonbar')
  return {
    hasProducts: settings.hasProducts && hasEntry(entries, 'products'),
    hasOrders: hasEntry(entries, 'quotes/orders'),
  }
}
