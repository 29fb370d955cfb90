import type { CDPSession } from '@playwright/test'
import type { Part } from '../harness/Bench.ts'
import { openPage } from '../harness/openPage.ts'
import { watchFetches } from '../harness/fetches.ts'
import { goTo, signedIn } from '../harness/visits.ts'

const TYPED = ['p', 'pi']

/** Bytes over the line, as `start` sends them: scripts and responses, and those of a search while typing. */
export const wirePart: Part = {
  name: 'wire',
  async measure({ browser, portal }) {
    const running = await portal('huge')
    const stored = await signedIn(browser, running)
    await using opened = await openPage(browser, { stored })
    const { page, cdp } = opened
    const products = await during(cdp, async () => {
      await page.goto(running.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
      await page.locator('main tbody > tr button').first().waitFor()
      await page.waitForLoadState('networkidle')
    })
    const orders = await during(cdp, async () => {
      await goTo(page, '#/orders')
      await page.locator('main tbody > tr a').first().waitFor()
      await page.waitForTimeout(1500)
    })
    const search = page.getByRole('combobox', { name: 'Search' })
    const typed = []
    for (const text of TYPED) {
      typed.push(
        await during(cdp, async () => {
          await search.fill(text)
          await page.waitForTimeout(2500)
        }),
      )
    }
    const [one, two] = typed
    return [
      {
        work: 'bytes as `start` sends them',
        how: 'over the line, with headers, while a listing is opened by its address with an empty cache, and for 10,000 orders; counted once, since it is not a time',
        figures: [
          { name: 'scripts of the products', value: products.scripts / 1000, unit: 'kB' },
          { name: '10,000 orders', value: orders.calls / 1000, unit: 'kB' },
        ],
      },
      {
        work: 'type-ahead',
        how: 'responses of the back end, with 10,000 products, while one letter of a search is typed and then another',
        figures: [
          { name: 'one letter', value: (one?.calls ?? NaN) / 1000, unit: 'kB', goal: 0 },
          { name: 'the second letter', value: (two?.calls ?? NaN) / 1000, unit: 'kB' },
        ],
      },
    ]
  },
}

async function during(cdp: CDPSession, work: () => Promise<unknown>) {
  const { fetched, end } = watchFetches(cdp)
  await work()
  end()
  const bytesOf = (is: (one: { url: string; type: string }) => boolean) =>
    fetched.filter(is).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    scripts: bytesOf(({ type }) => type === 'Script'),
    calls: bytesOf(({ url }) => url.includes('ipFunction=')),
  }
}
