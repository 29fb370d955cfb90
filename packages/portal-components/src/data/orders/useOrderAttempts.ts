import { useMemo } from 'react'
import { usePortal } from '../../portal/PortalContext'
import { useQueryCache } from '../../portal/queries'
import { usePortalAtomValue, usePortalStore } from '../../portal/atoms'
import { orderAttemptsAtom } from './orderAttempts'
import { createAttemptActions } from './attemptActions'

/**
 * The orders of the signed-in customer that are on their way or not closed yet, oldest first, and what can be done about
 * them. Use it wherever an order is placed, shown or looked for.
 */
export function useOrderAttempts() {
  const { client, session } = usePortal()
  const queryClient = useQueryCache()
  const store = usePortalStore()
  const user = session.status === 'signedIn' ? session.session.username : ''
  const all = usePortalAtomValue(orderAttemptsAtom)
  const attempts = useMemo(() => [...all.values()].filter((attempt) => attempt.user === user), [all, user])
  const actions = useMemo(
    () => createAttemptActions({ client, queryClient, store, user }),
    [client, queryClient, store, user],
  )
  return { attempts, ...actions }
}
