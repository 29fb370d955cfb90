import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { scrollPageBy } from '../frames'
import { goTo } from '../shopping'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const trigger = (page: Page) => page.getByRole('button', { name: 'Products' })
const menu = (page: Page) => page.getByRole('menu', { name: 'Products' })
/** A hand is never quite still: moves to the arrow in the trigger and back, and rests there by the page's clock. */
async function tremble(page: Page) {
  await trigger(page).locator('svg').hover()
  await trigger(page).hover({ position: { x: 12, y: 12 } })
  await page.clock.runFor(400)
}

test('a press opens a menu and the next closes it, and the hand that rests there does not open it again [shell-07]', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('ironbark')
  await trigger(page).click()
  await expect(menu(page)).toBeVisible()
  await trigger(page).click()
  await expect(menu(page)).toHaveCount(0)
  await tremble(page)
  await expect(menu(page)).toHaveCount(0)

  // After the pointer has been elsewhere, hover opens the menu again, and the following press keeps it open.
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

test('a press that goes down before the menu is there, and up after it, opens it as a press does [shell-07]', async ({
  page,
  signIn,
}) => {
  const held = Promise.withResolvers<undefined>()
  await page.route('**/assets/ProductsMenuItems*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await signIn('ironbark')
  const before = await trigger(page).elementHandle()
  await trigger(page).hover()
  await page.mouse.down()
  held.resolve(undefined)
  await expect.poll(() => before?.evaluate((button) => button.isConnected)).toBe(false)
  await page.mouse.up()
  await expect(menu(page)).toBeVisible()
  await trigger(page).click()
  await expect(menu(page)).toHaveCount(0)
})

test('Escape closes a menu that was opened by hover, for good [shell-05]', async ({ page, signIn }) => {
  await page.clock.install()
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
  await page.clock.install()
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
  // From here on the test controls the clock. A closing menu is still visible while it fades.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(640, 820)
  await page.clock.runFor(1_900)
  await expect(trigger(page)).toHaveAttribute('aria-expanded', 'true')
  await page.clock.runFor(200)
  await expect(menu(page)).toHaveCount(0)
})

test('a menu that opens closes the other at once [shell-84]', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('ironbark')
  const account = page.getByRole('button', { name: 'My Account' })
  const accountMenu = page.getByRole('menu', { name: 'My Account' })
  // Their code is loaded before the clock is paused.
  await trigger(page).hover()
  await expect(menu(page)).toBeVisible()
  await account.hover()
  await expect(accountMenu).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  // Long enough for a pointer to rest, by this clock, but shorter than the 2 s for which a menu stays without it.
  const rest = () => page.clock.runFor(600)
  const pointAt = async (target: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await rest()
  }
  await pointAt(trigger(page))
  await expect(menu(page)).toBeVisible()
  await expect(accountMenu).toHaveCount(0)
  await pointAt(account)
  await expect(accountMenu).toBeVisible()
  await expect(menu(page)).toHaveCount(0)

  // And back again, from a menu opened by a press.
  await page.mouse.down()
  await page.mouse.up()
  await pointAt(trigger(page))
  await expect(menu(page)).toBeVisible()
  await expect(accountMenu).toHaveCount(0)

  // By a key as well, while the pointer rests on the other.
  await account.focus()
  await page.keyboard.press('Enter')
  await rest()
  await expect(accountMenu).toBeVisible()
  await expect(menu(page)).toHaveCount(0)
})

test('a menu stays at the bar while the page scrolls under it, and a long one scrolls by itself [shell-85]', async ({
  page,
  portal,
  signIn,
}) => {
  await page.setViewportSize({ width: 1160, height: 484 })
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders'))
  await expect(page.getByRole('heading', { name: 'Orders & Quotes' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 80))
  await trigger(page).click()
  await expect(menu(page)).toBeVisible()
  // It slides up into position.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const position = () => menu(page).boundingBox()
  const before = await position()

  for (const by of [1, 120]) {
    await scrollPageBy(page, by)
    expect(await position()).toEqual(before)
  }
  expect(await scrolled()).toBe(201)

  // In a low window, where the bar does not stick, the menu ends above the window's bottom edge, and its overflow can
  // be scrolled.
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1160, height: 320 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await trigger(page).click()
  await expect(menu(page)).toBeVisible()
  const last = page.getByRole('menuitem').last()
  await expect(last).not.toBeInViewport()
  await page.getByRole('menuitem').first().hover()
  await page.mouse.wheel(0, 600)
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await scrolled()).toBe(0)
  await last.hover()
  await expect(page.getByRole('menu')).toHaveCount(2)
  for (const one of await page.getByRole('menu').all()) {
    const box = await one.boundingBox()
    expect(box && box.x + box.width).toBeLessThanOrEqual(1160)
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
})

test('a row’s number is underlined where a press opens the row, and not where the job’s name leads elsewhere [taps-324]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, '#/orders')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first()
  const number = row.locator('[data-opener]')
  const job = row.locator('[data-column="job"] a')
  const line = () => number.evaluate((link) => getComputedStyle(link).textDecorationColor)
  await job.hover()
  await expect.poll(() => job.evaluate((link) => link.matches(':hover'))).toBe(true)
  expect(await line()).toBe('rgba(0, 0, 0, 0)')
  await row.locator('[data-column="amount"]').hover()
  expect(await line()).not.toBe('rgba(0, 0, 0, 0)')
})
