import type { Cart } from '@trade-portal/fluid-sdk'
import { usePortalStore } from '../../context/atoms'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { cartQuery } from './cartQuery'
import { returnedAtAtom } from './returnedAt'
import { readAnew } from '../readAnew'

/** Reads the cart before and after a write that changes it. Use it for such a write. */
export function useCartReads() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  const store = usePortalStore()
  const { queryKey } = cartQuery(client)

  const readCart = () => readAnew(queryClient, queryKey, () => client.cart.read())

  /**
   * Returns the cart as far as this page knows it; reads it where that is older than the page's own last write, or than the
   * customer's return to the page from another one, which may have changed it.
   */
  const knownCart = async (): Promise<Cart | null> => {
    const { data, isInvalidated = true, dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {}
    const isOwn = !isInvalidated && dataUpdatedAt > store.get(returnedAtAtom)
    return data && isOwn ? data : readCart().catch(() => null)
  }
  return { readCart, knownCart }
}
