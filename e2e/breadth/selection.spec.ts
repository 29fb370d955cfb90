import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { walk } from '../walk'

/** Opens the invoices and selects the second one by keyboard. */
async function selectSecond(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  const box = page.getByRole('checkbox', { name: /^Select / }).nth(2)
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

test('from a row that is selected by keys the actions on it are a few stops away [case-380]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await selectSecond(page, portal.url('ironbark', '#/invoices'))
  const back = (await walk(page, 'Shift+Tab', 30)).map(({ name }) => name)
  const presses = back.findIndex((name) => name.startsWith('button Email Selected')) + 1
  expect(presses).toBeGreaterThan(0)
  expect(presses).toBeLessThanOrEqual(16)
})

test('a status says how many rows are selected, and is there before the first is [case-381]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/invoices'))
  await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible()
  // The live region exists from the start, or a screen reader would announce nothing.
  const statuses = page.getByRole('main').getByRole('status')
  await expect(statuses.filter({ hasText: / shown/ })).toBeVisible()
  await statuses.evaluateAll((all) => all.forEach((one) => one.setAttribute('data-from-the-beginning', '')))
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .check()
  await expect(page.locator('[data-from-the-beginning]').filter({ hasText: /^1 selected/ })).toBeVisible()
})

test('a table has a way past it, for those who come with Tab [case-382]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/invoices'))
  const skip = page.getByRole('button', { name: 'Skip past Invoices' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Handy Links' })).toBeFocused()
})
