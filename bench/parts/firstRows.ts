import type { Browser } from '@playwright/test'
import type { Part } from '../harness/Bench.ts'
import { openPage, slowLine } from '../harness/openPage.ts'
import { mediansOf } from '../harness/statistics.ts'
import { signedIn, type Stored } from '../harness/visits.ts'

const GOAL = 400

/** Places whose answers are long, each beside one whose code is the same. */
const places = {
  listing: { before: '#/products/TIMBER/Hardwood', place: '#/products/TIMBER/Structural%20Pine' },
  'a search that finds all': { before: '#/search?value=pine', place: '#/search?value=bolt' },
  '10,000 orders': { before: '#/invoices', place: '#/orders' },
}
type Name = keyof typeof places

/** The first rows of long answers over a slow line, in a portal that is open and has the code. */
export const firstRowsPart: Part = {
  name: 'firstRows',
  async measure({ browser, portal, rounds }) {
    const running = await portal('huge')
    const stored = await signedIn(browser, running)
    const names = Object.keys(places) as Name[]
    const taken = await mediansOf<Name>(rounds, async () => {
      const times = {} as Record<Name, number>
      for (const name of names) times[name] = await go(browser, stored, running.url('ironbark'), places[name])
      return times
    })
    return [
      {
        work: 'first rows at 1.6 Mbit/s',
        how: 'from the change of the address to the first row with a link or a button, 150 ms a round trip, at full speed of the processor; another place with the same code was open before, and nothing of the answer is kept; 10,000 products, 10,000 orders',
        figures: names.map((name) => ({ name, value: taken[name], unit: 'ms', goal: GOAL })),
      },
    ]
  },
}

async function go(
  browser: Browser,
  stored: Stored,
  address: string,
  { before, place }: { before: string; place: string },
) {
  await using opened = await openPage(browser, { stored })
  const { page, cdp } = opened
  await page.goto(address + before)
  await page.locator('main tbody > tr a, main tbody > tr button').first().waitFor()
  await page.waitForLoadState('networkidle')
  await slowLine(cdp)
  return await page.evaluate(timeToRow, place)
}

/** Runs in the page: goes to a place. @returns the milliseconds until the first row of it that is more than a skeleton. */
function timeToRow(place: string): Promise<number> {
  for (const row of document.querySelectorAll<HTMLElement>('main tbody > tr')) row.dataset['old'] = ''
  const begun = performance.now()
  location.hash = place
  return new Promise((resolve) => {
    const look = () => {
      const row = document.querySelector('main tbody > tr:not([data-old]) :is(a, button)')
      // The frame after the one that it was laid out in has it painted.
      if (row?.checkVisibility()) requestAnimationFrame((now) => resolve(now - begun))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
