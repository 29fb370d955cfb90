/** A back end's data as it was when `version` was written. */
export interface StoredData {
  /** Changes with every write, so that a tab sees whether its copy is still the latest. */
  version: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The store of the demo's back ends, whose data it keeps by merchant. */
export interface DataStore {
  version(name: string): Promise<string | undefined>
  read(name: string): Promise<StoredData | undefined>
  /** Writes everything in one transaction: a page closed halfway leaves the earlier data. */
  write(name: string, data: StoredData): Promise<void>
  remove(name: string): Promise<void>
}

const VERSIONS = 'versions'
const BYTES = 'bytes'

/** Opens the browser's own store, or one that lasts as long as the page where the browser refuses. */
export async function openDataStore(): Promise<DataStore> {
  try {
    return storeOf(await openDatabase())
  } catch {
    return memoryStore()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('trade-portal-demo', 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(VERSIONS)
    opening.result.createObjectStore(BYTES)
  }
  return settled(opening)
}

function storeOf(database: IDBDatabase): DataStore {
  const get = <T>(store: string, name: string): Promise<T | undefined> =>
    settled(database.transaction(store).objectStore(store).get(name) as IDBRequest<T | undefined>)

  function change(
    work: (stores: { versions: IDBObjectStore; bytes: IDBObjectStore }) => void,
  ): Promise<void> {
    const transaction = database.transaction([VERSIONS, BYTES], 'readwrite')
    work({ versions: transaction.objectStore(VERSIONS), bytes: transaction.objectStore(BYTES) })
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser kept nothing'))
    })
  }

  return {
    version: (name) => get<string>(VERSIONS, name),
    async read(name) {
      const [version, bytes] = await Promise.all([
        get<string>(VERSIONS, name),
        get<StoredData['bytes']>(BYTES, name),
      ])
      return version !== undefined && bytes ? { version, bytes } : undefined
    },
    write: (name, data) =>
      change(({ versions, bytes }) => {
        versions.put(data.version, name)
        bytes.put(data.bytes, name)
      }),
    remove: (name) =>
      change(({ versions, bytes }) => {
        versions.delete(name)
        bytes.delete(name)
      }),
  }
}

function memoryStore(): DataStore {
  const stored = new Map<string, StoredData>()
  return {
    version: async (name) => stored.get(name)?.version,
    read: async (name) => stored.get(name),
    write: async (name, data) => void stored.set(name, data),
    remove: async (name) => void stored.delete(name),
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser refused'))
  })
}
