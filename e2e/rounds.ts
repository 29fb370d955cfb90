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
    await page.evaluate((to) => {
      window.location.hash = to
    }, place)
    await page.waitForFunction(isShown)
  }
}

/** Runs in the page: tells whether the page of the address stands, with what it reads. */
function isShown(): boolean {
  const main = document.querySelector('main')
  return main?.querySelector('h1, h2') != null && main.querySelector('[aria-busy=true]') === null
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
