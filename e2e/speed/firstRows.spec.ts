import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { reopen } from '../reopen'
import { RawServer } from '../rawServer'

const rows = (page: Page) => page.getByRole('main').getByRole('rowheader')
const reported = (page: Page) => page.getByRole('main').getByRole('status')

test('the first orders show while the rest is held, stay when it breaks off, and are whole after Try again [speed-40 speed-42]', async ({
  page,
  portal,
  signIn,
}) => {
  await using raw = await RawServer.start(Number(new URL(portal.url('ironbark')).port))
  await signIn('ironbark', `${raw.origin}/`)
  await openHalf(page, raw)
  await expect(reported(page).filter({ hasText: 'Loading more…' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/#\/order/)

  await openHalf(page, raw)
  const seen = await rows(page).allTextContents()
  raw.cutHeld()
  // Three automatic retries come first.
  await expect(page.getByText('We couldn’t load the rest')).toBeVisible({ timeout: 30_000 })
  await expectBegun(page, seen)
  raw.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByText(/\d+ shown/)).toBeVisible()
  await expectBegun(page, seen)
})

/** Opens the orders while the server sends half of the response and holds the rest. */
async function openHalf(page: Page, raw: RawServer) {
  raw.breakOrder({ how: 'held', operation: 'getCustomerTransactions', repeats: 'broken' })
  // Loaded again, since the page before may already have the whole list.
  await reopen(page, `${raw.origin}/#/orders`)
  await expect(rows(page).first()).toBeVisible()
}

/** Fails unless the table begins with these rows. The number of rendered rows depends on the room under the tools. */
async function expectBegun(page: Page, seen: readonly string[]) {
  const rendered = await rows(page).allTextContents()
  const both = Math.min(rendered.length, seen.length)
  expect(both).toBeGreaterThan(5)
  expect(rendered.slice(0, both)).toEqual(seen.slice(0, both))
}
