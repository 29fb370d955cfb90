import { known } from '@trade-portal/demo-data'
import type { Locator } from '@playwright/test'
import { merchantOf } from '../portal'
import { expect, test } from '../fixtures'
import { expectToFit, expectToSuitAPhone } from '../touching'

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

/** Taps a target large enough for a thumb. */
async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  expect(Math.max(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(40)
  await target.tap()
}

test('a timber order on a screen of 360 px, by touch alone', async ({ page, portal }) => {
  const { username, password } = merchantOf('ironbark')
  await page.goto(portal.url('ironbark'))
  await page.getByRole('textbox', { name: 'Username' }).tap()
  await page.keyboard.type(username)
  await page.getByLabel('Password', { exact: true }).tap()
  await page.keyboard.type(password)
  await tap(page.getByRole('button', { name: 'Sign in' }))
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
  await expectToFit(page)

  await page.goto(portal.url('ironbark', '#/products'))
  await expect(page.getByRole('link', { name: 'Plywood' })).toBeVisible()
  await expectToSuitAPhone(page)

  // Through the menu, a level at a time, to a class of timber.
  await tap(page.getByRole('button', { name: 'Open menu' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Products' }))
  await tap(page.getByRole('dialog').getByRole('button').nth(2))
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  await tap(page.getByRole('button', { name: 'Back' }))
  await page.keyboard.press('Escape')

  await page.goto(portal.url('ironbark', `#/search?value=${known.ironbark.presetTally}`))
  await expectToFit(page)
  await tap(page.getByRole('button', { name: /^Enter a tally of / }).first())
  const dialog = page.getByRole('dialog')
  await tap(dialog.getByRole('button', { name: /^Increase quantity of / }).first())
  await tap(dialog.getByRole('button', { name: /^Increase quantity of / }).first())
  await expectToFit(page)
  await tap(dialog.getByRole('button', { name: 'Add to Cart' }))
  await expect(dialog).toBeHidden()

  await tap(page.getByRole('link', { name: /^Cart, 1 item/ }))
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await expectToFit(page)
  await tap(page.getByRole('link', { name: 'Checkout' }))
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  await expectToFit(page)
  await page.goto(portal.url('ironbark', '#/custom-lists'))
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Lists' })).toBeVisible()
  await expectToFit(page)
})

test('a choice opens at the first tap, and nothing moves [form-15] @phone', async ({
  page,
  openCheckout,
}) => {
  await openCheckout('ironbark')
  const state = page.getByRole('button', { name: /State$/ })
  await state.scrollIntoViewIfNeeded()
  const before = await state.boundingBox()
  await state.tap()
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(await state.evaluate((button) => button.getBoundingClientRect().top)).toBe(before?.y)
  const option = page.getByRole('option').nth(1)
  const text = await option.textContent()
  await option.tap()
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(state).toBeFocused()
  await expect(state).toHaveText(text ?? '')
})
