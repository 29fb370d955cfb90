import { SESSION as NAME } from './storage'
import type { MerchantStorage, ScopedStorage } from './storage'
import { isText, parseStored } from './stored'

/** The customer who is signed in on this page. Holds no token: that stays with the client. */
export interface Session {
  username: string
  /** The customer for whom the user is signed in; unknown in sessions that were stored before it was noted. */
  customerId?: string | undefined
  /** Kept on this device and shared by its tabs; otherwise it ends with the tab. */
  isRemembered: boolean
}

/** Why a session came or went, told to every listener of `session.subscribe`. */
export type SessionChange =
  /** `isAnother`: the page was another customer's before, of whom nothing is to be shown any more. */
  | { type: 'signedIn'; session: Session; isAnother: boolean }
  | { type: 'signedOut' }
  /** The back end no longer knows the session. What was typed stays; sign in again to go on. */
  | { type: 'expired' }

/** A session with its token, as it is stored. */
export interface StoredSession extends Session {
  /** The wire's `sessionID`. */
  id: string
  /** Other tabs have this session of a tab as well, so that its sign-out has to reach them. */
  isShared?: boolean | undefined
}

/** The user and the customer of a session. A user may act for one customer today and for another tomorrow. */
type Owner = Pick<Session, 'username' | 'customerId'>

/** The session of this page, wherever it is stored. */
export interface SessionStore {
  /** The session at this moment: the tab's own, else the remembered one. */
  read(): StoredSession | null
  /** Tells whether there is none because the back end refused it, and nobody has signed in or out since. */
  hasExpired(): boolean
  /** Keeps a session that was just signed in, and tells it. */
  open(session: StoredSession): void
  /** Notes that another tab has this tab's session as well. */
  share(): void
  /** As `open`, for one that a host handed over: what is stored of anybody else goes, as if they had signed out. */
  replace(session: StoredSession): void
  /** Forgets a session that the back end refused, when it is still the present one, and tells it. */
  expire(session: StoredSession): void
  /** Forgets the session and everything stored, save what outlives it, and tells it. */
  close(): void
  /** Looks whether another tab changed the session, and tells it. */
  refresh(): void
  subscribe(listener: (change: SessionChange) => void): () => void
}

/**
 * Stands where a refused session stood. Other tabs learn from it that the session was not signed out of, and a tab
 * whose own session ended does not slip into the remembered one, which may be another customer's.
 */
const EXPIRED = 'expired'
/** Names the customer of this tab whose session ended: somebody else may sign in next. */
const OWNER = 'owner'
/** Begins the names of what a portal stores for its customers to find again after a sign-out. */
export const LASTING = 'lasting:'
/**
 * Beginnings of the stored names that survive a sign-out: the cart's id per user, order attempts until their own customer
 * has seen what became of them, and what a portal has stored as lasting.
 */
const KEPT_ON_SIGN_OUT = ['cart:', 'attempt:', 'placed:', 'ended:', LASTING] as const
/** Begins the names that note for which customer each user was signed in last: what is stored by user is that customer's. */
const ACTS_FOR = 'acts-for:'
/**
 * Events after which another page may have changed the session: it has stored something, or Back has brought this page up
 * again, which heard nothing while it was away.
 */
const NEWS = ['storage', 'pageshow'] as const
/** Time after which no tab holds a session any more that was signed out of in another. */
const ENDED_MS = 7 * 24 * 60 * 60_000

/** Makes the session of a page. `storage` is shared by tabs and outlives them, `tabStorage` is the tab's own. */
export function createSessionStore(storage: MerchantStorage, tabStorage: MerchantStorage): SessionStore {
  const listeners = new Set<(change: SessionChange) => void>()
  const read = () => readStoredSession(storage, tabStorage)
  let known = read()
  // Signed out of in a tab that shared it, while this one was elsewhere.
  if (!known && isEnded(storage, parseSession(tabStorage.get(NAME), false))) tabStorage.clear(isKept)
  if (known) noteCustomer(known)
  /** The customer whose things this tab holds: signed in, or with a session that ended here. */
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

  /** Removes what is stored where the user has acted for another customer since. */
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
      const present = read()
      const before = present ?? owner
      if (before && !isSameOwner(before, session)) {
        // The session that other tabs share is not of this tab's customer.
        storage.clear((name) => isKept(name) || (name === NAME && !present?.isRemembered))
      }
      open(session)
    },
    expire(session) {
      if (read()?.id !== session.id) return
      const place = session.isRemembered ? storage : tabStorage
      place.set(NAME, EXPIRED)
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

/** Reads the session that is stored: the tab's own, else the remembered one. */
export function readStoredSession(storage: ScopedStorage, tabStorage: ScopedStorage): StoredSession | null {
  const stored = tabStorage.get(NAME)
  const own = parseSession(stored, false)
  if (stored === EXPIRED || isEnded(storage, own)) return null
  return own ?? parseSession(storage.get(NAME), true)
}

/** Names the entry for a shared session that was signed out of: tabs that are away or asleep hear of it by no message. */
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

/** Returns a short hash of an id, from which nobody learns the id. */
function digest(id: string): string {
  let sum = 0x811c9dc5
  for (const sign of id) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return sum.toString(36)
}

/** The part of a session that may be told outside the client. */
export function publicPart({ username, customerId, isRemembered }: StoredSession): Session {
  return { username, ...(customerId !== undefined && { customerId }), isRemembered }
}

/** Reads a session that was written as text; what is absent or of another shape is `null`. */
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
 * Returns whether two sessions are of the same user and customer: the same user may act for another customer by now, who
 * is told nothing of the one before. `null` is nobody's; a customer that is not known is taken for the same.
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

/** Returns where a browser tells of `NEWS`. Node and workers have no such place. */
function page(): Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> {
  return globalThis
}
