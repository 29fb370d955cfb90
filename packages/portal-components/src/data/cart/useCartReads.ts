import { usePortalStore } from '../../context/atoms'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { knownCart, readCartAnew } from './knownCart'

/** Reads the cart before and after a write that changes it. Use it for such a write. */
export function useCartReads() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  const store = usePortalStore()
  return {
    readCart: () => readCartAnew({ client, queryClient }),
    knownCart: () => knownCart({ client, queryClient, store }),
  }
}
