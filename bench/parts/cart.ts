import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import type { Way } from '../cart/page.tsx'
import type { Part } from '../harness/Bench.ts'
import { openBuilt } from '../harness/openBuilt.ts'
import { median, medians } from '../harness/statistics.ts'
import { watchThread } from '../harness/threadTime.ts'

const WAYS: Way[] = ['raw', 'widget', 'styled + plain', 'React Aria']
const TAPS = 3

const steps = ['mount', 'tap'] as const
type Round = Record<(typeof steps)[number], number>
/** The figures of React with styled components and plain elements. */
const goals: Round = { mount: 1.4, tap: 1.2 }

/** A cart of 500 lines against the same hand-written lines, alternating, in one page of a production build. */
export const cartPart: Part = {
  name: 'cart',
  async measure(bench) {
    await using opened = await openBuilt(bench, join(import.meta.dirname, '../cart'))
    const lines = Number(await opened.page.evaluate(() => call('prepare')))
    const taken = new Map(WAYS.map((way) => [way, [] as Round[]]))
    // The first round warms up the compiler and is not counted.
    for (let round = -1; round < bench.rounds; round++) {
      for (const way of WAYS) {
        const one = await measure(opened, way)
        if (round >= 0) taken.get(way)?.push(one)
      }
    }
    const all = new Map([...taken].map(([way, rounds]) => [way, medians(rounds)]))
    const timeOf = (way: Way, step: (typeof steps)[number]) => all.get(way)?.[step] ?? NaN
    return [
      {
        work: `cart of ${lines} lines × raw`,
        how: 'the real CartReview against hand-written lines with no library; thread time; mounting, and a press of plus in the middle',
        figures: steps.map((step) => ({
          name: step,
          value: timeOf('widget', step) / timeOf('raw', step),
          unit: '×' as const,
          goal: goals[step],
          peers: Object.fromEntries(
            WAYS.slice(2).map((way) => [way, timeOf(way, step) / timeOf('raw', step)]),
          ),
          note: `raw ${timeOf('raw', step).toFixed(1)} ms`,
        })),
      },
    ]
  },
}

async function measure({ page, cdp }: { page: Page; cdp: CDPSession }, way: Way): Promise<Round> {
  const { timed } = await watchThread(page, cdp)
  const mount = await timed(() => page.evaluate((way) => call('open', way), way))
  const lines = page.locator('#place li')
  const middle = lines.nth(Math.floor((await lines.count()) / 2))
  await middle.scrollIntoViewIfNeeded()
  const box = await middle.getByRole('button', { name: /^Increase quantity of / }).boundingBox()
  if (!box) throw new Error(`The cart ${way} has nothing to press.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const taps: number[] = []
  for (let tap = 0; tap < TAPS; tap++) {
    await page.waitForTimeout(1500)
    taps.push(
      await timed(async () => {
        await page.mouse.down()
        await page.mouse.up()
      }),
    )
  }
  await page.waitForTimeout(1000)
  await page.evaluate(() => call('close'))
  return { mount, tap: median(taps) }
}

/** In the page: calls a function it exposes. */
declare function call(name: string, ...values: unknown[]): Promise<unknown>
