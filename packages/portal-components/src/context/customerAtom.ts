import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'
import type { SetStateAction } from 'react'
import type { SharedState } from './PortalContext'

/** Counts the sessions of this page. Stored values are read again for the next session. */
export const sessionNumberAtom = atom(0)

/** Counts the customers of this page: it grows when the session goes to another customer, and at a sign-out. */
const customerNumberAtom = atom(0)

/**
 * Creates an atom that resets to `initial` for the page's next customer, who must not see the previous one's choices and
 * unfinished work. The end of a session resets nothing, because the same customer signs in again.
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

/** Drops everything the page holds for its customer, before the next one is shown. */
export function forgetCustomer({ queryClient, store }: Pick<SharedState, 'queryClient' | 'store'>) {
  queryClient.clear()
  store.set(customerNumberAtom, (count) => count + 1)
}
