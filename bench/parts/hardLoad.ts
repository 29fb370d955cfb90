import type { Part } from '../harness/Bench.ts'
import { openPage, PHONE_CPU } from '../harness/openPage.ts'
import { watchSight } from '../harness/sight.ts'
import { mediansOf } from '../harness/statistics.ts'
import { signedIn } from '../harness/visits.ts'

const CALL_MS = 700

/** A listing opened by its address while every call of the back end is slow. */
export const hardLoadPart: Part = {
  name: 'hardLoad',
  async measure({ browser, portal, rounds }) {
    const running = await portal('normal')
    const stored = await signedIn(browser, running)
    await running.fail('ironbark', { operation: '*', kind: 'delay', ms: CALL_MS, times: null })
    const see = async (selector: string) => {
      await using opened = await openPage(browser, { stored, cpu: PHONE_CPU })
      const sight = await watchSight(opened.page, selector)
      await opened.page.goto(running.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
      return await sight.at()
    }
    try {
      const { row, masthead } = await mediansOf(rounds, async () => ({
        row: await see('tbody > tr [data-column=add] button'),
        masthead: await see('[role=banner], header'),
      }))
      return [
        {
          work: 'hard load of a listing, 700 ms a call',
          how: 'the address opened in a new tab with a stored session and an empty cache, 4× CPU; the time until the first row with its controls, and until the masthead',
          figures: [
            { name: 'first row', value: row, unit: 'ms', goal: 2200 },
            { name: 'masthead', value: masthead, unit: 'ms' },
          ],
        },
      ]
    } finally {
      await running.heal('ironbark')
    }
  },
}
