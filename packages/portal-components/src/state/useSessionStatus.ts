import { isFluidError } from '@trade-portal/fluid-sdk'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SessionStatus } from '../PortalContext'

/**
 * Follows the session of a client. A stored one is checked first; whenever it changes hands, everything cached for the
 * one before is dropped. Use it once, in the provider.
 */
export function useSessionStatus(client: FluidClient, queryClient: QueryClient): SessionStatus {
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<SessionStatus>(() =>
    client.session.current() ? { status: 'validating' } : { status: 'signedOut', isExpired: false },
  )

  useEffect(() => {
    const controller = new AbortController()
    const stop = client.session.subscribe((change) => {
      controller.abort()
      queryClient.clear()
      setStatus(
        change.type === 'signedIn'
          ? { status: 'signedIn', session: change.session }
          : { status: 'signedOut', isExpired: change.type === 'expired' },
      )
    })
    if (client.session.current()) {
      client.session.restore({ signal: controller.signal }).then(
        (session) => {
          if (controller.signal.aborted) return
          setStatus(session ? { status: 'signedIn', session } : { status: 'signedOut', isExpired: true })
        },
        (error: unknown) => {
          if (controller.signal.aborted) return
          if (!isFluidError(error)) throw error
          setStatus({
            status: 'unreachable',
            retry: () => {
              setStatus({ status: 'validating' })
              setAttempt((count) => count + 1)
            },
          })
        },
      )
    }
    return () => {
      controller.abort()
      stop()
    }
  }, [client, queryClient, attempt])

  return status
}
