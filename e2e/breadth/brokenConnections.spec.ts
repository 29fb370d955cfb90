import type { Page } from '@playwright/test'
import { beginOrder, confirmOrder } from '../checkout'
import { expect, test } from '../fixtures'
import type { RunningPortal } from '../portal'
import { RawServer } from '../rawServer'
import type { BrokenOrder } from '../rawServer'

type Origin = 'same origin' | 'cross-origin'

interface Journey {
  origin: Origin
  repeats: BrokenOrder['repeats']
  /** The connection of each order's POST: a new one, or one reused from other calls. */
  orders: { how: BrokenOrder['how']; isWarm: boolean }[]
}

const warm = (['reset', 'close', '408'] as const).map((how) => ({ how, isWarm: true }))
// The browser does not repeat a request once its response has begun, so there is no repeat to break.
const all = [...warm, { how: 'cut' as const, isWarm: true }]

const journeys: Journey[] = [
  // First as the portal sends it: without credentials, and so over a separate connection.
  { origin: 'same origin', repeats: 'answered', orders: [{ how: 'reset', isWarm: false }, ...all] },
  { origin: 'same origin', repeats: 'broken', orders: warm },
  { origin: 'cross-origin', repeats: 'answered', orders: all },
  { origin: 'cross-origin', repeats: 'broken', orders: warm },
]

// Each places several orders.
test.describe.configure({ timeout: 180_000 })

for (const { origin, repeats, orders } of journeys) {
  test(`one press is one order, ${origin}, repeats ${repeats}`, async ({ page, portal, signIn }) => {
    await using raw = await RawServer.start(Number(new URL(portal.url('ironbark')).port))
    await signIn('ironbark', await leadThrough(raw, { page, portal, origin }))
    const sentByPage = noteOrders(page)
    for (const { how, isWarm } of orders) {
      const name = `${how}, ${origin}, ${isWarm ? 'warm' : 'new'} connection, repeats ${repeats}`
      await test.step(name, async () => {
        await beginOrder(page, 'ironbark', { jobName: name })
        if (isWarm && origin === 'same origin') await warmUp(page)
        const posts = raw.breakOrder({ how, repeats })
        const readOffers = await watchOffers(page)

        const reported = await confirmOrder(page)

        const made = await ordersOf(portal, name)
        const counts = `POSTs received ${posts.length}, orders made ${made.length}`
        process.stdout.write(`${name}: ${counts}, shown “Order Placed ${reported}”\n`)
        expect(made).toEqual([reported])
        expect(JSON.parse(posts[0]?.answer ?? '')).toEqual({ quoteNumber: Number(reported) })
        for (const { answer } of posts.slice(1)) expect(answer).toContain('Cart session is closed')
        expect(await readOffers()).toEqual(['offered', 'held back', 'shown'])
        expect(sentByPage(name)).toBe(1)

        // Chromium repeats a request lost on a reused connection, unless a response had begun.
        const isUsed = (posts[0]?.requestsBefore ?? 0) > 0
        expect(isUsed, 'the connection has carried calls before').toBe(isWarm)
        expect(posts.length > 1, 'the browser repeats the POST').toBe(isWarm && how !== 'cut')

        await page.getByRole('button', { name: 'OK' }).click()
        await expect(page.getByText('Order Complete!')).toBeVisible()
      })
    }
  })
}

/** Routes the portal's calls through the raw server. @returns the address of the page. */
async function leadThrough(
  raw: RawServer,
  { page, portal, origin }: { page: Page; portal: RunningPortal; origin: Origin },
): Promise<string> {
  if (origin === 'same origin') return `${raw.origin}/`
  // The context's routes apply to a service worker too.
  await page.context().route('**/config/configuration.json', async (route) => {
    const response = await route.fetch()
    const file = (await response.json()) as { DeviceList: object[] }
    const DeviceList = file.DeviceList.map((entry) => ({ ...entry, endpointUrl: raw.origin }))
    await route.fulfill({ response, json: { DeviceList } })
  })
  return portal.url('ironbark')
}

/**
 * Makes a call without credentials, as another script of the page may. Chromium keeps its connection apart from those
 * of calls with credentials, and the order goes over it. Cross-origin, all calls of the portal share such connections.
 */
async function warmUp(page: Page) {
  await page.evaluate(async () => {
    const answer = await fetch('./', { credentials: 'omit', cache: 'no-store' })
    await answer.text()
  })
}

/** Counts the order requests the page itself sends for a job. A POST repeated by the browser does not count. */
function noteOrders(page: Page): (jobName: string) => number {
  const jobNames: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('ipFunction=processComplete')) return
    jobNames.push((request.postDataJSON() as { jobName: string }).jobName)
  })
  return (jobName) => jobNames.filter((each) => each === jobName).length
}

/**
 * Records at every change of the page whether an order can be pressed, is held back, or has been confirmed.
 *
 * @returns a function that reads the records, without repetitions.
 */
async function watchOffers(page: Page): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle(() => {
    const noted: string[] = []
    const note = () => {
      const isNotified = [...document.querySelectorAll('[role=dialog]')].some(({ textContent }) =>
        textContent?.includes('Order Placed'),
      )
      const pressable = [...document.querySelectorAll('button:enabled:not([aria-disabled=true])')]
      const isOffered = pressable.some(({ textContent }) =>
        /Confirm Order|Create Quote|Try again/.test(textContent ?? ''),
      )
      const state = isNotified ? 'shown' : isOffered ? 'offered' : 'held back'
      if (noted.at(-1) !== state) noted.push(state)
      if (isNotified) observer.disconnect()
    }
    const observer = new MutationObserver(note)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    note()
    return noted
  })
  return () => notes.jsonValue()
}

/** Returns the numbers of the orders placed for a job. */
async function ordersOf(portal: RunningPortal, jobName: string): Promise<string[]> {
  const answer = await fetch(portal.url('ironbark', '__sandbox/orders'))
  const orders = (await answer.json()) as { jobName: string; number: number }[]
  return orders.filter((order) => order.jobName === jobName).map(({ number }) => String(number))
}
