import { isSameOwner } from '@trade-portal/fluid-sdk'
import type { FluidClient, SessionChange } from '@trade-portal/fluid-sdk'

type Opened = Extract<SessionChange, { type: 'signedIn' }>

/** By client, so that clients do not meet. */
const openings = new WeakMap<FluidClient, Opened>()

/**
 * Notes which session is opened while nothing but a sign-in is on the page, for the provider that takes its place.
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
 * Gives the present session if it was opened by a sign-in on this page: who they are has been read, and need not be asked
 * again. Another tab's is none: that has been read there.
 */
export function openedSession(client: FluidClient): Omit<Opened, 'type'> | null {
  const opened = openings.get(client)
  return opened && isSameOwner(client.session.current(), opened.session) && client.account.knownUser()
    ? opened
    : null
}
