import { atom } from 'jotai'
import { useEffect } from 'react'
import { usePortalStore } from '../../context/atoms'

/** Time of the customer's last return to this page from another tab or window, in milliseconds since the epoch. */
export const returnedAtAtom = atom(0)

/** Records when the customer returns to the page, as another tab may have changed the cart. For the provider. */
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
