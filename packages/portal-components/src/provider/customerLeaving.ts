import type { FluidClient } from '@trade-portal/fluid-sdk'
import { createIntentStore } from '../data/cart/outbox/intentStore'
import { checkedSessionAtom } from './checkedSession'
import type { CheckedSession } from './checkedSession'
import type { SharedState } from '../context/PortalContext'
import { unsavedChanges, unsavedChangesAtom } from '../context/unsentChanges'
import type { SessionOwner } from '../context/unsentChanges'

export interface LeavingOptions extends Pick<SharedState, 'queryClient' | 'store'> {
  client: FluidClient
  pace: number
}

/** A change of the session, as required by the host's answer. */
export interface SessionTurn {
  /** The next user; `null`: a sign-out. */
  next: string | null
  signal: AbortSignal
  turn: () => unknown
}

/**
 * Creates the function that changes the session without losing the leaving customer's changes of the cart: they are
 * sent before, for at most 3 s, and only that customer is notified of the unsent ones.
 */
export function createLeaving(options: LeavingOptions) {
  const { client, store } = options
  const { session } = client

  return async ({ next, signal, turn }: SessionTurn) => {
    const known = store.get(checkedSessionAtom)
    const owner = session.current() ?? expiredOwner(known)
    const unsent = owner === null ? 0 : await send(owner, next, options)
    if (signal.aborted) return
    let hasLeft = false
    const stop = session.subscribe((change) => {
      hasLeft ||= change.type === 'signedOut' || (change.type === 'signedIn' && change.isAnother)
    })
    try {
      await turn()
    } finally {
      stop()
      if (owner !== null && hasLeft && unsent > 0) {
        const isHere = session.current() === null && known !== null && known.status !== 'validating'
        if (isHere) store.set(unsavedChangesAtom, unsent)
        else unsavedChanges(client, owner).write(unsent)
      }
    }
  }
}

function expiredOwner(known: CheckedSession | null): SessionOwner | null {
  if (known?.status !== 'signedOut' || known.username === undefined) return null
  return { username: known.username, customerId: known.customerId }
}

async function send(owner: SessionOwner, next: string | null, options: LeavingOptions): Promise<number> {
  const stored = createIntentStore({ client: options.client, user: owner.username }).list().length
  // A user who stays continues with the requests in progress.
  if (next === owner.username && stored === 0) return 0
  try {
    const { sendWaitingOf } = await import('../data/cart/outbox/sendWaiting')
    return await sendWaitingOf({ ...options, owner })
  } catch {
    // The code could not be loaded.
    return stored
  }
}
