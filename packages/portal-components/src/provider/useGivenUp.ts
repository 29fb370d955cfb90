import { useState } from 'react'
import type { SessionStatus } from '../context/PortalContext'
import { useIsSlow } from '../hooks/useIsSlow'

/**
 * Turns a check that has taken 8 s into one that can be tried again. The answer counts whenever it comes. Use it on what
 * the whole page waits for.
 */
export function useGivenUp(status: SessionStatus, pace: number): SessionStatus {
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
