import { SESSION as NAME } from './storage'
import type { MerchantStorage, ScopedStorage } from './storage'
import { isText, parseStored } from './stored'

/** The signed-in customer of this page. Holds no token: that stays with the client. */
export interface Session {
  username: string
  /** The customer for whom the user is signed in; unknown in sessions stored by earlier versions. */
  customerId?: string | undefined
  /** Stored on this device and shared by its tabs; otherwise it ends with the tab. */
  isRemembered: boolean
}

/** Why a session started or ended, passed to every listener of `session.subscribe`. */
export type SessionChange =
  /** `isAnother`: the page was another customer's before, whose data must no longer be shown. */
  | { type: 'signedIn'; session: Session; isAnother: boolean }
  | { type: 'signedOut' }
  /** The back end no longer knows the session. Typed input stays; sign in again to continue. */
  | { type: 'expired' }

/** A session with its token, as stored. */
export interface StoredSession extends Session {
  /** The wire's `sessionID`. */
  id: string
  /** Other tabs share this tab session, so that a sign-out has to reach them. */
  isShared?: boolean | undefined
}

/** The user and the customer of a session. A user may act for one customer today and for another tomorrow. */
type Owner = Pick<Session, 'username' | 'customerId'>

/** The session of this page, wherever it is stored. */
export interface SessionStore {
  /** Returns the current session: the tab's own, else the remembered one. */
  read(): StoredSession | null
  /** Returns whether the back end refused the last session, with no sign-in or sign-out since. */
  hasExpired(): boolean
  /** Stores a session just signed in, and notifies the listeners. */
  open(session: StoredSession): void
  /** Records that another tab shares this tab's session. */
  share(): void
  /** Like `open`, for a session from a host: stored data of any other customer is cleared, as by a sign-out. */
  replace(session: StoredSession): void
  /** Forgets a session refused by the back end, when it is still the current one, and notifies the listeners. */
  expire(session: StoredSession): void
  /** Forgets the session and all stored data, except the lasting part, and notifies the listeners. */
  close(): void
  /** Checks whether another tab changed the session, and notifies the listeners. */
  refresh(): void
  subscribe(listener: (change: SessionChange) => void): () => void
}

/**
 * Replaces a refused session in the storage. It shows other tabs that the session was not signed out of, and keeps a
 * tab whose own session ended from picking up the remembered one, which may be another customer's.
 */
const EXPIRED = 'expired'
/** Names the customer of this tab whose session ended: another person may sign in next. */
const OWNER = 'owner'
/** The prefix of a portal's stored texts that customers must find again after a sign-out. */
export const LASTING = 'lasting:'
/**
 * Prefixes of the stored names that survive a sign-out: the cart's id per user, order attempts until their own
 * customer has seen the outcome, and texts a portal has stored as lasting.
 */
const KEPT_ON_SIGN_OUT = ['cart:', 'attempt:', 'placed:', 'ended:', LASTING] as const
/** The prefix of the names that record each user's last customer: data stored by user belongs to that customer. */
const ACTS_FOR = 'acts-for:'
/**
 * Events after which another page may have changed the session: a storage write, or Back has restored this page from
 * the cache, where it heard nothing.
 */
const NEWS = ['storage', 'pageshow'] as const
/** After this time no tab still holds a session signed out of in another. */
const ENDED_MS = 7 * 24 * 60 * 60_000

