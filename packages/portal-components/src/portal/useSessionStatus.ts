import { isFluidError } from '@trade-portal/fluid-sdk'
import type { FluidClient, FluidError } from '@trade-portal/fluid-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { SessionStatus } from './PortalContext'
import { errorModalAtom } from './shownError'
import { noticesAtom } from './notices'
import { sessionNumberAtom } from './sessionAtom'

type CheckedSession =
  | Exclude<SessionStatus, { retry: () => void }>
  | { status: 'validating' }
  | { status: 'unreachable'; error: FluidError }

/**
 * Follows the session of a client. A stored one is checked first; whenever it changes hands, everything cached for the
 * one before is dropped. Use it once, in the provider.
 */
export function useSessionStatus(client: FluidClient, queryClient: QueryClient): SessionStatus {
  const [attempt, setAttempt] = useState(0)
  const countSession = useSetAtom(sessionNumberAtom)
  const setNotices = useSetAtom(noticesAtom)
  const setError = useSetAtom(errorModalAtom)
  const [state, setState] = useState<CheckedSession>(() =>
    client.session.current()
      ? { status: 'validating' }
      : { status: 'signedOut', isExpired: false, hasLeft: false },
  )

  useEffect(() => {
    const controller = new AbortController()
    const stop = client.session.subscribe((change) => {
      controller.abort()
      queryClient.clear()
      countSession((count) => count + 1)
      if (change.type === 'signedOut' || (change.type === 'signedIn' && change.isAnother)) {
        setNotices([])
        setError(null)
      }
      setState(
        change.type === 'signedIn'
          ? { status: 'signedIn', session: change.session, isAnother: change.isAnother }
          : {
              status: 'signedOut',
              isExpired: change.type === 'expired',
              hasLeft: change.type === 'signedOut',
            },
      )
    })
    if (client.session.current()) {
      client.session.restore({ signal: controller.signal }).then(
        (session) => {
          if (controller.signal.aborted) return
          setState(
            session
              ? { status: 'signedIn', session, isAnother: false }
              : { status: 'signedOut', isExpired: true, hasLeft: false },
          )
        },
        (error: unknown) => {
          if (controller.signal.aborted) return
          if (!isFluidError(error)) throw error
          setState({ status: 'unreachable', error })
        },
      )
    }
    return () => {
      controller.abort()
      stop()
    }
  }, [client, queryClient, countSession, setNotices, setError, attempt])

  if (state.status === 'signedIn' || state.status === 'signedOut') return state
  return {
    ...state,
    retry: () => {
      setState({ status: 'validating' })
      setAttempt((count) => count + 1)
    },
  }
}
