import type { Cart, FluidClient } from '@trade-portal/fluid-sdk'
import type { SharedState } from '../../context/PortalContext'
import { refetch } from '../refetch'
import { cartQuery } from './cartQuery'
import { returnedAtAtom } from './returnedAt'
import { usePortalStore } from '../../context/atoms'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'

interface CartReads extends Pick<SharedState, 'queryClient'> {
  client: FluidClient
}

/** Refetches the cart after a write, and updates the screen. */
const refetchCart = ({ client, queryClient }: CartReads): Promise<Cart> =>
  refetch(queryClient, cartQuery(client).queryKey, () => client.cart.read())

/**
 * Returns the cart known to this page. Refetches it if it is older than the page's last write, or than the customer's
 * last return from another page, which may have changed it. `null` if it cannot be read.
 */
export async function knownCart(reads: CartReads & Pick<SharedState, 'store'>): Promise<Cart | null> {
  const { queryKey } = cartQuery(reads.client)
  const { data, isInvalidated = true, dataUpdatedAt = 0 } = reads.queryClient.getQueryState(queryKey) ?? {}
  const isOwn = !isInvalidated && dataUpdatedAt > reads.store.get(returnedAtAtom)
  return data && isOwn ? data : refetchCart(reads).catch(() => null)
}

/** Reads the cart before and after a write that changes it. Use it for such a write. */
export function useCartReads() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  const store = usePortalStore()
  return {
    readCart: () => refetchCart({ client, queryClient }),
    knownCart: () => knownCart({ client, queryClient, store }),
  }
}
