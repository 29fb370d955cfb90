import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '../testing/openTab'

const INVOICE = 'https://shop.example/#/invoices/1-0'
const stops: (() => void)[] = []

afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.unstubAllGlobals()
})

/** Lists the locks of the open tabs. */
async function tabsHere() {
  const { held = [] } = await navigator.locks.query()
  return held.filter(({ name }) => name?.startsWith('trade:tabs:'))
}

/** Lets a tab share its session with the tabs it has opened. */
function share(tab: ReturnType<typeof openTab>, ...opened: string[]) {
  stops.push(tab.client.session.handOver((address) => opened.includes(address)))
}

/** Asks as a new tab of the same device does. */
function openFrom(first: ReturnType<typeof openTab>, address: string, signal?: AbortSignal) {
  const tab = openTab(first.storage)
  return { tab, taken: tab.client.session.takeOver(address, signal && { signal }) }
}

describe('a session that a tab hands over [case-175]', () => {
  it('goes to a tab that it has opened, for as long as that tab lives, and is stored for no other', async () => {
    const first = openTab()
    await first.signIn('ann', false)
    share(first, INVOICE)
    const { tab, taken } = openFrom(first, INVOICE)
    expect(await taken).toEqual({ username: 'ann', customerId: '4021', isRemembered: false })
    expect(tab.changes).toMatchObject([{ type: 'signedIn', isAnother: false }])
    expect((await tab.client.account.getUser()).userId).toBe('ann')
    expect(openTab(first.storage).client.session.current()).toBeNull()
    expect(openTab(first.storage, {}, tab.tabStorage).client.session.current()).not.toBeNull()
  })

  it('goes to no tab that it has not opened', async () => {
    const first = openTab()
    await first.signIn('ann', false)
    share(first, INVOICE)
    const enough = new AbortController()
    const { tab, taken } = openFrom(first, 'https://shop.example/#/orders', enough.signal)
    // Asked later, and answered: by then the first question has been heard, and has gone without an answer.
    expect(await openFrom(first, INVOICE).taken).not.toBeNull()
    expect(tab.client.session.current()).toBeNull()
    enough.abort()
    expect(await taken).toBeNull()
    expect(tab.changes).toEqual([])
  })

  it('is waited for by nobody where no tab has one of its own [case-178]', async () => {
    const alone = openTab()
    expect(await alone.client.session.takeOver(INVOICE)).toBeNull()
    const first = openTab(alone.storage)
    // A tab that answers no question.
    share(first)
    expect(await openFrom(first, INVOICE).taken).toBeNull()
    await first.signIn('ann', true)
    expect(await openFrom(first, INVOICE).taken).toBeNull()
    first.client.session.signOut()
    await first.signIn('ann', false)
    await expect.poll(tabsHere).toHaveLength(1)
    stops.splice(0).forEach((stop) => stop())
    first.client.session.handOver(() => true)()
    // The browser frees a tab's lock a moment after the tab has closed.
    await expect.poll(tabsHere).toEqual([])
    expect(await openFrom(first, INVOICE).taken).toBeNull()
    share(first, INVOICE)
    expect(await openFrom(first, INVOICE).taken).toEqual({
      username: 'ann',
      customerId: '4021',
      isRemembered: false,
    })
  })

  it('is waited for where the browser cannot list the other tabs', async () => {
    const first = openTab()
    await first.signIn('ann', false)
    const refuse = () => Promise.reject(new DOMException('An opaque origin', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request: refuse, query: refuse } })
    share(first, INVOICE)
    expect(await openFrom(first, INVOICE).taken).not.toBeNull()
    vi.stubGlobal('navigator', {})
    share(first, INVOICE)
    expect(await openFrom(first, INVOICE).taken).not.toBeNull()
  })

  it('is none where the tab is signed out, or shares its session with all tabs anyway', async () => {
    const first = openTab()
    share(first, INVOICE)
    expect(await openFrom(first, INVOICE).taken).toBeNull()
    await first.signIn('ann', true)
    const { tab, taken } = openFrom(first, INVOICE)
    expect(await taken).toBeNull()
    expect(tab.client.session.current()).toEqual({ username: 'ann', customerId: '4021', isRemembered: true })
  })

  it('leaves whoever has signed in meanwhile alone', async () => {
    const first = openTab()
    await first.signIn('ann', false)
    share(first, INVOICE)
    const { tab, taken } = openFrom(first, INVOICE)
    const signedIn = tab.signIn('bob', false)
    await Promise.all([taken, signedIn])
    expect(tab.client.session.current()?.username).toBe('bob')
  })

  it('ends in all tabs that have it when one of them signs out', async () => {
    const first = openTab()
    await first.signIn('ann', false)
    share(first, INVOICE)
    const { tab, taken } = openFrom(first, INVOICE)
    await taken
    share(tab)
    const other = openTab(first.storage)
    await other.signIn('ann', false)
    share(other)
    const ended = new Promise<void>((resolve) =>
      first.client.session.subscribe(({ type }) => type === 'signedOut' && resolve()),
    )
    tab.client.session.signOut()
    await ended
    expect(first.client.session.current()).toBeNull()
    expect(other.client.session.current()).not.toBeNull()
  })
})
