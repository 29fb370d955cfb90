import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Tells whether the customer asked their device for stillness. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
