import { useSyncExternalStore } from 'react'
import { ROOMY } from './Masthead.styles'

/** Returns whether the bar shows its search field. Use it where the page would show a second one. */
export function useHasBarSearch(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(ROOMY)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(ROOMY).matches,
    () => false,
  )
}