/** Creates a page's session store. `storage` is shared by tabs and outlives them, `tabStorage` is the tab's own. */
export function createSessionStore(storage: MerchantStorage, tabStorage: MerchantStorage): SessionStore {
  const listeners = new Set<(change: SessionChange) => void>()
  const read = () => readStoredSession(storage, tabStorage)
  let known = read()
  // Signed out of in a tab that shared it, while this one was elsewhere.
  if (!known && isEnded(storage, parseSession(tabStorage.get(NAME), false))) tabStorage.clear(isKept)
  if (known) noteCustomer(known)
  /** The customer whose data this tab holds: signed in, or with a session that ended here. */
  let owner = known ?? parseOwner(tabStorage.get(OWNER))

  function tell(change: SessionChange) {
    for (const listener of [...listeners]) listener(change)
  }

  function becomeSignedIn(session: StoredSession) {
    const isAnother = owner !== null && !isSameOwner(owner, session)
    if (isAnother) tabStorage.clear((name) => name === NAME || isKept(name))
    tabStorage.remove(OWNER)
    known = session
    owner = session
    tell({ type: 'signedIn', session: publicPart(session), isAnother })
  }

  function becomeSignedOut() {
    tabStorage.clear(isKept)
    known = null
    owner = null
    tell({ type: 'signedOut' })
  }

  function becomeExpired() {
    known = null
    if (owner !== null) tabStorage.set(OWNER, writeOwner(owner))
    tell({ type: 'expired' })
  }

  /** Removes stored data when the user has acted for another customer since. */
  function noteCustomer({ username, customerId }: StoredSession) {
    if (customerId === undefined) return
    const name = ACTS_FOR + encodeURIComponent(username)
    const before = storage.get(name)
    if (before !== null && before !== customerId) storage.clear((other) => other === NAME || isKept(other))
    if (before !== customerId) storage.set(name, customerId)
  }

  function open(session: StoredSession) {
    const { id, username, customerId, isShared, isRemembered } = session
    const written = JSON.stringify({ id, username, customerId, isShared })
    if (isRemembered) {
      storage.set(NAME, written)
      tabStorage.remove(NAME)
    } else {
      tabStorage.set(NAME, written)
    }
    noteCustomer(session)
    becomeSignedIn(session)
  }

  function refresh() {
    const session = read()
    if (session?.id === known?.id) return
    if (session) becomeSignedIn(session)
    else if (hasExpired()) becomeExpired()
    else becomeSignedOut()
  }

  function hasExpired() {
    return (tabStorage.get(NAME) ?? storage.get(NAME)) === EXPIRED
  }

  return {
    read,
    refresh,
    hasExpired,
    open,
    share() {
      const session = read()
      if (!session || session.isRemembered || session.isShared) return
      const { id, username, customerId } = session
      tabStorage.set(NAME, JSON.stringify({ id, username, customerId, isShared: true }))
    },
    replace(session) {
      const current = read()
      const before = current ?? owner
      if (before && !isSameOwner(before, session)) {
        // The session shared by other tabs is not of this tab's customer.
        storage.clear((name) => isKept(name) || (name === NAME && !current?.isRemembered))
      }
      open(session)
    },
    expire(session) {
      if (read()?.id !== session.id) return
      const scoped = session.isRemembered ? storage : tabStorage
      scoped.set(NAME, EXPIRED)
      becomeExpired()
    },
    close() {
      const session = read()
      storage.clear(isKept)
      if (session?.isShared) noteEnd(storage, session)
      becomeSignedOut()
    },
    subscribe(listener) {
      if (listeners.size === 0) for (const name of NEWS) page().addEventListener?.(name, refresh)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) for (const name of NEWS) page().removeEventListener?.(name, refresh)
      }
    },
  }
}

/** Reads the stored session: the tab's own, else the remembered one. */
export function readStoredSession(storage: ScopedStorage, tabStorage: ScopedStorage): StoredSession | null {
  const stored = tabStorage.get(NAME)
  const own = parseSession(stored, false)
  if (stored === EXPIRED || isEnded(storage, own)) return null
  return own ?? parseSession(storage.get(NAME), true)
}

/** Returns the name of the entry for a signed-out shared session, for tabs asleep that receive no message. */
const endOf = ({ id }: StoredSession) => `ended:${digest(id)}`

function isEnded(storage: ScopedStorage, session: StoredSession | null): boolean {
  return session?.isShared === true && storage.get(endOf(session)) !== null
}

function noteEnd(storage: ScopedStorage, session: StoredSession) {
  for (const name of storage.names('ended:')) {
    if (!(Date.now() - Number(storage.get(name)) < ENDED_MS)) storage.remove(name)
  }
  storage.set(endOf(session), String(Date.now()))
}

/** Returns a short hash of an id, from which the id cannot be recovered. */
function digest(id: string): string {
  let sum = 0x811c9dc5
  for (const sign of id) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return sum.toString(36)
}

/** Returns the part of a session that may be shown outside the client. */
export function publicPart({ username, customerId, isRemembered }: StoredSession): Session {
  return { username, ...(customerId !== undefined && { customerId }), isRemembered }
}

/** Parses a stored session; an absent one or one of another shape is `null`. */
export function parseSession(written: string | null, isRemembered: boolean): StoredSession | null {
  const session = parseStored<Pick<StoredSession, 'id' | 'username'>>(
    { id: (id) => isText(id) && id !== '', username: isText },
    written,
  )
  if (!session) return null
  const { customerId, isShared } = session as { customerId?: unknown; isShared?: unknown }
  return {
    id: session.id,
    username: session.username,
    isRemembered,
    ...(isText(customerId) && { customerId }),
    ...(isShared === true && { isShared }),
  }
}

/**
 * Returns whether two sessions are of the same user and customer: the same user may act for another customer by now,
 * and must not see data of the one before. `null` belongs to no customer; an unknown customer is taken for the same.
 */
export function isSameOwner(one: Owner | null, other: Owner | null): boolean {
  if (!one || !other) return one === other
  const isSameCustomer =
    one.customerId === undefined || other.customerId === undefined || one.customerId === other.customerId
  return one.username === other.username && isSameCustomer
}

const writeOwner = ({ username, customerId }: Owner) => [username, customerId ?? []].flat().join('\n')

function parseOwner(written: string | null): Owner | null {
  if (written === null) return null
  const [username = '', customerId] = written.split('\n')
  return { username, customerId }
}

function isKept(name: string): boolean {
  return KEPT_ON_SIGN_OUT.some((start) => name.startsWith(start))
}

/** Returns the target of a browser's `NEWS`. Node and workers have none. */
function page(): Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> {
  return globalThis
}
