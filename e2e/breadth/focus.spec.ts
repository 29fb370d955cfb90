import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'
import { goTo } from '../shopping'

/** Follows a link with Enter and comes back by the browser's Back. */
async function thereAndBack(page: Page, name: RegExp, heading: RegExp) {
  const link = page.getByRole('main').getByRole('link', { name }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
}

test('after signing in the focus is at the heading [case-360]', async ({ page, portal }) => {
  await page.goto(portal.url('ironbark'))
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('heading', { level: 1, name: /^Hi / })).toBeFocused()
})

test('after signing in again the focus is at the heading of the page that was left [case-360]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await portal.fail('ironbark', { operation: 'searchProductTP', kind: 'expiry', times: null })
  await goTo(page, '#/search?value=screw')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await portal.heal('ironbark')
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('heading', { level: 1, name: /screw/ })).toBeFocused()
})

test('Back from an order and from an invoice leads to the row that was left [case-361]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders'))
  await thereAndBack(page, /^\d+$/, /\d/)
  await page.goto(portal.url('ironbark', '#/invoices'))
  await thereAndBack(page, /^\d+-\d+$/, /\d/)
})

test('the next page of a listing begins at its heading [case-363]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(next).toBeEnabled()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Page 2', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /Structural Pine/ })).toBeFocused()
})

test('in the pad a removed line leaves its Undo the focus, by a pointer for its time alone, and then the line in its place [case-364]', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('ironbark')
  await goTo(page, '#/quick-order')
  await page.getByRole('textbox', { name: 'Your lines' }).fill('CONRS20 24\nBBS14100 2\nCONRS20 1')
  const undo = page.getByRole('button', { name: 'Undo' })
  await page.getByRole('button', { name: 'Remove line 2' }).click()
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription('BBS14100 2 removed')
  await page.mouse.move(0, 0)
  await page.clock.runFor(8_000)
  await expect(undo).toBeHidden()
  await expect(page.locator('[data-line="2"]')).toBeFocused()

  await page.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(undo).toBeFocused()
  await expect(page.getByText('No lines yet')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-line="1"]')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Your lines' })).toHaveValue('CONRS20 24\nCONRS20 1')
})
