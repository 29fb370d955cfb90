import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { text } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import { cartQuery } from '../cart/cartQuery'

/** Stores the id of the last ordered cart, for other tabs. */
const orderedCart = (client: FluidClient) =>
  openStored({ client, user: client.session.current()?.username ?? '' }, 'orderedCart', text)

/** Shows an ordered cart as empty, here and in other tabs, and refetches its replacement. */
export function emptyOrderedCart(client: FluidClient, queryClient: QueryClient, cartId: string) {
  orderedCart(client).write(cartId)
  showAsEmpty(client, queryClient, cartId)
}

/** Listens for carts ordered in other tabs. @returns a function that stops it. */
export function watchOrderedCarts(client: FluidClient, queryClient: QueryClient): () => void {
  const listen = ({ key }: StorageEvent) => {
    const cartId = key?.includes(':orderedCart') ? orderedCart(client).read() : null
    if (cartId !== null) showAsEmpty(client, queryClient, cartId)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

function showAsEmpty(client: FluidClient, queryClient: QueryClient, cartId: string) {
  const { queryKey } = cartQuery(client)
  queryClient.setQueryData(queryKey, (cart) => (cart?.id === cartId ? { ...cart, lines: [] } : cart))
  void queryClient.invalidateQueries({ queryKey })
}
