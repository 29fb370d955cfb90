import { usePortal } from '../PortalContext'
import type { Check } from './checks'
import { openStored } from './openStored'
import type { Stored, StoredOwner } from './openStored'
import type { StoredKey } from './storedKeys'

/**
 * The customer whose session is stored, as owner of what is stored here. They may write before the merchant has confirmed
 * the session: a page is shown, and typed in, meanwhile.
 */
export function useStoredOwner(): StoredOwner {
  const { client } = usePortal()
  return { client, user: client.session.current()?.username ?? '' }
}

/** The signed-in customer's stored value. Use it for what must outlive the page and is read when it is needed. */
export function useStored<T>(key: StoredKey, check: Check<T>, part?: string): Stored<T> {
  return openStored(useStoredOwner(), key, check, part)
}
