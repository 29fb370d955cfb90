import { useCallback, useEffect, useRef } from 'react'
import { usePortalAtomValue, usePortalStore } from './atoms'
import { customerAtom } from './customerAtom'
import { usePortal } from './PortalContext'

/**
 * Work interrupted by the end of a session, by name: an open dialog, a form on its way. A sign-out, and a sign-in
 * by another customer, clear it.
 */
export const interruptedAtom = customerAtom<ReadonlyMap<string, unknown>>(new Map())

export interface OutlastingOptions<T> {
  /** Unique on its page, such as `comment:100200-0`. */
  name: string
  /** The idle state, which is not stored. */
  initial: T
}

/**
 * Returns state that outlasts the end of a session: it is restored once the same customer has signed in again, although
 * its page was unmounted in between (decision E7i). Use it for dialogs over a page, and for their messages. Leaving the
 * page in any other way drops the state.
 *
 * The state lives in the portal's store alone, because an answer may arrive after its page is gone and the next one shown.
 */
export function useOutlasting<T>({ name, initial }: OutlastingOptions<T>) {
  const { client } = usePortal()
  const store = usePortalStore()
  const stateIn = useCallback(
    (interrupted: ReadonlyMap<string, unknown>) =>
      interrupted.has(name) ? (interrupted.get(name) as T) : initial,
    [name, initial],
  )
  const value = stateIn(usePortalAtomValue(interruptedAtom))
  /** Returns the current state, even after this page is gone. */
  const current = useCallback(() => stateIn(store.get(interruptedAtom)), [store, stateIn])
  const set = useCallback(
    (next: T) => {
      store.set(interruptedAtom, (all) => {
        const others = [...all].filter(([other]) => other !== name)
        return new Map(next === initial ? others : [...others, [name, next]])
      })
    },
    [store, name, initial],
  )

  const left = useRef(initial)
  useEffect(() => {
    // React's strict mode unmounts a page and mounts it again.
    if (left.current !== initial) set(left.current)
    left.current = initial
    return () => {
      if (client.session.hasExpired()) return
      left.current = current()
      set(initial)
    }
  }, [client, set, current, initial])

  return [value, set, current] as const
}
