import { useMemo } from 'react'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { usePortalStore } from '../../context/atoms'
import { createAttemptActions } from './attemptActions'
import { useAttemptOwner } from './useOrderAttempts'

/** Returns the actions for the signed-in customer's orders. Use it wherever an order is placed or answered. */
export function useAttemptActions() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  const store = usePortalStore()
  const owner = useAttemptOwner()
  return useMemo(
    () => createAttemptActions({ client, queryClient, store, owner }),
    [client, queryClient, store, owner],
  )
}
