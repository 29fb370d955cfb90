import { isSameOwner } from '@trade-portal/fluid-sdk'
import type { FluidClient, SessionChange } from '@trade-portal/fluid-sdk'

type Opened = Extract<SessionChange, { type: 'signedIn' }>

/** Keyed by client, so that clients stay separate. */
const openings = new WeakMap<FluidClient, Opened>()

/**
 * Records a session opened while the page shows only a sign-in, for the provider that replaces it.
 *
 * @returns a function that stops it.
 */
export function noteOpenings(client: FluidClient): () => void {
  return client.session.subscribe((change) => {
    if (change.type === 'signedIn') openings.set(client, change)
    else openings.delete(client)
  })
}

/**
 * Returns the current session if a sign-in on this page opened it: the user has been read, and needs no second check. A
 * session of another tab does not count, because the user was read there.
 */
export function openedSession(client: FluidClient): Omit<Opened, 'type'> | null {
  const opened = openings.get(client)
  return opened && isSameOwner(client.session.current(), opened.session) && client.account.knownUser()
    ? opened
    : null
}
