import type { Page } from '@playwright/test'
import { confirmOrder, fillDelivery } from './checkout'
import { expect, test } from './fixtures'
import type { RunningPortal } from './portal'
import { RawServer } from './rawServer'
import type { RawServerOptions } from './rawServer'

interface Case extends Omit<RawServerOptions, 'backEnd'> {
  place: 'same origin' | 'cross-origin'
  /** Whether the order's connection has carried other calls before. */
  isWarm: boolean
}

const cases: Case[] = (['same origin', 'cross-origin'] as const).flatMap((place): Case[] => [
  ...(['reset', 'close', '408'] as const).flatMap((how): Case[] => [
    { how, place, repeats: 'answered', isWarm: true },
    { how, place, repeats: 'broken', isWarm: true },
  ]),
  { how: 'cut', place, repeats: 'answered', isWarm: true },
])
// As the portal sends it by itself: without credentials, and so over a connection of its own.
cases.push({ how: 'reset', place: 'same origin', repeats: 'answered', isWarm: false })

for (const { how, place, repeats, isWarm } of cases) {
  const name = `${how}, ${place}, ${isWarm ? `repeats ${repeats}` : 'new connection'}`

  test(`one press is one order: ${name}`, async ({ page, portal, openCheckout }) => {
    const backEnd = Number(new URL(portal.url('ironbark')).port)
    await using raw = await RawServer.start({ backEnd, how, repeats })
    await openCheckout('ironbark', await leadThrough(raw, { page, portal, place }))
    await fillDelivery(page, 'ironbark', { jobName: name })
    if (isWarm && place === 'same origin') await warmUp(page)
    const sentByPage = countOrders(page)
    const readOffers = await watchOffers(page)

    const told = await confirmOrder(page)

    const { orderPosts } = raw
    const made = await ordersOf(portal, name)
    const counts = `POSTs received ${orderPosts.length}, orders made ${made.length}`
    process.stdout.write(`${name}: ${counts}, told “Order Placed ${told}”\n`)
    expect(made).toEqual([told])
    expect(JSON.parse(orderPosts[0]?.answer ?? '')).toEqual({ quoteNumber: Number(told) })
    for (const { answer } of orderPosts.slice(1)) expect(answer).toContain('Cart session is closed')
    expect(await readOffers()).toEqual(['offered', 'held back', 'told'])
    expect(sentByPage()).toBe(1)

    // Chromium repeats what a connection lost that it had used before, unless an answer had begun.
    const isRepeated = isWarm && how !== 'cut'
    const isUsed = (orderPosts[0]?.requestsBefore ?? 0) > 0
    expect(isUsed, 'the connection has carried calls before').toBe(isWarm)
    expect(orderPosts.length > 1, 'the browser repeats the POST').toBe(isRepeated)
  })
}

/** Leads the portal's calls through the raw server. @returns the address of the page. */
async function leadThrough(
  raw: RawServer,
  { page, portal, place }: Pick<Case, 'place'> & { page: Page; portal: RunningPortal },
): Promise<string> {
  if (place === 'same origin') return `${raw.origin}/`
  // Of the context, whose routes hold for a service worker too.
  await page.context().route('**/config/configuration.json', async (route) => {
    const response = await route.fetch()
    const file = (await response.json()) as { DeviceList: object[] }
    const DeviceList = file.DeviceList.map((entry) => ({ ...entry, endpointUrl: raw.origin }))
    await route.fulfill({ response, json: { DeviceList } })
  })
  return portal.url('ironbark')
}

/**
 * Makes a call without credentials, as another script of the page may. Chromium keeps its connection apart from those of
 * calls with credentials, and the order goes over it. Cross-origin, all calls of the portal share such connections.
 */
async function warmUp(page: Page) {
  await page.evaluate(async () => {
    const answer = await fetch('./', { credentials: 'omit', cache: 'no-store' })
    await answer.text()
  })
}

/** Counts the orders that the page itself sends; a POST that the browser repeats is none of them. */
function countOrders(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('ipFunction=processComplete')) count += 1
  })
  return () => count
}

/**
 * Notes, at every change of the page, whether an order can be pressed, is held back, or has been told.
 *
 * @returns what reads the notes, repetitions left out.
 */
async function watchOffers(page: Page): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle(() => {
    const noted: string[] = []
    const note = () => {
      const isTold = [...document.querySelectorAll('[role=dialog]')].some(({ textContent }) =>
        textContent?.includes('Order Placed'),
      )
      const pressable = [...document.querySelectorAll('button:enabled:not([aria-disabled=true])')]
      const isOffered = pressable.some(({ textContent }) =>
        /Confirm Order|Create Quote|Try again/.test(textContent ?? ''),
      )
      const state = isTold ? 'told' : isOffered ? 'offered' : 'held back'
      if (noted.at(-1) !== state) noted.push(state)
    }
    note()
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    return noted
  })
  return () => notes.jsonValue()
}

/** The numbers of the orders that were made for a job. */
async function ordersOf(portal: RunningPortal, jobName: string): Promise<string[]> {
  const answer = await fetch(portal.url('ironbark', '__sandbox/orders'))
  const orders = (await answer.json()) as { jobName: string; number: number }[]
  return orders.filter((order) => order.jobName === jobName).map(({ number }) => String(number))
}
