import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { goTo } from '../shopping'

const field = (page: Page) => page.getByRole('group', { name: 'Date From' })
const opener = (page: Page) => field(page).getByRole('button')
const calendar = (page: Page) => page.getByRole('dialog')
const days = (page: Page) => calendar(page).getByRole('grid')
const focused = (page: Page) => calendar(page).locator(':focus')

test.beforeEach(async ({ page, signIn }) => {
  await signIn('ironbark')
  await goTo(page, '#/invoices')
  await expect(page.getByRole('main').getByText(/\d+ shown/)).toBeVisible()
})

test('a day is found by keys, by day, week, month and year, and picked [form-18]', async ({ page }) => {
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const began = await focused(page).getAttribute('aria-label')
  expect(began).toMatch(/^\w+day/)
  await expect(page.locator('[inert], main[aria-hidden]')).toHaveCount(0)
  for (const [there, back] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowDown', 'ArrowUp'],
    ['PageDown', 'PageUp'],
    ['Shift+PageUp', 'Shift+PageDown'],
  ] as const) {
    await page.keyboard.press(there)
    await expect(focused(page)).not.toHaveAttribute('aria-label', began ?? '')
    await page.keyboard.press(back)
    await expect(focused(page)).toHaveAttribute('aria-label', began ?? '')
  }
  await page.keyboard.press('Home')
  await expect(focused(page)).toHaveText('1')
  await page.keyboard.press('Enter')
  await expect(calendar(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(field(page).getByRole('spinbutton', { name: /^day/ })).toHaveText('01')
})

test('Tab stays in an open calendar, Escape closes it and changes nothing, and so does a press beside it [form-18]', async ({
  page,
}) => {
  const day = field(page).getByRole('spinbutton', { name: /^day/ })
  const before = await day.textContent()
  await opener(page).click()
  const month = await days(page).getAttribute('aria-label')
  await page.keyboard.press('Tab')
  await expect(calendar(page).getByRole('button', { name: 'Previous month' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(days(page)).not.toHaveAttribute('aria-label', month ?? '')
  await expect(calendar(page).getByRole('button', { name: 'Previous month' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(focused(page)).toHaveAttribute('aria-label', /^\w+day/)
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await opener(page).click()
  await expect(calendar(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click({ force: true })
  await expect(calendar(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
  await expect(day).toHaveText(before ?? '')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a calendar opens at the first tap, turns its months and takes a day [form-18]', async ({ page }) => {
    await opener(page).tap()
    const title = await days(page).getAttribute('aria-label')
    await calendar(page).getByRole('button', { name: 'Previous month' }).tap()
    await expect(days(page)).not.toHaveAttribute('aria-label', title ?? '')
    await calendar(page)
      .getByRole('button', { name: /^\w+day,? 15 / })
      .tap()
    await expect(calendar(page)).toBeHidden()
    await expect(field(page).getByRole('spinbutton', { name: /^day/ })).toHaveText('15')
  })
})
