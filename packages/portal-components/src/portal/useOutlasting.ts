import { atom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from './PortalContext'

/**
 * The work that the end of a session has interrupted, by name: a dialog that was open, a form that was being
 * sent. It goes when somebody signs out, or somebody else signs in.
 */
export const interruptedAtom = atom<ReadonlyMap<string, unknown>>(new Map())

export interface OutlastingOptions<T> {
  /** Tells it apart on its page, such as `comment:100200-0`. */
  name: string
  /** The state of rest, of which nothing is kept. */
  initial: T
}

/**
 * State that outlasts the end of a session: once the same customer has signed in again it is as it was, although its page
 * was gone meanwhile (decision E7i). Use it for what stands open over a page, and for what is said of it. Leaving the page
 * in any other way lets go of it.
 */
export function useOutlasting<T>({ name, initial }: OutlastingOptions<T>) {
  const { client, shared } = usePortal()
  const { store } = shared
  /** Gives the state as it stands, also when this page is gone. */
  const present = useCallback(() => {
    const interrupted = store.get(interruptedAtom)
    return interrupted.has(name) ? (interrupted.get(name) as T) : initial
  }, [store, name, initial])
  const [value, setValue] = useState(present)

  const keep = useCallback(
    (next: T) => {
      store.set(interruptedAtom, (all) => {
        const others = [...all].filter(([other]) => other !== name)
        return new Map(next === initial ? others : [...others, [name, next]])
      })
    },
    [store, name, initial],
  )

  useEffect(() => {
    if (value === initial) return
    keep(value)
    return () => {
      if (!client.session.hasExpired()) keep(initial)
    }
  }, [client, keep, value, initial])

  // An answer may come to a page that is gone, while the next one is shown already.
  useEffect(() => store.sub(interruptedAtom, () => setValue(present)), [store, present])

  const set = useCallback(
    (next: T) => {
      setValue(() => next)
      // The page may be gone already: the session has ended while an answer was on its way.
      keep(next)
    },
    [keep],
  )
  return [value, set, present] as const
}
