import type { FluidClient, ScopedStorage } from '@trade-portal/fluid-sdk'
import { isRecord } from './checks'
import type { Check } from './checks'
import { storedKeys } from './storedKeys'
import type { StoredKey, StoredScope } from './storedKeys'

const DAY_MS = 24 * 60 * 60_000

/** The part of a client that stored values need. */
export type StoringClient = Pick<
  FluidClient,
  'storage' | 'lastingStorage' | 'tabStorage' | 'deviceStorage'
> & {
  session: Pick<FluidClient['session'], 'current'>
}

/** A customer of a merchant, whose values are read and written. */
export interface StoredOwner {
  client: StoringClient
  /** Empty: nobody is signed in. */
  user: string
  now?: () => number
}

/** A stored value, which lasts as long as the page where it cannot be stored. */
export interface Stored<T> {
  /** The value as it stands, or `null` where there is none, or one that is too old or of another shape. */
  read: () => T | null
  write: (value: T) => void
  clear: () => void
}

/**
 * Opens a value that outlives the page: checked, versioned, its customer's and no older than `storedKeys` says.
 *
 * @param part tells values of one key apart, such as the form of a draft.
 */
export function openStored<T>(owner: StoredOwner, key: StoredKey, check: Check<T>, part?: string): Stored<T> {
  const { client, now = Date.now } = owner
  const { version, days } = storedKeys[key]
  const name = storedName(owner, key, part)
  const [place, ...others] = placesOf(client, storedKeys[key].scope)
  const readIn = (storage: ScopedStorage) => {
    const stored = unwrap(storage.get(name), now())
    return stored?.version === version && now() - stored.at <= days * DAY_MS ? check(stored.value) : null
  }
  return {
    read: () => others.reduce((found, storage) => found ?? readIn(storage), readIn(place)),
    write: (value) => place.set(name, JSON.stringify({ version, at: now(), value })),
    clear: () => [place, ...others].forEach((storage) => storage.remove(name)),
  }
}

/** Opens every value of a key, such as the changes of all lines, by the parts that tell them apart. */
export function listStored<T>(owner: StoredOwner, key: StoredKey, check: Check<T>): T[] {
  const [place] = placesOf(owner.client, storedKeys[key].scope)
  const start = storedName(owner, key, '')
  return place
    .names(start)
    .flatMap((name) => openStored(owner, key, check, name.slice(start.length)).read() ?? [])
}

/** Removes values that are older than their key allows: nobody may come who reads them. */
export function dropAged(client: StoringClient, now = Date.now()) {
  const { storage, lastingStorage, tabStorage, deviceStorage } = client
  for (const place of [storage, lastingStorage, tabStorage, deviceStorage]) {
    for (const name of place.names('')) {
      const key = name.split(':', 1)[0] ?? ''
      const days = Object.hasOwn(storedKeys, key) ? storedKeys[key as StoredKey].days : Infinity
      const stored = unwrap(place.get(name), now)
      if (stored && now - stored.at > days * DAY_MS) place.remove(name)
    }
  }
}

const usersScopes: readonly StoredScope[] = ['customer', 'session']

function storedName({ user }: StoredOwner, key: StoredKey, part?: string): string {
  const isOfUser = usersScopes.includes(storedKeys[key].scope)
  const whose = isOfUser ? [encodeURIComponent(user)] : []
  return [key, ...whose, ...(part === undefined ? [] : [part])].join(':')
}

/** Storages of a scope: the one that is written to, and others that may hold the value of an earlier session. */
function placesOf(client: StoringClient, scope: StoredScope): [ScopedStorage, ...ScopedStorage[]] {
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

/**
 * Takes a stored text apart. Values were stored without a version at first, as `{ at, values }`, as `{ at, answers }`, or
 * alone: those are of version 1 too.
 */
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
