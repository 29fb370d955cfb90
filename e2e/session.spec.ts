import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from './fixtures'
import type { RunningPortal } from './portal'

const home = (page: Page) => page.getByRole('heading', { name: /^Hi .+! Welcome to your Trade Portal$/ })

/** What the back end is asked more than once while something is done, and then until the page is quiet. */
async function askedAgain(portal: RunningPortal, page: Page, work: () => Promise<unknown>) {
  const before = await portal.calls('ironbark')
  await work()
  await expect(home(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked = (await portal.calls('ironbark'))
    .slice(before.length)
    .map(({ operation, payload }) => `${operation} ${JSON.stringify(payload)}`)
  expect(asked.filter((call) => call.startsWith('getUserDetails'))).not.toEqual([])
  return asked.filter((call, index) => asked.indexOf(call) < index)
}

test('who is signed in is asked for once, at a sign-in and at a reload [sign-101]', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ironbark'))
  expect(await askedAgain(portal, page, () => fillSignIn(page, 'ironbark'))).toEqual([])
  expect(await askedAgain(portal, page, () => page.reload())).toEqual([])
})
