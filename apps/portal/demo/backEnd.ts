import type { BrowserSandbox } from '@trade-portal/fluid-sandbox/browser'
import type { Merchant } from '@trade-portal/demo-data'
import { openDataStore } from './storedData'
import type { DataStore } from './storedData'
import { createTurns } from './turns'

/** A back end over one stored version of its data. */
interface Opened {
  sandbox: BrowserSandbox
  version: string | undefined
  /** The number of rows that the database had changed when it was stored. */
  changes: number
}

/**
 * Runs a merchant's back end in this page, and keeps its data in the browser before a call that changed it is answered.
 *
 * Tabs take turns, call by call, and a tab reloads data changed by another one: together they see one back end, as with
 * a server. `?reset` in the page's address begins with fresh data.
 */
export function openBackEnd(merchant: Merchant): typeof fetch {
  const inTurn = createTurns(`trade-portal-demo:${merchant}`)
  const opening = openDataStore()
  let current: Opened | undefined

  async function latest(store: DataStore): Promise<Opened> {
    if (current && (await store.version(merchant)) === current.version) return current
    current?.sandbox.close()
    current = await open(store, merchant)
    return current
  }

  async function save(store: DataStore, opened: Opened): Promise<void> {
    const changes = changesOf(opened.sandbox)
    if (opened.version !== undefined && changes === opened.changes) return
    const version = crypto.getRandomValues(new Uint32Array(4)).join('-')
    try {
      await store.write(merchant, { version, bytes: opened.sandbox.save() })
    } catch {
      // The browser has no room: this page goes on, and a reload finds the data stored before.
      return
    }
    Object.assign(opened, { version, changes })
  }

  // Opens at once, since making fresh data takes a second. A call after a failure tries again.
  inTurn(async () => {
    const store = await opening
    if (takeReset()) await store.remove(merchant)
    await save(store, await latest(store))
  }).catch(console.error)

  return async (input, init) => {
    const request = new Request(input, init)
    return await inTurn(async () => {
      const store = await opening
      const opened = await latest(store)
      try {
        return await opened.sandbox.fetch(request)
      } finally {
        await save(store, opened)
      }
    })
  }
}

async function open(store: DataStore, merchant: Merchant): Promise<Opened> {
  // The sandbox is larger than the rest of the page, so it waits until the sign-in form is alive.
  const { openBrowserSandbox } = await import('@trade-portal/demo-data/browser')
  const stored = await store.read(merchant)
  const options = { merchant, paymentStorage: localStorage }
  if (stored) {
    try {
      const sandbox = await openBrowserSandbox({ ...options, saved: stored.bytes })
      return { sandbox, version: stored.version, changes: changesOf(sandbox) }
    } catch {
      // The data is from an older demo with other tables.
    }
  }
  const sandbox = await openBrowserSandbox(options)
  return { sandbox, version: undefined, changes: changesOf(sandbox) }
}

function changesOf({ database }: BrowserSandbox): number {
  return database.get<{ count: number }>('SELECT total_changes() AS count')?.count ?? 0
}

/** Returns whether the address asks for fresh data, and removes the request from the address. */
function takeReset(): boolean {
  const { searchParams, hash, pathname } = new URL(location.href)
  if (!searchParams.has('reset')) return false
  history.replaceState(history.state, '', pathname + hash)
  return true
}
