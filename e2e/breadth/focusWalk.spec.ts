import { seeDeliveryPrice } from '../checkout'
import { expect, test } from '../fixtures'
import { watchNetwork } from '../network'
import { hiddenOf, MOST, walk, walkFromTop } from '../walk'

/** Pages with sticky parts: the bar, table headers, action bars. */
const routes = [
  { at: '#/', heading: /^Hi / },
  { at: '#/search?value=screw', heading: /screw/ },
  { at: '#/products/TIMBER/Structural%20Pine', heading: /Structural Pine/ },
  { at: '#/cart', heading: 'Review Cart' },
  { at: '#/checkout', heading: 'Order Details' },
  { at: '#/orders', heading: 'Orders & Quotes' },
  { at: '#/invoices', heading: 'Invoices' },
  { at: '#/statements', heading: 'Statements' },
  { at: '#/pricebook', heading: 'Price Book' },
  { at: '#/quick-order', heading: 'Quick Order' },
  { at: '#/admin', heading: /Welcome/ },
]

for (const { width, height } of [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
  // A window of 1280 × 1024, zoomed to 400 %.
  { width: 320, height: 256 },
]) {
  test(`whatever has the focus is seen, there and back, at ${width} × ${height} [case-350]`, async ({
    page,
    portal,
    openCart,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await openCart('ironbark', 2)
    const network = watchNetwork(page)
    for (const { at, heading } of routes) {
      await page.goto(portal.url('ironbark', at))
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      if (at === '#/checkout') await seeDeliveryPrice(page)
      await network.quiet()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await walkFromTop(page)
      const there = await walk(page, 'Tab')
      const back = await walk(page, 'Shift+Tab')
      expect.soft(there[0]?.name, `the first stop on ${at}`).toBe('button Skip to content')
      // The walk through a long table stops before its end.
      const isWhole = there.length < MOST
      expect
        .soft(back.at(isWhole ? -1 : 0)?.name, `the last stop back on ${at}`)
        .toBe(isWhole ? there[0]?.name : there.at(-2)?.name)
      if (isWhole)
        expect
          .soft(back.map(({ name }) => name).reverse(), `stops on ${at}`)
          .toEqual(there.map(({ name }) => name))
      expect.soft(hiddenOf(there), `hidden on the way through ${at}`).toEqual([])
      expect.soft(hiddenOf(back), `hidden on the way back through ${at}`).toEqual([])
    }
  })
}

test('a press in a bar that sticks moves no page [case-351]', async ({ page, portal, openCart }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCart('ironbark', 2)
  await page.goto(portal.url('ironbark', '#/search?value=screw'))
  await expect(page.getByRole('heading', { level: 1, name: /screw/ })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  await page.goto(portal.url('ironbark', '#/cart'))
  await page.getByRole('link', { name: 'Checkout', exact: true }).focus()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
