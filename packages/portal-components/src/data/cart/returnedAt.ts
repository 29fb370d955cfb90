import { atom } from 'jotai'
import { useEffect } from 'react'
import { usePortalStore } from '../../context/atoms'

/** Milliseconds since the epoch at which the customer came back to this page from another tab or window, last. */
export const returnedAtAtom = atom(0)

/** Notes when the customer comes back to the page: another tab may have changed the cart. Use it in the provider alone. */
export function useNoteReturns() {
  const store = usePortalStore()
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'visible') store.set(returnedAtAtom, Date.now())
    }
    window.addEventListener('focus', note)
    document.addEventListener('visibilitychange', note)
    return () => {
      window.removeEventListener('focus', note)
      document.removeEventListener('visibilitychange', note)
    }
  }, [store])
}
