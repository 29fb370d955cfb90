import { useSyncExternalStore } from 'react'
import { ROOMY } from './Masthead.styles'

/** Tells whether the bar shows its search field. Use it where a second field would stand on the page. */
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
