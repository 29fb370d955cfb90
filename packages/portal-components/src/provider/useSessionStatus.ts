import type { FluidClient } from '@trade-portal/fluid-sdk'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../hooks/useIsHydrated'
import { checkSession, checkedSessionAtom, followSession, isOvertaken, storedSession } from './checkedSession'
import { hostAnswerAtom } from './hostSession'
import type { FetchSession, SessionStatus, SharedState } from '../context/PortalContext'
import { mayTakeSession, shareSession, takeSession } from '../context/tabSession'
import { useIsSlow } from '../hooks/useIsSlow'

export interface SessionStatusOptions {
  client: FluidClient
  shared: SharedState
  /** Follows the session on behalf of all providers that share the client. */
  isLead: boolean
  /** The page has a host, which may not have been asked yet. */
  hasHost: boolean
}

/** Returns the state of a client's session. A stored session is checked first. Use it in the provider alone. */
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
    // A session that may not belong to the host's customer is not checked either.
    if (!isLead || isUnknown) return
    if (isTaking) void takeSession(client).then(() => setKnown((now) => now ?? storedSession(client)))
    else if (known === null) setKnown(storedSession(client))
    else if (isValidating) return checkSession(client, shared)
  }, [client, shared, isLead, known, isValidating, isUnknown, isTaking, setKnown])

  // Before the first effect no data of another customer may be rendered.
  const current = known === null || isOvertaken(known, client) ? storedSession(client) : known
  const { ask } = shared.host
  if (isAwaited || isTaking) return { status: 'validating', retry: ask }
  if (answer.status === 'failed') return { status: 'unreachable', error: answer.error, retry: ask }
  // A server knows of no session, and must not claim that there is none.
  const session = isHydrated ? current : ({ status: 'validating' } as const)
  if (session.status === 'signedIn' || session.status === 'signedOut') return session
  return { ...session, retry: () => setKnown({ status: 'validating' }) }
}

/**
 * Lets the session of a client follow the host's customer while the provider is mounted. Use it in the provider alone.
 *
 * @returns whether there is a host.
 */
export function useHost({ host }: SharedState, fetchSession: FetchSession | undefined): boolean {
  const hasHost = fetchSession !== undefined
  const latest = useRef(fetchSession)
  useLayoutEffect(() => {
    latest.current = fetchSession
  })
  useEffect(
    // A new function is not a new host: it is created again with each render of the page.
    () => (hasHost ? host.follow(() => latest.current?.()) : undefined),
    [host, hasHost],
  )
  return hasHost
}

/**
 * Turns a check that takes longer than 8 s into one that can be retried. A later answer still counts. Use it for checks
 * that block the whole page.
 */
export function useSessionTimeout(status: SessionStatus, pace: number): SessionStatus {
  const [attempt, setAttempt] = useState(0)
  const isSlow = useIsSlow({ isWaiting: status.status === 'validating', attempt, pace })

  if (status.status !== 'validating' || !isSlow) return status
  return {
    status: 'unreachable',
    error: null,
    retry: () => {
      setAttempt((count) => count + 1)
      status.retry()
    },
  }
}

/** The client's providers on the page, oldest first. */
const providersAtom = atom<readonly symbol[]>([])

/**
 * Returns whether a provider is the first one of its client on the page; when that one unmounts, the next takes over.
 * Use it for effects and elements that a client needs once.
 */
export function useIsLead({ store }: SharedState): boolean {
  const [own] = useState(() => Symbol('provider'))
  const [providers, setProviders] = useAtom(providersAtom, { store })
  useLayoutEffect(() => {
    setProviders((all) => [...all, own])
    return () => setProviders((all) => all.filter((other) => other !== own))
  }, [own, setProviders])
  return providers[0] === own
}
