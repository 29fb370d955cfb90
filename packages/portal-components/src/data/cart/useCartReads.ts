import type { Cart } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../portal/PortalContext'
import { useQueryCache } from '../../portal/queries'
import { cartQuery } from './cartQuery'
import { readAnew } from '../readAnew'

/** Reads the cart before and after a write that changes it. Use it for such a write. */
export function useCartReads() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  const { queryKey } = cartQuery(client)

  const readCart = () => readAnew(queryClient, queryKey, () => client.cart.read())

  /** Gives the cart as far as this page knows it; reads it where that is older than its own last write. */
  const knownCart = async (): Promise<Cart | null> => {
    const { data, isInvalidated = true } = queryClient.getQueryState(queryKey) ?? {}
    return data && !isInvalidated ? data : readCart().catch(() => null)
  }
  return { readCart, knownCart }
}
