import type { FluidClient } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'
import { sessionNumberAtom } from '../customerAtom'
import type { Check } from './checks'
import { openStored } from './openStored'
import type { StoredKey } from './storedKeys'

/** A stored atom. It holds `initial` while nothing is stored. */
export type StoredAtom<T> = WritableAtom<T, [T], void> & { readonly initial: T }

/** The client whose storages hold a store's atoms. */
export const clientAtom = atom<FluidClient | null>(null)

/** Creates an atom of a stored value, for several widgets. It is read again whenever the session changes. */
export function storedAtom<T>(key: StoredKey, check: Check<T>, initial: T): StoredAtom<T> {
  const writesAtom = atom(0)
  const open = (client: FluidClient | null) =>
    client && openStored({ client, user: client.session.current()?.username ?? '' }, key, check)
  const stored: WritableAtom<T, [T], void> = atom(
    (get) => {
      get(writesAtom)
      get(sessionNumberAtom)
      return open(get(clientAtom))?.read() ?? initial
    },
    (get, set, value) => {
      open(get(clientAtom))?.write(value)
      set(writesAtom, (count) => count + 1)
    },
  )
  return Object.assign(stored, { initial })
}
