import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const trigger = (page: Page) => page.getByRole('button', { name: 'Products' })
const menu = (page: Page) => page.getByRole('menu', { name: 'Products' })
/** A hand is never quite still: to the arrow in the trigger and back. */
async function tremble(page: Page) {
  await trigger(page).locator('svg').hover()
  await trigger(page).hover({ position: { x: 12, y: 12 } })
  await page.waitForTimeout(400)
}

test('a press opens a menu and the next closes it, and the hand that rests there does not open it again [shell-07]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await trigger(page).click()
  await expect(menu(page)).toBeVisible()
  await trigger(page).click()
  await expect(menu(page)).toHaveCount(0)
  await tremble(page)
  await expect(menu(page)).toHaveCount(0)

  // After the pointer has been elsewhere, it opens by hover again, and the press that follows keeps it open.
  await page.mouse.move(640, 700)
  await trigger(page).hover()
  await expect(menu(page)).toBeVisible()
  await trigger(page).click()
  await expect(menu(page)).toBeVisible()
  await trigger(page).click()
  await expect(menu(page)).toHaveCount(0)
  await trigger(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
})

test('Escape closes a menu that was opened by hover, for good [shell-05]', async ({ page, signIn }) => {
  await signIn('ironbark')
  await trigger(page).hover()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await tremble(page)
  await expect(menu(page)).toHaveCount(0)
})

test('a menu that opens by hover leaves the focus to whoever is typing, and goes 2 s after the pointer [shell-06]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.click()
  await page.keyboard.type('pi')
  await trigger(page).hover()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.type('ne')
  await expect(field).toHaveValue('pine')
  await page.getByRole('menuitem', { name: 'Timber', exact: true }).hover()
  await expect(page.getByRole('menuitem', { name: 'All Timber' })).toBeVisible()
  const left = Date.now()
  await page.mouse.move(640, 820)
  await expect(menu(page)).toHaveCount(0)
  expect(Date.now() - left).toBeGreaterThan(1900)
})
