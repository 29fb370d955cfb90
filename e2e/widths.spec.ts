import { known } from '@trade-portal/demo-data'
import { expectCards } from './documents'
import { expect, test } from './fixtures'
import { fillCart, goTo } from './shopping'

test('no place is wider than a screen of 320 px [shell-81]', async ({ page, portal, signIn }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(portal.url('ironbark'))
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await width()).toBe(320)
  await signIn('ironbark')
  await fillCart(page, known.ironbark.ordinary, 1)
  for (const [place, heading] of [
    ['/', /^Hi Dana!/],
    ['/products', 'Browse Categories'],
    ['/products/OUTDOOR', 'Decking & Outdoor'],
    ['/products/OUTDOOR/Concrete%20%26%20Landscape', 'All Concrete & Landscape'],
    ['/search?value=pine', 'Results for “pine”'],
    ['/orders', /Orders/],
    ['/cart', 'Review Cart'],
    ['/checkout', 'Order Details'],
    ['/custom-lists', 'Custom Lists'],
    ['/quick-order', 'Quick Order'],
    ['/request-error', 'Request failed'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await goTo(page, `#${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    // With what it has read, and not with what holds its place.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await width(), place).toBe(320)
  }
})

test('nothing of the account is wider than its screen, or cut, from 320 to 1920 px, and tables are cards on a phone [acc-06 stat-34]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  for (const [place, name, follow] of [
    ['/orders', 'Orders & Quotes'],
    ['/orders', /^Quote/, row.filter({ hasText: 'Quote' }).first()],
    ['/invoices', 'Invoices'],
    ['/invoices', /^(Invoice|Credit) /, row.first()],
    ['/statements', 'Statements'],
    ['/statements', /^Statement, /, row.nth(1)],
    ['/pay-account', 'Pay Account'],
    ['/payment-fail', 'Payment failed'],
    ['/admin', /^Welcome/],
    ['/admin', 'Update account', row.filter({ hasText: 'Alexandrina' })],
    ['/admin/account/new', 'Add new account'],
    ['/downloads', 'Downloads'],
    ['/pricebook', 'Price Book'],
    ['/links', 'Helpful Links'],
    ['/support', 'Support'],
    ['/stores', 'Store Listings'],
    ['/contact-a-representative', 'Contact a Representative'],
    ['/subscription', 'Manage subscription'],
    ['/team', 'Team'],
    ['/configuration', 'Configuration'],
  ] as const) {
    await page.setViewportSize({ width: 1920, height: 860 })
    await goTo(page, `#${place}`)
    await follow?.getByRole('link').first().click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    for (const width of [1920, 1280, 768, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 860 })
      expect(await page.evaluate(outOfSight), `${place} ${String(name)} at ${width} px`).toEqual([])
      if (width === 390) await expectCards(page)
    }
  }
})

/** Describes what a screen has beside it, or cuts off without a sign of it. It runs in the page. */
function outOfSight(): string[] {
  const { clientWidth, scrollWidth } = document.scrollingElement ?? document.documentElement
  const wide = scrollWidth > clientWidth ? [`the page of ${scrollWidth} px`] : []
  const cut = [...document.querySelectorAll('main *')].filter((part) => {
    const { clipPath, overflowX, textOverflow } = getComputedStyle(part)
    const { left, right, width } = part.getBoundingClientRect()
    if (width < 2 || clipPath !== 'none' || part instanceof HTMLInputElement) return false
    const isClipped = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
    return left < 0 || right > clientWidth + 0.5 || (isClipped && textOverflow !== 'ellipsis')
  })
  return [
    ...wide,
    ...cut.map((part) => `${part.tagName.toLowerCase()} “${part.textContent.trim().slice(0, 40)}”`),
  ]
}

test('the bar holds its parts side by side at every width, with a large subtotal [shell-82]', async ({
  page,
  signIn,
}) => {
  const line = {
    lineID: 1,
    productID: 'PINE9045',
    prodDesc: 'Pine',
    prodQty: 1000,
    UOM: 'ea',
    unitPrice: 123.45678,
    unitGST: 0,
    isTally: false,
    product: { productShortDesc: 'Pine', productFiles: '' },
  }
  await page.route(/ipFunction=getCartContents/, (route) => route.fulfill({ json: { CartContents: [line] } }))
  await signIn('ironbark')
  await expect(page.getByRole('link', { name: /^Cart, 1 item, .*\$123,45/ })).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Search', exact: true })
  for (const width of [360, 639, 640, 900, 1023, 1024, 1119, 1120, 1239, 1240, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const parts = await page.getByRole('banner').evaluate((banner) =>
      [...banner.querySelectorAll('a, button, input')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) }))
        .sort((one, other) => one.left - other.left),
    )
    expect(parts.length, `at ${width} px`).toBeGreaterThan(3)
    for (const [index, { left }] of parts.entries()) {
      expect(left, `part ${index} at ${width} px`).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0)
    }
    expect(parts.at(-1)?.right, `at ${width} px`).toBeLessThanOrEqual(width)
    const ways = [page.getByRole('combobox', { name: 'Search' }), toggle]
    const shown = await Promise.all(ways.map((way) => way.isVisible()))
    expect(shown, `the ways to search at ${width} px`).toEqual(width < 1240 ? [false, true] : [true, false])
  }
  await page.setViewportSize({ width: 1100, height: 700 })
  await toggle.click()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
})
