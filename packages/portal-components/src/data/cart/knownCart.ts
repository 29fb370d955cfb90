import type { Cart, FluidClient } from '@trade-portal/fluid-sdk'
import type { SharedState } from '../../context/PortalContext'
import { readAnew } from '../readAnew'
import { cartQuery } from './cartQuery'
import { returnedAtAtom } from './returnedAt'

interface CartReads extends Pick<SharedState, 'queryClient'> {
  client: FluidClient
}

/** Refetches the cart after a write, and updates the screen. */
export const readCartAnew = ({ client, queryClient }: CartReads): Promise<Cart> =>
  readAnew(queryClient, cartQuery(client).queryKey, () => client.cart.read())

/**
 * Returns the cart known to this page. Refetches it if it is older than the page's last write, or than the customer's
 * last return from another page, which may have changed it. `null` if it cannot be read.
 */
export async function knownCart(reads: CartReads & Pick<SharedState, 'store'>): Promise<Cart | null> {
  const { queryKey } = cartQuery(reads.client)
  const { data, isInvalidated = true, dataUpdatedAt = 0 } = reads.queryClient.getQueryState(queryKey) ?? {}
  const isOwn = !isInvalidated && dataUpdatedAt > reads.store.get(returnedAtAtom)
  return data && isOwn ? data : readCartAnew(reads).catch(() => null)
}
