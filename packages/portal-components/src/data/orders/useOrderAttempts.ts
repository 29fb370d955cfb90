import { useMemo } from 'react'
import { usePortal } from '../../portal/PortalContext'
import { usePortalAtomValue } from '../../portal/atoms'
import { orderAttemptsAtom } from './orderAttempts'
import type { OrderAttempt } from './orderAttempts'

/** The orders of the signed-in customer that are on their way or not closed yet, oldest first. */
export function useOrderAttempts(): OrderAttempt[] {
  const user = useAttemptUser()
  const all = usePortalAtomValue(orderAttemptsAtom)
  return useMemo(() => [...all.values()].filter((attempt) => attempt.user === user), [all, user])
}

/** The person whose orders the page shows; empty while nobody is signed in. */
export function useAttemptUser(): string {
  const { session } = usePortal()
  return session.status === 'signedIn' ? session.session.username : ''
}
