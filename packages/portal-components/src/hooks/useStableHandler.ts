import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a stable function for the latest handler: a key typed into one of 200 memoised rows renders only that. */
export function useStableHandler<A extends unknown[]>(handler: (...args: A) => void): (...args: A) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
