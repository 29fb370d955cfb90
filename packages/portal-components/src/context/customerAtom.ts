import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'
import type { SetStateAction } from 'react'
import type { SharedState } from './PortalContext'

/** Counts the customers of this page: it grows when the session goes to somebody else, or to nobody. */
const customerNumberAtom = atom(0)

/**
 * Creates an atom that is `initial` again for the page's next customer: what one of them has seen, chosen or begun is none
 * of the other's business. The end of a session changes nothing, as the same customer signs in again.
 */
export function customerAtom<T>(initial: T): WritableAtom<T, [SetStateAction<T>], void> {
  const heldAtom = atom<{ customer: number; value: T } | null>(null)
  const ownAtom: WritableAtom<T, [SetStateAction<T>], void> = atom(
    (get) => {
      const held = get(heldAtom)
      return held?.customer === get(customerNumberAtom) ? held.value : initial
    },
    (get, set, next) => {
      const value = next instanceof Function ? next(get(ownAtom)) : next
      set(heldAtom, { customer: get(customerNumberAtom), value })
    },
  )
  return ownAtom
}

/** Drops everything that the page holds of its customer, before the next one is shown. */
export function forgetCustomer({ queryClient, store }: Pick<SharedState, 'queryClient' | 'store'>) {
  queryClient.clear()
  store.set(customerNumberAtom, (count) => count + 1)
}
