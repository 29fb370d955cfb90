import { userQuery } from '../../../data/account/account'
import { listsQuery } from '../../../data/lists/lists'
import { entriesQuery } from '../../../data/settings/settings'
import { ordersQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import { useAreSwitchesKnown } from '../../../data/settings/useAreSwitchesKnown'
import { useHasPlace } from '../../../places/useIsSwitchedOff'
import { usePortal } from '../../../context/PortalContext'

/** Reads who is greeted, the merchant's banners, and whether balances are shown. */
export function useGreetingReads() {
  const { client } = usePortal()
  return {
    user: useRead(userQuery(client)),
    banners: useRead(entriesQuery(client, 'homepage')),
    balances: useRead(entriesQuery(client, 'balances')),
  }
}

/** Reads what can be ordered again: the latest orders and the customer's own lists, where there are pages for them. */
export function useShortcutReads() {
  const { client } = usePortal()
  const { arePlacesKnown } = useAreSwitchesKnown()
  const hasOrders = useHasPlace('/orders')
  const hasLists = useHasPlace('/custom-lists')
  return {
    isKnown: arePlacesKnown,
    hasOrders,
    hasLists,
    orders: useRead(ordersQuery(client), { isEnabled: hasOrders }),
    lists: useRead(listsQuery(client), { isEnabled: hasLists }),
  }
}
