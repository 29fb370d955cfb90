import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { browserFlags, findChromium } from '../../scripts/chromium.ts'
import type { Part } from '../harness/Bench.ts'
import { mediansOf } from '../harness/statistics.ts'
import { goTo, signIn } from '../harness/visits.ts'

const GOAL = 95

const routes = {
  home: '',
  products: '#/products/TIMBER/Structural%20Pine',
  cart: '#/cart',
  checkout: '#/checkout',
}
type Name = keyof typeof routes

/** Lighthouse's score for a phone, of the form and of the pages behind it with a stored session. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  async measure({ portal, rounds }) {
    const { default: lighthouse } = await import('lighthouse')
    const running = await portal('normal')
    const address = running.url('ironbark')
    const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
    // Lighthouse opens its own tabs in the profile that stores the sign-in. It empties caches and leaves storage.
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findChromium() ?? undefined,
      args: [...browserFlags, '--remote-debugging-port=0'],
    })
    const port = await portOf(profile)
    const score = async (route: string) => {
      const result = await lighthouse(address + route, {
        port,
        output: 'json',
        onlyCategories: ['performance'],
        logLevel: 'error',
      })
      const { score } = result?.lhr.categories['performance'] ?? {}
      return (score ?? NaN) * 100
    }
    try {
      const visitor = await mediansOf(rounds, async () => ({ 'sign-in': await score('') }))
      const page = await context.newPage()
      await signIn(page, running)
      await fillCart(page)
      await page.close()
      const customer = await mediansOf<Name>(rounds, async () => {
        const scores = {} as Record<Name, number>
        for (const [name, route] of Object.entries(routes) as [Name, string][]) {
          scores[name] = await score(route)
        }
        return scores
      })
      const scores = { ...visitor, ...customer }
      return [
        {
          work: 'Lighthouse, phone',
          how: "Lighthouse's performance score with its default settings for a phone (simulated slow 4G, 4× CPU) and an empty cache; pages behind the form with the stored session of a sign-in, and three products in the cart",
          figures: Object.entries(scores).map(([name, value]) => ({
            name,
            value,
            unit: 'points' as const,
            goal: GOAL,
          })),
        },
      ]
    } finally {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    }
  },
}

/** Returns the port chosen by the browser, from its profile. */
async function portOf(profile: string): Promise<number> {
  const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
  return Number(port)
}

/** Puts three ordinary products in the cart. */
async function fillCart(page: Page) {
  await goTo(page, '#/search?value=skirting')
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ })
  for (let index = 0; index < 3; index++) await add.nth(index).click()
  await page.getByRole('link', { name: /^Cart, 3 items/ }).waitFor()
}
