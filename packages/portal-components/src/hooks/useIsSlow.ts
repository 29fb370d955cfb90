import { useEffect, useState } from 'react'
import { PATIENCE_MS } from './patience'

export interface IsSlowOptions {
  isWaiting: boolean
  /** Another number begins the wait anew. */
  attempt: number
  /** Of the portal: 2 is twice as fast. */
  pace: number
}

/** Tells that something has been waited for longer than patience lasts. Use it where that offers another way on. */
export function useIsSlow({ isWaiting, attempt, pace }: IsSlowOptions): boolean {
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS / pace)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isWaiting, attempt, pace])

  return isSlow
}
