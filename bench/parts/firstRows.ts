import type { Browser } from '@playwright/test'
import type { Part } from '../harness/Bench.ts'
import { openPage, slowLine } from '../harness/openPage.ts'
import { timeToSight } from '../harness/sight.ts'
import { mediansOf } from '../harness/statistics.ts'
import { signedIn, type Stored } from '../harness/visits.ts'

const GOAL = 400
/** A skeleton's rows have neither. */
const ROWS = 'main tbody > tr a, main tbody > tr button'

/** Pages with long responses, each with another page of the portal to come from. */
const routes = {
  listing: { before: '#/products/TIMBER/Hardwood', route: '#/products/TIMBER/Structural%20Pine' },
  'a search that finds all': { before: '#/search?value=pine', route: '#/search?value=bolt' },
  '10,000 orders': { before: '#/invoices', route: '#/orders' },
}
type Name = keyof typeof routes

/** The first rows of long answers over a slow line, in an open portal with its code loaded. */
export const firstRowsPart: Part = {
  name: 'firstRows',
  async measure({ browser, portal, rounds }) {
    const running = await portal('huge')
    const stored = await signedIn(browser, running)
    const names = Object.keys(routes) as Name[]
    const taken = await mediansOf<Name>(rounds, async () => {
      const times = {} as Record<Name, number>
      for (const name of names) times[name] = await go(browser, stored, running.url('ironbark'), routes[name])
      return times
    })
    return [
      {
        work: 'first rows at 1.6 Mbit/s',
        how: 'from the change of the address to the first row with a link or a button, 150 ms per round trip, without CPU throttling; another page was open before, and the pointer rests on the link, if there is one; the response is not cached; 10,000 products, 10,000 orders',
        figures: names.map((name) => ({ name, value: taken[name], unit: 'ms', goal: GOAL })),
      },
    ]
  },
}

async function go(
  browser: Browser,
  stored: Stored,
  address: string,
  { before, route }: { before: string; route: string },
) {
  await using opened = await openPage(browser, { stored })
  const { page, cdp } = opened
  await page.goto(address + before)
  await page.locator(ROWS).first().waitFor()
  const link = page.getByRole('banner').locator(`a[href="${route}"]`)
  if (await link.isVisible()) await link.hover()
  await page.waitForLoadState('networkidle')
  await slowLine(cdp)
  return await page.evaluate(timeToSight, { route, selector: ROWS })
}
