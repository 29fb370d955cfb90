import type { FluidClient, ScopedStorage } from '@trade-portal/fluid-sdk'
import { usePortal } from '../PortalContext'
import { isRecord } from './checks'
import type { Check } from './checks'
import { storedKeys } from './storedKeys'
import type { StoredKey, StoredScope } from './storedKeys'

const DAY_MS = 24 * 60 * 60_000

/** The storages and session of a client. */
export type StoringClient = Pick<
  FluidClient,
  'storage' | 'lastingStorage' | 'tabStorage' | 'deviceStorage'
> & {
  session: Pick<FluidClient['session'], 'current'>
}

/** The owner of stored values: a user of a merchant. */
export interface StoredOwner {
  client: StoringClient
  /** Empty: no one is signed in. */
  user: string
  now?: () => number
}

/** A stored value. It lasts only as long as the page if the browser cannot store it. */
export interface Stored<T> {
  /** Returns the current value, or `null` if there is none, or if it is too old or has another shape. */
  read: () => T | null
  write: (value: T) => void
  clear: () => void
}

/**
 * Opens a value that outlives the page: checked, versioned, private to its owner, and no older than `storedKeys` allows.
 *
 * @param part distinguishes values of one key, such as the form of a draft.
 */
export function openStored<T>(owner: StoredOwner, key: StoredKey, check: Check<T>, part?: string): Stored<T> {
  const { client, now = Date.now } = owner
  const { version, days } = storedKeys[key]
  const name = storedName(owner, key, part)
  const [scoped, ...others] = storagesOf(client, storedKeys[key].scope)
  const readIn = (storage: ScopedStorage) => {
    const stored = unwrap(storage.get(name), now())
    return stored?.version === version && now() - stored.at <= days * DAY_MS ? check(stored.value) : null
  }
  return {
    read: () => others.reduce((found, storage) => found ?? readIn(storage), readIn(scoped)),
    write: (value) => scoped.set(name, JSON.stringify({ version, at: now(), value })),
    clear: () => [scoped, ...others].forEach((storage) => storage.remove(name)),
  }
}

/**
 * Returns the customer of the stored session as the owner of stored values. The customer may type, and values are written,
 * before the merchant has confirmed the session.
 */
export function useStoredOwner(): StoredOwner {
  const { client } = usePortal()
  return { client, user: client.session.current()?.username ?? '' }
}

/** Returns the customer's stored value. Use it for values that outlive the page and are read on demand. */
export function useStored<T>(key: StoredKey, check: Check<T>, part?: string): Stored<T> {
  return openStored(useStoredOwner(), key, check, part)
}

/** Returns every value of a key, such as the changes of all lines, whatever its part. */
export function listStored<T>(owner: StoredOwner, key: StoredKey, check: Check<T>): T[] {
  const [scoped] = storagesOf(owner.client, storedKeys[key].scope)
  const start = storedName(owner, key, '')
  return scoped
    .names(start)
    .flatMap((name) => openStored(owner, key, check, name.slice(start.length)).read() ?? [])
}

/** Removes values older than their key allows, because they may never be read again. */
export function dropAged(client: StoringClient, now = Date.now()) {
  const { storage, lastingStorage, tabStorage, deviceStorage } = client
  for (const scoped of [storage, lastingStorage, tabStorage, deviceStorage]) {
    for (const name of scoped.names('')) {
      const key = name.split(':', 1)[0] ?? ''
      const days = Object.hasOwn(storedKeys, key) ? storedKeys[key as StoredKey].days : Infinity
      const stored = unwrap(scoped.get(name), now)
      if (stored && now - stored.at > days * DAY_MS) scoped.remove(name)
    }
  }
}

const usersScopes: readonly StoredScope[] = ['customer', 'session']

function storedName({ user }: StoredOwner, key: StoredKey, part?: string): string {
  const isOfUser = usersScopes.includes(storedKeys[key].scope)
  const whose = isOfUser ? [encodeURIComponent(user)] : []
  return [key, ...whose, ...(part === undefined ? [] : [part])].join(':')
}

/** Returns the storages of a scope: first the one for writes, then others that may hold an earlier session's value. */
function storagesOf(client: StoringClient, scope: StoredScope): [ScopedStorage, ...ScopedStorage[]] {
  const { storage, tabStorage, deviceStorage } = client
  switch (scope) {
    case 'device':
      return [deviceStorage]
    case 'merchant':
    case 'customer':
      return [storage]
    case 'lasting':
      return [client.lastingStorage]
    case 'session':
      return client.session.current()?.isRemembered ? [storage, tabStorage] : [tabStorage, storage]
    case 'tab':
      return [tabStorage]
  }
}

/** Parses a stored text. The first values, `{ at, values }`, `{ at, answers }` or bare ones, count as version 1. */
function unwrap(text: string | null, now: number): { version: unknown; at: number; value: unknown } | null {
  const stored = parse(text)
  if (!isRecord(stored)) return Array.isArray(stored) ? { version: 1, at: now, value: stored } : null
  const { version = 1, at, value = stored.values ?? stored.answers ?? stored } = stored
  return typeof at === 'number' && Number.isFinite(at) ? { version, at, value } : null
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
