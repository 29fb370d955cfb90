import type { Cart, FluidClient } from '@trade-portal/fluid-sdk'
import type { SharedState } from '../../context/PortalContext'
import { readAnew } from '../readAnew'
import { cartQuery } from './cartQuery'
import { returnedAtAtom } from './returnedAt'

interface CartReads extends Pick<SharedState, 'queryClient'> {
  client: FluidClient
}

/** Reads the cart after a write, for the screen too. */
export const readCartAnew = ({ client, queryClient }: CartReads): Promise<Cart> =>
  readAnew(queryClient, cartQuery(client).queryKey, () => client.cart.read())

/**
 * Returns the cart as far as this page knows it; reads it where that is older than the page's own last write, or than the
 * customer's return to the page from another one, which may have changed it. `null` where it cannot be read.
 */
export async function knownCart(reads: CartReads & Pick<SharedState, 'store'>): Promise<Cart | null> {
  const { queryKey } = cartQuery(reads.client)
  const { data, isInvalidated = true, dataUpdatedAt = 0 } = reads.queryClient.getQueryState(queryKey) ?? {}
  const isOwn = !isInvalidated && dataUpdatedAt > reads.store.get(returnedAtAtom)
  return data && isOwn ? data : readCartAnew(reads).catch(() => null)
}
