/** The client's storage: the part of the web's `Storage` that it uses. */
export interface FluidStorage {
  readonly length: number
  key(index: number): string | null
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Stored texts of one merchant, by name. Never throws: what cannot be stored is kept in memory. */
export interface ScopedStorage {
  get(name: string): string | null
  set(name: string, value: string): void
  remove(name: string): void
  /** The names that begin with `prefix`. */
  names(prefix: string): string[]
}

/** Everything that is kept of one merchant. */
export interface MerchantStorage extends ScopedStorage {
  /**
   * Removes everything of this merchant and everything of ours that is no merchant's, save the device's preferences and
   * what is to be kept.
   */
  clear(isKept: (name: string) => boolean): void
}

/** Every key of ours begins so, whatever else the page stores. */
const OURS = 'trade:'
/** Begins a merchant's keys, so that two merchants on one origin leave each other's alone. */
const MERCHANT = `${OURS}@`
/** Begins the keys of preferences that are the device's: of no merchant and no customer, so that signing out leaves them. */
const DEVICE = `${OURS}device:`

/** The name under which a merchant's session is stored. */
export const SESSION = 'session'

/**
 * Returns whether this browser has a session stored, of whichever merchant. It may have ended since: `session.restore` says
 * so. Use it in a page's first script, to show the sign-in at once where there is none.
 */
export function hasStoredSession(): boolean {
  return (['sessionStorage', 'localStorage'] as const).some((kind) => {
    try {
      const storage = browserStorage(kind)
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
      return keys.some((key) => key?.startsWith(MERCHANT) && key.endsWith(`:${SESSION}`))
    } catch {
      // The browser has the storage, and refuses to be asked.
      return false
    }
  })
}

/** Makes a storage that lasts as long as the page. */
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
 * Returns a storage of the browser, or memory where there is no page or the page may not use its storage. Node, Deno and
 * Bun have storages of their own, which are the process's: two clients of one server would share a customer in them.
 */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): FluidStorage {
  const page = globalThis as { document?: unknown } & { [K in typeof kind]?: FluidStorage }
  try {
    return (page.document ? page[kind] : undefined) ?? createMemoryStorage()
  } catch {
    return createMemoryStorage()
  }
}

/** Keeps one merchant's texts in a storage, and in memory what that storage refuses. */
export function createMerchantStorage(storage: FluidStorage, merchant: string): MerchantStorage {
  return createStorageOf(storage, `${MERCHANT}${encodeURIComponent(merchant)}:`)
}

/** Keeps the device's preferences in a storage, and in memory what that storage refuses. */
export function createDeviceStorage(storage: FluidStorage): ScopedStorage {
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
        // A storage may take what it does not give back.
        return storage.getItem(key) === value
      }, false)
      if (isStored) {
        refused.delete(key)
        return
      }
      // An older value left in a full storage would come back at the next load as if it were the present one.
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

/** Gives a part of a storage that cannot reach the rest of it. */
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
