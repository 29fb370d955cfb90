import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { Atom, WritableAtom } from 'jotai'
import { usePortal } from './PortalContext'
import type { SharedState } from './PortalContext'

// The library's own hooks read the nearest provider, which on somebody else's page is the host's.

/** The store of what widgets share beside what was read. */
export function usePortalStore(): SharedState['store'] {
  return usePortal().shared.store
}

/** What an atom of the portal holds. */
export function usePortalAtomValue<Value>(atom: Atom<Value>) {
  return useAtomValue(atom, { store: usePortalStore() })
}

/** Sets an atom of the portal, without being drawn anew by it. */
export function useSetPortalAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
) {
  return useSetAtom(atom, { store: usePortalStore() })
}

/** Both of them. */
export function usePortalAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
) {
  return useAtom(atom, { store: usePortalStore() })
}
