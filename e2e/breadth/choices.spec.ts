import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

const state = (page: Page) => page.getByRole('button', { name: /State$/ })
const list = (page: Page) => page.getByRole('listbox')

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}

/** Returns the distance in px between a select and its list, which opens above or below it. */
async function gapOf(page: Page) {
  const [trigger, opened] = await Promise.all([boxOf(state(page)), boxOf(list(page))])
  return opened.y > trigger.y
    ? opened.y - (trigger.y + trigger.height)
    : trigger.y - (opened.y + opened.height)
}

test('an open choice stays at its control while the page scrolls, and a press beside it presses nothing else [form-16]', async ({
  page,
  openCheckout,
}) => {
  await openCheckout('ironbark')
  await state(page).click()
  await expect(list(page)).toBeVisible()
  await expect(page.locator('[inert], main[aria-hidden]')).toHaveCount(0)
  const before = await boxOf(state(page))
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 60)
  await expect.poll(async () => (await boxOf(state(page))).y).toBe(before.y - 60)
  await expect.poll(() => gapOf(page)).toBe(4)
  await page.mouse.wheel(0, -60)
  await expect.poll(async () => (await boxOf(state(page))).y).toBe(before.y)

  const link = page.getByRole('banner').getByRole('link', { name: 'Orders' })
  const { x, y, width, height } = await boxOf(link)
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(list(page)).toBeHidden()
  await expect(state(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders & Quotes' })).toBeVisible()
})

test('an open choice whose control has scrolled out of sight closes [form-16]', async ({
  page,
  openCheckout,
}) => {
  await openCheckout('ironbark')
  await page.setViewportSize({ width: 1280, height: 420 })
  await state(page).click()
  await expect(list(page)).toBeVisible()
  await page.mouse.wheel(0, 2000)
  await expect(list(page)).toBeHidden()
})

test('the list of a choice stands in the screen and at its control where a host zooms its page, and where lines run from the right [form-16]', async ({
  page,
  openCheckout,
}) => {
  await openCheckout('ironbark')
  await page.evaluate(() => {
    document.documentElement.style.zoom = '1.25'
    document.documentElement.dir = 'rtl'
  })
  await state(page).click()
  await expect.poll(() => gapOf(page)).toBeCloseTo(5, 0)
  const [trigger, opened] = await Promise.all([boxOf(state(page)), boxOf(list(page))])
  expect(opened.x + opened.width).toBeCloseTo(trigger.x + trigger.width, 0)
  expect(opened.width).toBeGreaterThanOrEqual(trigger.width - 1)
})

test('keys go through a choice, and Escape closes it and not the modal around it [form-17]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/products/TIMBER/Structural%20Pine?product=CONRS20'))
  const dialog = page.getByRole('dialog')
  const unit = dialog.getByRole('button', { name: /Unit of measure$/ })
  await unit.focus()
  await page.keyboard.press('Enter')
  const options = page.getByRole('option')
  await expect(options.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(options.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(options.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(unit).toBeFocused()
  await expect(dialog).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await expect(unit).not.toBeFocused()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await expect(unit).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a list of many answers is 15rem high, and scrolls to the last of them [case-303]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(portal.url('ironbark', '#/invoices'))
  await page.getByRole('button', { name: /Sort by/ }).click()
  await expect(list(page)).toBeVisible()
  expect(await list(page).getByRole('option').count()).toBeGreaterThan(6)
  expect((await boxOf(list(page))).height).toBe(240)
  await page.keyboard.press('End')
  await expect(list(page).getByRole('option').last()).toBeInViewport({ ratio: 1 })
})
