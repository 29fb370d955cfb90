import type { FluidClient } from '@trade-portal/fluid-sdk'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useIsHydrated } from '../hooks/useIsHydrated'
import { checkSession, checkedSessionAtom, followSession, isOvertaken, storedSession } from './checkedSession'
import { hostAnswerAtom } from './hostSession'
import type { SessionStatus, SharedState } from '../context/PortalContext'
import { mayTakeSession, shareSession, takeSession } from '../context/tabSession'

export interface SessionStatusOptions {
  client: FluidClient
  shared: SharedState
  /** Follows the session on behalf of all providers that share the client. */
  isLead: boolean
  /** The page has a host to ask, who may not have been asked yet. */
  hasHost: boolean
}

/** The state of a client's session. A stored session is checked first. Use it in the provider alone. */
export function useSessionStatus({ client, shared, isLead, hasHost }: SessionStatusOptions): SessionStatus {
  const isHydrated = useIsHydrated()
  const [known, setKnown] = useAtom(checkedSessionAtom, shared)
  const answer = useAtomValue(hostAnswerAtom, shared)
  const isValidating = known?.status === 'validating'
  const isAwaited = answer.status === 'awaited' || (hasHost && answer.status === 'unasked')
  const isUnknown = isAwaited || answer.status === 'failed'
  const isTaking = known === null && answer.status === 'unasked' && mayTakeSession(client)

  useEffect(() => (isLead ? followSession(client, shared) : undefined), [client, shared, isLead])
  useEffect(() => (isLead ? shareSession(client) : undefined), [client, isLead])
  useEffect(() => {
    // A session that may not be the host's customer's is not checked either.
    if (!isLead || isUnknown) return
    if (isTaking) void takeSession(client).then(() => setKnown((now) => now ?? storedSession(client)))
    else if (known === null) setKnown(storedSession(client))
    else if (isValidating) return checkSession(client, shared)
  }, [client, shared, isLead, known, isValidating, isUnknown, isTaking, setKnown])

  // Before the first effect nothing of another customer's may be drawn.
  const current = known === null || isOvertaken(known, client) ? storedSession(client) : known
  const { ask } = shared.host
  if (isAwaited || isTaking) return { status: 'validating', retry: ask }
  if (answer.status === 'failed') return { status: 'unreachable', error: answer.error, retry: ask }
  // A server knows of no session, and must not claim that there is none.
  const session = isHydrated ? current : ({ status: 'validating' } as const)
  if (session.status === 'signedIn' || session.status === 'signedOut') return session
  return { ...session, retry: () => setKnown({ status: 'validating' }) }
}
