import { startTransition, useCallback, useEffect, useState } from 'react'

const LATEST_MS = 2000

/** Calls back when the page is idle. @returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}

/** A page has other work to do right after its first render. */
export const REST_MS = 200

/**
 * Returns whether some time has passed since the first render. Use it for slow content without an immediate use;
 * `hurry` ends the wait, for example when a pointer comes near.
 */
export function useIsRested() {
  const [isRested, setIsRested] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsRested(true)), REST_MS)
    return () => clearTimeout(timer)
  }, [])

  return { isRested, hurry: useCallback(() => setIsRested(true), []) }
}
