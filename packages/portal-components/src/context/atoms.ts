import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { Atom, WritableAtom } from 'jotai'
import { useIsHydrated } from '../hooks/useIsHydrated'
import { usePortal } from './PortalContext'
import type { SharedState } from './PortalContext'
import type { StoredAtom } from './stored/storedAtom'

// The library's own hooks read the nearest provider, which may be the host's.

/** Returns the store of shared state other than the merchant's data. */
export function usePortalStore(): SharedState['store'] {
  return usePortal().shared.store
}

/** Reads an atom of the portal. */
export function usePortalAtomValue<Value>(atom: Atom<Value>) {
  return useAtomValue(atom, { store: usePortalStore() })
}

/** Sets an atom of the portal, without rendering the component again when the atom changes. */
export function useSetPortalAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
) {
  return useSetAtom(atom, { store: usePortalStore() })
}

/** Reads and sets an atom of the portal. */
export function usePortalAtom<Value, Args extends unknown[], Result>(
  atom: WritableAtom<Value, Args, Result>,
) {
  return useAtom(atom, { store: usePortalStore() })
}

/** Reads and sets a stored atom. It is `initial` on a server and while the page hydrates. */
export function useStoredAtom<T>(atom: StoredAtom<T>) {
  const isHydrated = useIsHydrated()
  const [value, set] = usePortalAtom(atom)
  return [isHydrated ? value : atom.initial, set] as const
}
