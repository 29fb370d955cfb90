import type { UntoldOrder } from '@trade-portal/fluid-sdk'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { usePortal } from '../PortalContext'
import { orderRecoveriesAtom } from '../state/orderRecovery'
import { useOrderRecoveries } from './useOrderRecoveries'

/** How soon an order that another tab works at is asked for again. */
const HELD_MS = 15_000

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
    let isOver = false
    let later: ReturnType<typeof setTimeout> | undefined
    const recover = async () => {
      clearTimeout(later)
      // Whoever cannot be reached now is asked when the network is back, or at the next start.
      const untold = await client.orders.listUntold().catch((): UntoldOrder[] => [])
      const shown = store.get(orderRecoveriesAtom)
      const looked = untold.map((order) => {
        const present = shown.find((recovery) => recovery.order.id === order.id)
        return !present || isUnread(present.outcome) ? lookAgain(order) : null
      })
      const isHeld = (await Promise.all(looked)).includes('held')
      // The other tab may be gone before it told.
      if (isHeld && !isOver) later = setTimeout(() => void recover(), HELD_MS)
    }
    void recover()
    const whenBack = () => void recover()
    window.addEventListener('online', whenBack)
    return () => {
      isOver = true
      clearTimeout(later)
      window.removeEventListener('online', whenBack)
    }
  }, [client, store, isSignedIn, lookAgain])
}

function isUnread(outcome: { status: string; reason?: string } | null): boolean {
  return outcome?.status === 'unresolved' && outcome.reason === 'unreadable'
}
