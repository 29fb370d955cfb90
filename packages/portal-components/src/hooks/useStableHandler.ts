import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps one function for good, which does what was handed over last. Use it for what many memoised rows are handed: a
 * key typed into one of 200 then draws that row again and not the others.
 */
export function useStableHandler<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
