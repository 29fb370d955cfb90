import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { holdFiles } from '../network'
import { fillCart, goTo } from '../shopping'

/** Returns the height of the content: the page itself is never lower than the screen. */
const heightOfPage = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const range = document.createRange()
    range.selectNodeContents(main)
    return range.getBoundingClientRect().height
  })

for (const { route, operation, heading, read } of [
  { route: '/pricebook', operation: 'getPriceBookInfo', heading: 'Price Book', read: 'Incremental Download' },
  { route: '/stores', operation: 'getWebBranches', heading: 'Store Listings', read: 'Seattle SoDo' },
  {
    route: '/admin/account/CT7003',
    operation: 'getListMobileUsers',
    heading: 'Update account',
    read: 'Enable user',
  },
] as const) {
  test(`what ${route} reads appears in the room reserved for it [lookb-02]`, async ({
    page,
    portal,
    signIn,
  }) => {
    await signIn('cascade')
    await portal.fail('cascade', { operation, kind: 'hang', times: null })
    await goTo(page, `#${route}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('This is taking longer than usual.')).toBeVisible({ timeout: 15_000 })
    const held = await heightOfPage(page)
    await portal.heal('cascade')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(read).first()).toBeVisible()
    // Fractions of a pixel, one for each line.
    expect(Math.abs((await heightOfPage(page)) - held)).toBeLessThanOrEqual(2)
  })
}

test('the files of a price book fit their rows on a tablet [lookb-03]', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await signIn('ironbark')
  await goTo(page, '#/pricebook')
  const rows = page.getByRole('table', { name: 'History' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const heights = await rows.evaluateAll((all) =>
    all.slice(1).map((row) => row.getBoundingClientRect().height),
  )
  for (const height of heights) expect(height).toBeLessThan(64)
})

test('the masthead shows the whole hint of its search on a laptop [lookb-04]', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const merchant of ['ironbark', 'cascade'] as const) {
    await page.context().clearCookies()
    await page.goto('about:blank')
    await signIn(merchant)
    const room = await page.getByRole('combobox', { name: 'Search' }).evaluate((input: HTMLInputElement) => {
      const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('The browser has no canvas')
      pen.font = font
      const free =
        input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      return free - pen.measureText(input.placeholder).width
    })
    expect(room, merchant).toBeGreaterThanOrEqual(0)
  }
})

test('the cart’s button is as wide before it is read, empty and filled, so that the bar stays as it is [taps-326]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  const width = async () => (await cart.boundingBox())?.width
  await expect(cart).toHaveAccessibleName(/^Cart, 0 items/)
  const empty = await width()
  await fillCart(page, '20 kg', 200)
  await expect(cart).toHaveAccessibleName(/^Cart, 1 item, .*\$\d,\d{3}\.\d\d$/)
  expect(await width()).toBe(empty)

  await portal.fail('ironbark', { operation: 'getCartContents', kind: 'hang', times: null })
  await page.reload()
  await expect(cart).toHaveAccessibleName('Cart')
  expect(await width()).toBe(empty)
  await portal.heal('ironbark')
})

test('a lazy field has its room reserved until its code has loaded, at any font size [lookb-02]', async ({
  page,
  signIn,
}) => {
  const letGo = await holdFiles(page, '**/assets/DateField-*.js')
  await page.addInitScript(() => {
    const enlarge = () => document.documentElement.style.setProperty('--trade-font-size', '19px')
    addEventListener('DOMContentLoaded', enlarge)
  })
  await signIn('ironbark')
  await goTo(page, '#/invoices')
  const first = page.getByRole('rowheader').first()
  await expect(first).toBeVisible()
  const day = page.getByRole('group', { name: 'Date From' })
  await expect(day).toHaveCount(0)
  await expect(page.getByText('Newest first').first()).toHaveCSS('font-size', '19px')
  const held = await first.boundingBox()
  letGo()
  await expect(day).toBeVisible()
  expect((await first.boundingBox())?.y).toBeCloseTo(held?.y ?? 0, 1)
})
