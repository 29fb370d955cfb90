import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import type { RunningPortal } from '../portal'
import { searchInvoices as search, shown } from '../documents'
import { goTo } from '../shopping'

async function openInvoices(page: Page, portal: RunningPortal, query = '') {
  await page.goto(portal.url('ironbark', `#/invoices${query}`))
  await expect(shown(page)).toHaveText(/^\d+ (of \d+ )?shown/)
}

test('dates are typed, stand in the address, and Back finds them and what is selected [inv-07 inv-09 inv-34 inv-24]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await openInvoices(page, portal)
  const part = (of: string, name: string) =>
    page.getByRole('group', { name: of }).getByRole('spinbutton', { name: new RegExp(`^${name}`) })
  const reset = page.getByRole('button', { name: 'Reset Dates' })
  await expect(reset).toBeHidden()
  const asked = async () => (await portal.calls('ironbark', 'getCustomerInvoicesTP')).length
  const before = await asked()

  await part('Date From', 'day').click()
  await page.keyboard.type('01012026')
  await expect(page).toHaveURL(/#\/invoices\?from=2026-01-01$/)
  await expect(shown(page)).toHaveText(/^\d+ shown/)
  // Two reads, for the day and the month before the year and for the whole date; none for a half-typed year.
  expect((await asked()) - before).toBeLessThanOrEqual(3)
  await part('Date To', 'day').click()
  await page.keyboard.type('31102026')
  await expect(page).toHaveURL(/#\/invoices\?from=2026-01-01&to=2026-10-31$/)
  await expect(reset).toBeVisible()
  await search(page).fill('road')
  await expect(page).toHaveURL(/to=2026-10-31&search=road$/)
  await page.getByRole('button', { name: /Sort by/ }).click()
  await page.getByRole('option', { name: 'Amount, highest first' }).click()
  await expect(page).toHaveURL(/search=road&sort=-amount$/)
  const found = await shown(page).textContent()
  await page.getByRole('row').nth(1).getByRole('checkbox').check()

  await goTo(page, '#/custom-lists')
  await expect(page.getByRole('heading', { name: 'My Custom Lists' })).toBeVisible()
  await page.goBack()
  await expect(shown(page)).toHaveText(found ?? '')
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Unselect All' }).click()
  await page.reload()
  await expect(shown(page)).toHaveText(found ?? '')

  await part('Date From', 'day').click()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await search(page).click()
  await expect(page).toHaveURL(/from=open/)
  await reset.click()
  await expect(page).toHaveURL(/#\/invoices\?search=road&sort=-amount$/)
  await expect(reset).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/from=open/)
})

test('what is shown is saved as a file that a spreadsheet opens', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await openInvoices(page, portal, '?search=kelso')
  const count = Number((await shown(page).textContent())?.match(/^\d+/)?.[0])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^invoices-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFNumber,Type,Invoice date,')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(count + 1)
  await expect(page).toHaveURL(/#\/invoices\?search=kelso$/)
})

test('an order and an invoice lead to their own pages, and an order is placed again [ord-137]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await openInvoices(page, portal)
  const invoice = page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link')
  const name = (await invoice.textContent()) ?? ''
  await expect(invoice).toHaveAttribute('href', `#/invoices/${name}`)
  await page.goto(portal.url('ironbark', '#/orders?type=Order'))
  const row = page.getByRole('row').nth(1)
  const number = (await row.getByRole('rowheader').textContent()) ?? ''
  await expect(row.getByRole('link', { name: number })).toHaveAttribute('href', `#/orders/${number}-0`)
  await page.getByRole('button', { name: `Order again, ${number}` }).click()
  await expect(page.getByText('Added to cart')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})
