import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Tells whether the customer asked their device for stillness. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = mediaOf()
      media?.addEventListener('change', onChange)
      return () => media?.removeEventListener('change', onChange)
    },
    () => mediaOf()?.matches ?? false,
    () => false,
  )
}

/** The jsdom of somebody's tests has no media. */
const mediaOf = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null)
