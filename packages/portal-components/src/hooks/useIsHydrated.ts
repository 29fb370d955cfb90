import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Tells whether the page may be looked at: not on a server, and not while its HTML is taken over, which has to come out
 * the same. Use it before what a document or its storage decides.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
