import type { CDPSession, Page } from '@playwright/test'

/** Every place of the menus, and one of each kind behind them. */
export const places = [
  '#/',
  '#/products',
  '#/products/TIMBER',
  '#/products/TIMBER/Structural%20Pine',
  '#/search?value=pine',
  '#/orders',
  '#/orders/418834',
  '#/quotes/418676',
  '#/invoices',
  '#/invoices/418501-3',
  '#/jobs/Stock',
  '#/custom-lists',
  '#/quick-order',
  '#/statements',
  '#/pay-account',
  '#/admin',
  '#/admin/account/new',
  '#/downloads',
  '#/pricebook',
  '#/links',
  '#/support',
  '#/stores',
  '#/contact-a-representative',
  '#/subscription',
  '#/team',
  '#/configuration',
  '#/cart',
  '#/checkout',
]

/** Goes through every place as links do, without loading the page again, and back to the home page. */
export async function goRound(page: Page) {
  for (const place of [...places.slice(1), '#/']) {
    const left = await page.evaluate(leaveFor, place)
    await page.waitForFunction(isShown, left)
  }
}

/** Runs in the page: goes to a place. @returns what told of the one before. */
function leaveFor(place: string): string {
  const told = `${document.title} ${document.querySelector('main :is(h1, h2)')?.textContent}`
  window.location.hash = place
  return told
}

/** Runs in the page: tells whether the page of the address stands in place of the one before, with what it reads. */
function isShown(left: string): boolean {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1, h2')
  const isOther = `${document.title} ${heading?.textContent}` !== left
  return isOther && heading != null && main?.querySelector('[aria-busy=true]') === null
}

/** The page's memory once all that nobody holds has gone. */
export interface Kept {
  bytes: number
  listeners: number
  /** Nodes that are held, in the document or out of it. */
  nodes: number
}

export async function keptBy(cdp: CDPSession): Promise<Kept> {
  // Observers and their like are finalised by one collection, and taken by the next.
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    bytes: valueOf('JSHeapUsedSize'),
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
  }
}
