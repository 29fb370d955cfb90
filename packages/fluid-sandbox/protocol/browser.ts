import { AsyncLocalStorage } from 'node:async_hooks'
import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import type { Configuration, FluidClient, FluidStorage } from '@trade-portal/fluid-sdk'
import { ENDPOINT } from '../src/testing/requests.ts'
import type { VirtualTime } from './virtualTime.ts'

/** A page of the portal, with one client that ends when the page does. */
export interface Page {
  /** Runs work with the page's client, as the page itself would. */
  ask<T>(work: (client: FluidClient) => T): T
  /** The tab's storage, which a reload of the page finds again. */
  tabStorage: FluidStorage
  isGone: boolean
  /** Cuts the page off at once: its own work stops, and no answer reaches it. */
  leave(): void
}

/** A customer's browser: its pages share a storage and locks. */
export interface Browser {
  storage: FluidStorage
  /** The `navigator` of its pages. */
  navigator: { locks: Pick<LockManager, 'request'> }
  open(tabStorage?: FluidStorage): Page
  /** Leaves every open page. */
  leaveAll(): void
}

export interface BrowserOptions {
  /** Answers the calls of a page. */
  fetch: (page: Page, request: Request) => Promise<Response>
  time: VirtualTime
  storage?: FluidStorage
}

const configuration: Configuration = {
  endpoint: ENDPOINT,
  deviceId: 'TP001',
  companyId: '01',
  isTaxRegion: false,
  companyName: 'Example Timber',
  companyEmail: 'hello@timber.example',
  abn: '11 222 333 444',
  locale: 'en-AU',
  currency: 'AUD',
}

// The code of a client's areas is loaded as files, in the machine's time: it must be loaded before the world's time
// goes on.
const unsent = createFluidClient({
  configuration,
  storage: createMemoryStorage(),
  tabStorage: createMemoryStorage(),
})
await Promise.allSettled([unsent.cart.read(), unsent.orders.listUnseen()])

/** The page whose work runs at this moment, so that a lock is freed with the page that took it. */
const running = new AsyncLocalStorage<Page>()

/** Makes a browser without a page. */
export function createBrowser({ fetch, time, storage = createMemoryStorage() }: BrowserOptions): Browser {
  const locks = createLocks()
  const pages: Page[] = []
  return {
    storage,
    navigator: { locks },
    open(tabStorage = createMemoryStorage()) {
      const page: Page = {
        ask: (work) => running.run(page, () => work(client)),
        tabStorage,
        isGone: false,
        leave() {
          page.isGone = true
          locks.free(page)
        },
      }
      const client = createFluidClient({
        configuration,
        storage: storageOf(page, storage),
        tabStorage: storageOf(page, tabStorage),
        now: time.clock,
        wait: (ms, signal) => whileThere(page, time.wait(ms, signal)),
        fetch: (input, init) => whileThere(page, fetch(page, new Request(input, init))),
      })
      pages.push(page)
      return page
    },
    leaveAll() {
      for (const page of pages) page.leave()
    },
  }
}

/** Settles with the work, or never if the page has gone meanwhile. */
function whileThere<T>(page: Page, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    work.then(
      (value) => page.isGone || resolve(value),
      (error: unknown) => page.isGone || reject(error),
    )
  })
}

function storageOf(page: Page, storage: FluidStorage): FluidStorage {
  return {
    get length() {
      return storage.length
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => page.isGone || storage.setItem(key, value),
    removeItem: (key) => page.isGone || storage.removeItem(key),
  }
}

/** Web Locks freed with their page, as a browser's are; Node's own locks know no pages. */
function createLocks() {
  const held = new Map<string, Page | undefined>()
  async function request<T>(
    name: string,
    _: LockOptions,
    work: (lock: Lock | null) => Promise<T>,
  ): Promise<T> {
    const page = running.getStore()
    if (page?.isGone) return new Promise<never>(() => undefined)
    if (held.has(name)) return work(null)
    held.set(name, page)
    try {
      return await work({ name, mode: 'exclusive' })
    } finally {
      if (held.get(name) === page) held.delete(name)
    }
  }
  return {
    request: request as LockManager['request'],
    free(page: Page) {
      for (const [name, holder] of held) if (holder === page) held.delete(name)
    },
  }
}
