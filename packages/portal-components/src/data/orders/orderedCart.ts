import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { cartQuery } from '../cart/cartQuery'

/** Names the cart that was ordered last, for other tabs to hear of. */
const ORDERED = 'orderedCart'

/** Shows a cart that became an order as empty, here and in other tabs, and reads the one that takes its place. */
export function emptyOrderedCart(client: FluidClient, queryClient: QueryClient, cartId: string) {
  client.storage.set(ORDERED, cartId)
  showAsEmpty(client, queryClient, cartId)
}

/** Hears of carts that other tabs ordered. @returns what stops it. */
export function watchOrderedCarts(client: FluidClient, queryClient: QueryClient): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key?.endsWith(`:${ORDERED}`) && newValue) showAsEmpty(client, queryClient, newValue)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

function showAsEmpty(client: FluidClient, queryClient: QueryClient, cartId: string) {
  const { queryKey } = cartQuery(client)
  queryClient.setQueryData(queryKey, (cart) => (cart?.id === cartId ? { ...cart, lines: [] } : cart))
  void queryClient.invalidateQueries({ queryKey })
}
