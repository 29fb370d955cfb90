import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns whether the page is hydrated: false on a server, and during hydration, which has to produce the same HTML.
 * Use it before anything that depends on the document or its storage.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
