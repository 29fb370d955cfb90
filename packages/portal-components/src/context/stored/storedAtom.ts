import type { FluidClient } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'
import { sessionNumberAtom } from '../sessionAtom'
import type { Check } from './checks'
import { openStored } from './openStored'
import type { StoredKey } from './storedKeys'

/** An atom that is stored, and what it holds where nothing is stored. */
export type StoredAtom<T> = WritableAtom<T, [T], void> & { readonly initial: T }

/** The client whose storages a store's atoms stand in. */
export const clientAtom = atom<FluidClient | null>(null)

/** Makes an atom of a stored value that several widgets show. It is read anew whenever the session changes hands. */
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
