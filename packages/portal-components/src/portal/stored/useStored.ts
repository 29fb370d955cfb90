import { usePortal } from '../PortalContext'
import type { Check } from './checks'
import { openStored } from './openStored'
import type { Stored, StoredOwner } from './openStored'
import type { StoredKey } from './storedKeys'

/** The signed-in customer, as owner of what is stored here. */
export function useStoredOwner(): StoredOwner {
  const { client, session } = usePortal()
  return { client, user: session.status === 'signedIn' ? session.session.username : '' }
}

/** The signed-in customer's stored value. Use it for what must outlive the page and is read when it is needed. */
export function useStored<T>(key: StoredKey, check: Check<T>, part?: string): Stored<T> {
  return openStored(useStoredOwner(), key, check, part)
}
