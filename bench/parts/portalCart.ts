import type { Locator, Page } from '@playwright/test'
import type { Bench, Part } from '../harness/Bench.ts'
import { watchInteractions } from '../harness/interactions.ts'
import { openPage, PHONE_CPU } from '../harness/openPage.ts'
import { timeToSight } from '../harness/sight.ts'
import { mediansOf } from '../harness/statistics.ts'
import { watchThread } from '../harness/threadTime.ts'
import { signedInWithHugeCart } from '../harness/visits.ts'

/** The figures in their order, each with its goal where it has one. */
const figures = {
  open: 500,
  'open, all lines': undefined,
  'tap (INP)': 90,
  'checkout open': 600,
  'checkout open, all lines': undefined,
  'a letter at the checkout (INP)': 60,
}
type Name = keyof typeof figures

const LINES = 500

/** The cart of 500 lines in the portal itself, on a processor slowed down four times. */
export const portalCartPart: Part = {
  name: 'portalCart',
  async measure(bench) {
    const taken = await mediansOf(bench.rounds, () => measure(bench))
    return [
      {
        work: 'cart of 500 lines in the portal at 4× CPU',
        how: "navigation from another page, with the pointer on the link: wall-clock time until the first lines, or the form, are visible, and thread time until all lines are in the document, for the browser's search and screen readers; a press of plus and a letter in the reference field, as INP",
        figures: (Object.keys(figures) as Name[]).map((name) => ({
          name,
          value: taken[name],
          unit: 'ms' as const,
          ...(figures[name] !== undefined && { goal: figures[name] }),
        })),
      },
    ]
  },
}

async function measure({ browser, portal }: Bench) {
  const running = await portal('huge')
  const stored = await signedInWithHugeCart(browser, running)
  await using opened = await openPage(browser, { stored, cpu: PHONE_CPU })
  const { page, cdp } = opened
  const watched = await watchInteractions(page)
  await page.goto(running.url('ironbark', '#/links'))
  await page.getByRole('link', { name: /^Cart, 500 items/ }).waitFor()
  await watched.rest()
  const { timed } = await watchThread(page, cdp)
  /** @returns the milliseconds until something is visible, and those of the thread until all lines are there. */
  const go = async (route: string, selector: string) => {
    await page.locator(`a[href="${route}"]`).first().hover()
    await watched.rest()
    let first = NaN
    const all = await timed(async () => {
      first = await page.evaluate(timeToSight, { route, selector })
      await page.waitForFunction(isWhole, LINES)
    })
    return { first, all }
  }
  const open = await go('#/cart', '[data-long] > li button')
  const middle = page.locator('[data-long] > li').nth(LINES / 2)
  await middle.scrollIntoViewIfNeeded()
  await plus(middle).hover()
  const tap = await watched.press(() => press(page))
  await watched.rest()
  const checkout = await go('#/checkout', 'main form input')
  await watched.rest()
  const field = page.getByRole('textbox', { name: /Order reference/ })
  await field.focus()
  const letter = await watched.press(() => page.keyboard.press('k'))
  return {
    open: open.first,
    'open, all lines': open.all,
    'tap (INP)': tap.inp,
    'checkout open': checkout.first,
    'checkout open, all lines': checkout.all,
    'a letter at the checkout (INP)': letter.inp,
  } satisfies Record<Name, number>
}

/** Runs in the page: returns true once all lines of the cart are in it. */
function isWhole(lines: number) {
  return document.querySelectorAll('[data-long]:not([aria-busy]) > li').length === lines
}

function plus(container: Page | Locator) {
  return container.getByRole('button', { name: /^Increase quantity of / })
}

async function press(page: Page) {
  await page.mouse.down()
  await page.mouse.up()
}
