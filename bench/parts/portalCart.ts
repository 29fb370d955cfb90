import type { Locator, Page } from '@playwright/test'
import type { Bench, Part } from '../harness/Bench.ts'
import { watchInteractions } from '../harness/interactions.ts'
import { openPage, PHONE_CPU } from '../harness/openPage.ts'
import { mediansOf } from '../harness/statistics.ts'
import { watchThread } from '../harness/threadTime.ts'
import { goTo, signedInWithHugeCart } from '../harness/visits.ts'

const goals = { open: 500, tap: 90, checkout: 600, letter: 60 }
const names = {
  open: 'open',
  tap: 'tap (INP)',
  checkout: 'checkout open',
  letter: 'a letter at the checkout (INP)',
}

const LINES = 500

/** The cart of 500 lines in the portal itself, on a processor that is four times as slow. */
export const portalCartPart: Part = {
  name: 'portalCart',
  async measure(bench) {
    const taken = await mediansOf(bench.rounds, () => measure(bench))
    return [
      {
        work: 'cart of 500 lines in the portal at 4× CPU',
        how: 'going there from another page until all lines are in the document, in thread time; a press of plus and a letter in the field of the reference, as INP',
        figures: (Object.keys(goals) as (keyof typeof goals)[]).map((name) => ({
          name: names[name],
          value: taken[name],
          unit: 'ms' as const,
          goal: goals[name],
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
  const go = (hash: string, there: () => Promise<unknown>) =>
    timed(async () => {
      await goTo(page, hash)
      await there()
      await page.waitForFunction(isWhole, LINES)
    })
  const open = await go('#/cart', () => plus(page).first().waitFor())
  const middle = page.locator('[data-long] > li').nth(LINES / 2)
  await middle.scrollIntoViewIfNeeded()
  await plus(middle).hover()
  const tap = await watched.press(() => press(page))
  await watched.rest()
  const field = page.getByRole('textbox', { name: /Order reference/ })
  const checkout = await go('#/checkout', () => field.waitFor())
  await watched.rest()
  await field.focus()
  const letter = await watched.press(() => page.keyboard.press('k'))
  return { open, tap: tap.inp, checkout, letter: letter.inp }
}

/** Runs in the page: tells whether all lines of the cart are in it. */
function isWhole(lines: number) {
  return document.querySelectorAll('[data-long]:not([aria-busy]) > li').length === lines
}

function plus(place: Page | Locator) {
  return place.getByRole('button', { name: /^One more / })
}

async function press(page: Page) {
  await page.mouse.down()
  await page.mouse.up()
}
