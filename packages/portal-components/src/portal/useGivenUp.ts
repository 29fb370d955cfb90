import { useEffect, useState } from 'react'
import type { SessionStatus } from './PortalContext'
import { PATIENCE_MS } from '../hooks/patience'

/**
 * Turns a check that has taken 8 s into one that can be tried again. The answer counts whenever it comes. Use it on what
 * the whole page waits for.
 */
export function useGivenUp(status: SessionStatus, pace: number): SessionStatus {
  const isValidating = status.status === 'validating'
  const [attempt, setAttempt] = useState(0)
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (!isValidating) return
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS / pace)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isValidating, attempt, pace])

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
