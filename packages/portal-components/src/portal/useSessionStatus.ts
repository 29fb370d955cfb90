import type { FluidClient } from '@trade-portal/fluid-sdk'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useIsHydrated } from '../hooks/useIsHydrated'
import { checkSession, checkedSessionAtom, followSession, isOvertaken, storedSession } from './checkedSession'
import type { SessionStatus, SharedState } from './PortalContext'

export interface SessionStatusOptions {
  client: FluidClient
  shared: SharedState
  /** Follows the session on behalf of all providers that share the client. */
  isLead: boolean
}

/** The state of a client's session. A stored session is checked first. Use it in the provider alone. */
export function useSessionStatus({ client, shared, isLead }: SessionStatusOptions): SessionStatus {
  const isHydrated = useIsHydrated()
  const [known, setKnown] = useAtom(checkedSessionAtom, shared)
  const isValidating = known?.status === 'validating'

  useEffect(() => (isLead ? followSession(client, shared) : undefined), [client, shared, isLead])
  useEffect(() => {
    if (!isLead) return
    if (known === null) setKnown(storedSession(client))
    else if (isValidating) return checkSession(client, shared)
  }, [client, shared, isLead, known, isValidating, setKnown])

  // Before the first effect nothing of another customer's may be drawn.
  const current = known === null || isOvertaken(known, client) ? storedSession(client) : known
  // A server knows of no session, and must not claim that there is none.
  const session = isHydrated ? current : ({ status: 'validating' } as const)
  if (session.status === 'signedIn' || session.status === 'signedOut') return session
  return { ...session, retry: () => setKnown({ status: 'validating' }) }
}
