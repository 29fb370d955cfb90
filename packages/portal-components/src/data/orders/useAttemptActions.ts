import { useMemo } from 'react'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { usePortalStore } from '../../context/atoms'
import { createAttemptActions } from './attemptActions'
import { useAttemptOwner } from './useOrderAttempts'

/** Gives what the signed-in customer can do about their orders. Use it wherever an order is placed, or one can be answered. */
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
