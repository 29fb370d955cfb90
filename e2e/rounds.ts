import type { CDPSession, Page } from '@playwright/test'

/** Every route of the menus, and one of each kind behind them. */
const fixed = [
  '#/products',
  '#/products/TIMBER',
  '#/products/TIMBER/Structural%20Pine',
  '#/search?value=pine',
  '#/orders',
  '#/invoices',
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

/** Documents of each kind, whose numbers depend on the day. */
const documents = [
  { list: '#/orders', root: '#/orders/' },
  { list: '#/invoices', root: '#/invoices/' },
  { list: '#/orders?type=Quote', root: '#/quotes/' },
]

/** Visits every route like links do, without loading the page again, and returns to the home page. */
export async function goRound(page: Page, routes: readonly string[]) {
  for (const route of routes) await goTo(page, route)
}

/** Finds the routes of a round, the home page last. */
export async function findRoutes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { list, root } of documents) {
    await goTo(page, list)
    const link = page.locator(`main a[href^="${root}"]`).first()
    found.push((await link.getAttribute('href')) ?? '')
  }
  return [...fixed, ...found, '#/']
}

async function goTo(page: Page, route: string) {
  const left = await page.evaluate(leaveFor, route)
  await page.waitForFunction(isShown, left)
}

/** Runs in the page: goes to a route. @returns the title and heading of the previous page. */
function leaveFor(route: string): string {
  const reported = `${document.title} ${document.querySelector('main :is(h1, h2)')?.textContent}`
  window.location.hash = route
  return reported
}

/** Runs in the page: returns true once the page of the current address has replaced the previous one and has its data. */
function isShown(left: string): boolean {
  const main = document.querySelector('main')
  const heading = main?.querySelector('h1, h2')
  const isOther = `${document.title} ${heading?.textContent}` !== left
  return isOther && heading != null && main?.querySelector('[aria-busy=true]') === null
}

/** The page's memory after garbage collection. */
export interface Retained {
  bytes: number
  listeners: number
  /** Retained nodes, in the document or detached. */
  nodes: number
}

export async function retainedBy(cdp: CDPSession): Promise<Retained> {
  // The first collection finalises observers and the like, and the next one frees them.
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    bytes: valueOf('JSHeapUsedSize'),
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
  }
}
