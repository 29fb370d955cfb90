import { findRoutes, goRound, retainedBy } from '../../e2e/rounds.ts'
import type { Part } from '../harness/Bench.ts'
import { openPage } from '../harness/openPage.ts'
import { signedIn } from '../harness/visits.ts'

const ROUNDS = 50
/** By then everything has been loaded, and each cache has its full size. */
const FIRST = 10

/** Fifty rounds through all routes in one page: memory stops growing once every page has been visited. */
export const roundsPart: Part = {
  name: 'rounds',
  async measure({ browser, portal }) {
    const running = await portal('normal')
    await using opened = await openPage(browser, { stored: await signedIn(browser, running) })
    const { page, cdp } = opened
    await page.goto(running.url('ironbark'))
    await page.getByRole('heading', { name: /^Hi / }).waitFor()
    const routes = await findRoutes(page)
    const retained = []
    for (let round = 1; round <= ROUNDS; round++) {
      await goRound(page, routes)
      // Each is compared on the same page, after some idle time.
      if (round === FIRST || round === ROUNDS) {
        await page.waitForTimeout(2000)
        retained.push(await retainedBy(cdp))
      }
    }
    const [before, after] = retained
    if (!before || !after) throw new Error('There were too few rounds')
    return [
      {
        work: `${ROUNDS} rounds through ${routes.length} routes in one page`,
        how: `memory after garbage collection, on the home page: after round ${ROUNDS} compared with after round ${FIRST}; nodes include retained ones outside the document`,
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
