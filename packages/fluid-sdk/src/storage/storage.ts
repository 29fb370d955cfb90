/** The client's storage: the part of the web's `Storage` that it uses. */
export interface FluidStorage {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Stored texts of one merchant, by name. Never throws: texts the storage refuses are held in memory. */
export interface ScopedStorage {
  get(name: string): string | null
  set(name: string, value: string): void
  remove(name: string): void
  /** Returns the names with this prefix. */
  names(prefix: string): string[]
}

/** All stored texts of one merchant. */
export interface MerchantStorage extends ScopedStorage {
  /**
   * Removes all texts of this merchant and all of ours outside of any merchant, except the device's preferences and
   * the names accepted by `isKept`.
   */
  clear(isKept: (name: string) => boolean): void
}

/** The prefix of all our keys, beside those of the page. */
const OURS = 'trade:'
/** The prefix of a merchant's keys, so that two merchants on one origin leave each other's alone. */
const MERCHANT = `${OURS}@`
/** The prefix of the device's preferences, independent of merchant and customer, so that signing out leaves them. */
const DEVICE = `${OURS}device:`

/** The name under which a merchant's session is stored. */
export const SESSION = 'session'

/**
 * Returns whether this browser has a stored session, of any merchant. It may have ended since, which
 * `session.restore` finds out. Use it in a page's first script, to show the sign-in at once when there is none.
 */
export function hasStoredSession(): boolean {
  return (['sessionStorage', 'localStorage'] as const).some((kind) => {
    try {
      const storage = browserStorage(kind)
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      return keys.some((key) => key?.startsWith(MERCHANT) && key.endsWith(`:${SESSION}`))
    } catch {
      // The browser has the storage, but refuses access.
      return false
    }
  })
}

/** Creates a storage that lasts as long as the page. */
export function createMemoryStorage(): FluidStorage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

/**
 * Returns a storage of the browser, or memory without a page or when the page may not use its storage. The storages
 * of Node, Deno and Bun belong to the process: two clients of one server would share a customer in them.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): FluidStorage {
  const page = globalThis as { document?: unknown } & { [K in typeof kind]?: FluidStorage }
  try {
    return (page.document ? page[kind] : undefined) ?? createMemoryStorage()
  } catch {
    return createMemoryStorage()
  }
}

/** Stores one merchant's texts in a storage, with memory as the fallback. */
export function createMerchantStorage(storage: FluidStorage, merchant: string): MerchantStorage {
  return createStorageOf(storage, `${MERCHANT}${encodeURIComponent(merchant)}:`)
}

/** Stores the device's preferences in a storage, with memory as the fallback. */
function createDeviceStorage(storage: FluidStorage): ScopedStorage {
  return createStorageOf(storage, DEVICE)
}

function createStorageOf(storage: FluidStorage, prefix: string): MerchantStorage {
  const refused = new Map<string, string>()

  function attempt<T>(work: () => T, otherwise: T): T {
    try {
      return work()
    } catch {
      return otherwise
    }
  }

  function remove(key: string) {
    refused.delete(key)
    attempt(() => storage.removeItem(key), undefined)
  }

  function keys(): string[] {
    const stored = attempt(() => Array.from({ length: storage.length }, (_, index) => storage.key(index)), [])
    return [...new Set([...stored.filter((key) => key !== null), ...refused.keys()])]
  }

  return {
    get: (name) => refused.get(prefix + name) ?? attempt(() => storage.getItem(prefix + name), null),
    set(name, value) {
      const key = prefix + name
      const isStored = attempt(() => {
        storage.setItem(key, value)
        // A storage may accept a text and not return it.
        return storage.getItem(key) === value
      }, false)
      if (isStored) {
        refused.delete(key)
        return
      }
      // An older value left in a full storage would come back at the next load as if it were current.
      remove(key)
      refused.set(key, value)
    },
    remove: (name) => remove(prefix + name),
    names: (start) =>
      keys()
        .filter((key) => key.startsWith(prefix + start))
        .map((key) => key.slice(prefix.length)),
    clear(isKept) {
      for (const key of keys()) {
        if (key.startsWith(prefix) ? isKept(key.slice(prefix.length)) : !belongsToNoMerchant(key)) continue
        remove(key)
      }
    },
  }
}

/** Returns a part of a storage that cannot reach the rest of it. */
export function storagePart(storage: ScopedStorage, prefix: string): ScopedStorage {
  return {
    get: (name) => storage.get(prefix + name),
    set: (name, value) => storage.set(prefix + name, value),
    remove: (name) => storage.remove(prefix + name),
    names: (start) => storage.names(prefix + start).map((name) => name.slice(prefix.length)),
  }
}

function belongsToNoMerchant(key: string): boolean {
  return key.startsWith(OURS) && !key.startsWith(MERCHANT) && !key.startsWith(DEVICE)
}

interface StoragesInput {
  configuration: { endpoint: string; companyId: string; deviceId: string }
  storage?: FluidStorage | undefined
  tabStorage?: FluidStorage | undefined
}

/** Identifies a merchant: stored data and messages of one never reach another. */
export const merchantKey = ({ endpoint, companyId, deviceId }: StoragesInput['configuration']) =>
  [endpoint, companyId, deviceId].join('|')

interface Storages {
  /** Shared by tabs, and outlives them. */
  storage: MerchantStorage
  /** The tab's own. */
  tabStorage: MerchantStorage
  /** Preferences of the device, of no merchant. */
  deviceStorage: ScopedStorage
}

/** Opens the storages of one merchant. */
export function openStorages({ configuration, storage, tabStorage }: StoragesInput): Storages {
  const merchant = merchantKey(configuration)
  const shared = storage ?? browserStorage('localStorage')
  return {
    storage: createMerchantStorage(shared, merchant),
    tabStorage: createMerchantStorage(tabStorage ?? browserStorage('sessionStorage'), merchant),
    deviceStorage: createDeviceStorage(shared),
  }
}
