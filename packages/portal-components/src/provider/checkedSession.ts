import type { FluidClient, FluidError, Session } from '@trade-portal/fluid-sdk'
import { isFluidError, isSameOwner } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { forgetCustomer, sessionNumberAtom } from '../context/customerAtom'
import { openedSession } from './openedSession'
import type { SessionStatus, SharedState } from '../context/PortalContext'

export type CheckedSession =
  | Exclude<SessionStatus, { retry: () => void }>
  | { status: 'validating' }
  | { status: 'unreachable'; error: FluidError }

/** The session of a client as far as it is known; `null` until it is read for the first time. */
export const checkedSessionAtom = atom<CheckedSession | null>(null)

/** The last customer signed in on this page, with or without a current session. */
const lastOwnerAtom = atom<Session | null>(null)

/** Returns the client's session. A stored one needs a check. */
export function storedSession(client: FluidClient): CheckedSession {
  const opened = openedSession(client)
  if (opened) return { status: 'signedIn', session: opened.session, isAnother: opened.isAnother }
  return client.session.current()
    ? { status: 'validating' }
    : { status: 'signedOut', isExpired: false, hasLeft: false }
}

/** Returns whether the session changed while no provider followed it: the known one is another customer's then. */
export function isOvertaken(known: CheckedSession | null, client: FluidClient): boolean {
  if (known?.status !== 'signedIn' && known?.status !== 'signedOut') return false
  return !isSameOwner(client.session.current(), known.status === 'signedIn' ? known.session : null)
}

/**
 * Follows the session of a client. A sign-out or another customer drops the cache. After an expiry the cache is hidden,
 * and refetched when the same customer signs in again, so that an open form stays intact.
 *
 * @returns a function that stops it.
 */
export function followSession(client: FluidClient, { queryClient, store }: SharedState): () => void {
  if (isOvertaken(store.get(checkedSessionAtom), client)) {
    forgetCustomer({ queryClient, store })
    store.set(sessionNumberAtom, (count) => count + 1)
    store.set(checkedSessionAtom, storedSession(client))
  }

  const note = (session: Session | null) => session && store.set(lastOwnerAtom, session)
  note(client.session.current())
  return client.session.subscribe((change) => {
    store.set(sessionNumberAtom, (count) => count + 1)
    const lastOwner = store.get(lastOwnerAtom)
    if (change.type === 'signedIn') note(change.session)
    const before = store.get(checkedSessionAtom)
    if (change.type === 'expired') {
      void queryClient.cancelQueries()
    } else if (change.type === 'signedIn' && !change.isAnother && isSameAsLast(lastOwner, change.session)) {
      void queryClient.invalidateQueries()
    } else {
      forgetCustomer({ queryClient, store })
    }
    store.set(
      checkedSessionAtom,
      change.type === 'signedIn'
        ? { status: 'signedIn', session: change.session, isAnother: change.isAnother }
        : {
            status: 'signedOut',
            isExpired: change.type === 'expired',
            hasLeft: change.type === 'signedOut',
            ...(change.type === 'expired' && before?.status === 'signedIn' && ownerOf(before.session)),
          },
    )
  })
}

/**
 * Checks a stored session with the merchant.
 *
 * @returns a function that cancels the check.
 */
export function checkSession(client: FluidClient, { store }: SharedState): () => void {
  const controller = new AbortController()
  const before = client.session.current()
  const tell = (session: CheckedSession) => {
    if (!controller.signal.aborted) store.set(checkedSessionAtom, session)
  }
  client.session.restore({ signal: controller.signal, readsSettings: true }).then(
    (session) =>
      tell(
        session
          ? { status: 'signedIn', session, isAnother: false }
          : {
              status: 'signedOut',
              isExpired: true,
              hasLeft: false,
              ...(before && ownerOf(before)),
            },
      ),
    (error: unknown) => {
      if (controller.signal.aborted) return
      if (!isFluidError(error)) throw error
      tell({ status: 'unreachable', error })
    },
  )
  return () => controller.abort()
}

/** The previous customer may have been shown a message after the end of the session, which is not for the next one. */
const isSameAsLast = (last: Session | null, next: Session) => last === null || isSameOwner(last, next)

const ownerOf = ({ username, customerId }: Session) => ({
  username,
  ...(customerId !== undefined && { customerId }),
})
