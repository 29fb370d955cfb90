import { isSameOwner } from '@trade-portal/fluid-sdk'
import type { Session } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { usePortal } from '../../context/PortalContext'
import { usePortalAtomValue } from '../../context/atoms'
import { orderAttemptsAtom } from './orderAttempts'
import type { OrderAttempt } from './orderAttempts'

/** Returns the signed-in customer's orders on their way or not closed yet, oldest first. */
export function useOrderAttempts(): OrderAttempt[] {
  const owner = useAttemptOwner()
  const all = usePortalAtomValue(orderAttemptsAtom)
  return useMemo(() => [...all.values()].filter((attempt) => isSameOwner(attempt.owner, owner)), [all, owner])
}

/** Returns the owner of the orders on the page; `null` while signed out. */
export function useAttemptOwner(): Session | null {
  const { session } = usePortal()
  return session.status === 'signedIn' ? session.session : null
}
