import type { Page } from '@playwright/test'
import type { Part } from '../harness/Bench.ts'
import { keptBy } from '../harness/heap.ts'
import { openPage } from '../harness/openPage.ts'
import { goTo, signedIn } from '../harness/visits.ts'

const ROUNDS = 50
/** By then everything has been loaded, and each cache is as full as it gets. */
const FIRST = 10

/** Every place of the menus, and one of each kind behind them. */
const places = [
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

/** Fifty rounds through all routes in one page: what is kept grows no more once everything has been seen. */
export const roundsPart: Part = {
  name: 'rounds',
  async measure({ browser, portal }) {
    const running = await portal('normal')
    await using opened = await openPage(browser, { stored: await signedIn(browser, running) })
    const { page, cdp } = opened
    await page.goto(running.url('ironbark'))
    const kept = []
    for (let round = 1; round <= ROUNDS; round++) {
      await goRound(page)
      // Each is compared on the same page, which has been left alone for a while.
      if (round === FIRST || round === ROUNDS) {
        await page.waitForTimeout(2000)
        kept.push(await keptBy(cdp))
      }
    }
    const [before, after] = kept
    if (!before || !after) throw new Error('There were too few rounds')
    return [
      {
        work: `${ROUNDS} rounds through ${places.length} routes in one page`,
        how: `what the page keeps after the garbage is collected, on its home page: after round ${ROUNDS} beside after round ${FIRST}; nodes are those of the document and those out of it that something holds`,
        figures: [
          { name: 'heap grown', value: (after.bytes - before.bytes) / 1e6, unit: 'MB', goal: 3 },
          { name: 'listeners grown', value: after.listeners - before.listeners, unit: '', goal: 0 },
          { name: 'nodes grown', value: after.nodes - before.nodes, unit: '', goal: 0 },
          { name: 'heap in all', value: after.bytes / 1e6, unit: 'MB' },
          { name: 'listeners in all', value: after.listeners, unit: '' },
          { name: 'nodes in all', value: after.nodes, unit: '' },
        ],
      },
    ]
  },
}

async function goRound(page: Page) {
  for (const place of [...places.slice(1), '#/']) {
    await goTo(page, place)
    await page.waitForFunction(isShown)
  }
}

/** Runs in the page: tells whether the page of the address stands, with what it reads. */
function isShown(): boolean {
  const main = document.querySelector('main')
  return main?.querySelector('h1, h2') != null && main.querySelector('[aria-busy=true]') === null
}
