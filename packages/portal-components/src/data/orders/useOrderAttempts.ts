import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useMemo } from 'react'
import { usePortal } from '../../portal/PortalContext'
import { orderAttemptsAtom } from './orderAttempts'
import { createAttemptActions } from './attemptActions'

/**
 * The orders of the signed-in customer that are on their way or not closed yet, oldest first, and what can be done about
 * them. Use it wherever an order is placed, shown or looked for.
 */
export function useOrderAttempts() {
  const { client, session } = usePortal()
  const queryClient = useQueryClient()
  const store = useStore()
  const user = session.status === 'signedIn' ? session.session.username : ''
  const all = useAtomValue(orderAttemptsAtom)
  const attempts = useMemo(() => [...all.values()].filter((attempt) => attempt.user === user), [all, user])
  const actions = useMemo(
    () => createAttemptActions({ client, queryClient, store, user }),
    [client, queryClient, store, user],
  )
  return { attempts, ...actions }
}
