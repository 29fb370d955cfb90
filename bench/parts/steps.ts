import { holdCalls, stepsTo } from '../../e2e/serialSteps.ts'
import type { Part } from '../harness/Bench.ts'
import { openPage } from '../harness/openPage.ts'
import { fillSignIn } from '../harness/visits.ts'

/** The last call of the home page before it is complete. */
const LAST = 'getCustomerTransactions'

/** Round trips from the press of Sign in to the home page. */
export const stepsPart: Part = {
  name: 'steps',
  async measure({ browser, portal }) {
    const running = await portal('normal')
    await using opened = await openPage(browser)
    const { page } = opened
    await page.goto(running.url('ironbark'))
    await page.locator('html[data-start=ready]').waitFor()
    const calls = await holdCalls(page)
    await fillSignIn(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: /^Hi / }).waitFor()
    while (calls.every(({ name }) => name !== LAST)) await page.waitForTimeout(50)
    const readings = calls.filter(({ name }) => name === 'getUserDetails')
    return [
      {
        work: 'sign-in to home',
        how: 'calls in series, each waiting for the one before, up to the response the home page waits for; counted once, since it is not a time',
        figures: [
          { name: 'serial steps', value: stepsTo(LAST, calls) ?? null, unit: 'steps', goal: 3 },
          { name: 'getUserDetails', value: readings.length, unit: 'calls', goal: 1 },
        ],
      },
    ]
  },
}
