import { useCallback, useEffect, useRef } from 'react'
import { usePortalAtomValue, usePortalStore } from './atoms'
import { customerAtom } from './customerAtom'
import { usePortal } from './PortalContext'

/**
 * The work that the end of a session has interrupted, by name: a dialog that was open, a form that was being
 * sent. It goes when somebody signs out, or somebody else signs in.
 */
export const interruptedAtom = customerAtom<ReadonlyMap<string, unknown>>(new Map())

export interface OutlastingOptions<T> {
  /** A name of its own on its page, such as `comment:100200-0`. */
  name: string
  /** The state of rest, of which nothing is kept. */
  initial: T
}

/**
 * State that outlasts the end of a session: once the same customer has signed in again it is as it was, although its page
 * was gone meanwhile (decision E7i). Use it for what stands open over a page, and for what is said of it. Leaving the page
 * in any other way lets go of it.
 *
 * The portal's store alone holds it: an answer may come to a page that is gone, while the next one is shown already.
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
  /** Returns the state as it stands, also when this page is gone. */
  const present = useCallback(() => stateIn(store.get(interruptedAtom)), [store, stateIn])
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
    // React's strict mode takes a page away and puts it back.
    if (left.current !== initial) set(left.current)
    left.current = initial
    return () => {
      if (client.session.hasExpired()) return
      left.current = present()
      set(initial)
    }
  }, [client, set, present, initial])

  return [value, set, present] as const
}
