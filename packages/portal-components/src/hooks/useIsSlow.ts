import { useEffect, useState } from 'react'

/** Milliseconds after which a pending read is reported as slow and offers a retry: the wire has no timeout. */
export const SLOW_MS = 8000

interface IsSlowOptions {
  isWaiting: boolean
  /** Another number restarts the wait. */
  attempt: number
  /** The portal's pace: 2 is twice as fast. */
  pace: number
}

/** Returns whether a wait has exceeded `SLOW_MS`. Use it to offer an alternative. */
export function useIsSlow({ isWaiting, attempt, pace }: IsSlowOptions): boolean {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS / pace)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting, attempt, pace])

  return isSlow
}
