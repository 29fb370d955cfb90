import type { UnseenOrder } from '@trade-portal/fluid-sdk'
import { useEffect } from 'react'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { usePortalAtomValue, usePortalStore, useSetPortalAtom } from '../../context/atoms'
import { isLeavingRiskyAtom, recoveriesAtom, useAttemptOwner } from './orderAttempts'
import { watchOrderedCarts } from './orderedCart'

/** Delay before another lookup of an order that another tab is working on. */
const HELD_MS = 15_000

/**
 * Finds the outcome of orders that the customer was not notified of, after each start and sign-in and whenever the
 * network is back. Listens for carts ordered in other tabs, and asks before an order is abandoned. Use it once, inside
 * the provider.
 */
export function useRecoverOrders() {
  const { client, session, pace } = usePortal()
  const queryClient = useQueryCache()
  const countRecovery = useSetPortalAtom(recoveriesAtom)
  const isLeavingRisky = usePortalAtomValue(isLeavingRiskyAtom)
  const store = usePortalStore()
  const owner = useAttemptOwner()
  const isSignedIn = session.status === 'signedIn'

  useEffect(() => {
    if (!isSignedIn) return
    let isOver = false
    let later: ReturnType<typeof setTimeout> | undefined
    const recoverAll = async () => {
      clearTimeout(later)
      // A failed read or import is repeated when the network is back, or at the next start.
      const unseen = await client.orders.listUnseen().catch((): UnseenOrder[] => [])
      if (unseen.length === 0) return
      // Most starts have no order to look for.
      const code = await import('./attemptActions').catch(() => null)
      if (!code) return
      const { recover } = code.createAttemptActions({ client, queryClient, store, owner })
      const isHeld = (await Promise.all(unseen.map(recover))).includes('held')
      // The other tab may close before it shows the outcome.
      if (isHeld && !isOver) later = setTimeout(() => void recoverAll(), HELD_MS / pace)
    }
    const whenBack = () => {
      countRecovery((count) => count + 1)
      void recoverAll()
    }
    whenBack()
    window.addEventListener('online', whenBack)
    return () => {
      isOver = true
      clearTimeout(later)
      window.removeEventListener('online', whenBack)
    }
  }, [client, countRecovery, isSignedIn, pace, queryClient, store, owner])

  useEffect(() => watchOrderedCarts(client, queryClient), [client, queryClient])

  useEffect(() => {
    if (!isLeavingRisky) return
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isLeavingRisky])
}

/** Makes the browser ask, in its own words, whether to leave the page. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault()
}
