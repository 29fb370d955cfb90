import type { UntoldOrder } from '@trade-portal/fluid-sdk'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { usePortal } from '../PortalContext'
import { orderRecoveriesAtom } from '../state/orderRecovery'
import { useOrderRecoveries } from './useOrderRecoveries'

/**
 * Finds out, after each start and sign-in and whenever the network is back, what became of orders that the customer was
 * not told of. Use it once, inside the provider.
 */
export function useRecoverOrders() {
  const { client, session } = usePortal()
  const store = useStore()
  const { lookAgain } = useOrderRecoveries()
  const isSignedIn = session.status === 'signedIn'

  useEffect(() => {
    if (!isSignedIn) return
    const recover = async () => {
      // Whoever cannot be reached now is asked when the network is back, or at the next start.
      const untold = await client.orders.listUntold().catch((): UntoldOrder[] => [])
      const shown = store.get(orderRecoveriesAtom)
      for (const order of untold) {
        const present = shown.find((recovery) => recovery.order.id === order.id)
        if (!present || isUnread(present.outcome)) void lookAgain(order)
      }
    }
    void recover()
    const whenBack = () => void recover()
    window.addEventListener('online', whenBack)
    return () => window.removeEventListener('online', whenBack)
  }, [client, store, isSignedIn, lookAgain])
}

function isUnread(outcome: { status: string; reason?: string } | null): boolean {
  return outcome?.status === 'unresolved' && outcome.reason === 'unreadable'
}
