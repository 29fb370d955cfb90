import { startTransition, useCallback, useEffect, useState } from 'react'

/** A page that has just been drawn has other things to do first. */
export const REST_MS = 200

/**
 * Tells whether what has just been drawn has had its time. Use it for what nobody can need before, and takes long to draw:
 * `hurry` has it at once, as when a pointer comes near.
 */
export function useIsRested() {
  const [isRested, setIsRested] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsRested(true)), REST_MS)
    return () => clearTimeout(timer)
  }, [])

  return { isRested, hurry: useCallback(() => setIsRested(true), []) }
}
