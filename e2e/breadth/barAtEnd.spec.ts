import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { addTwoProducts } from '../visitBefore'

test.use({ viewport: { width: 390, height: 844 } })

const elements = [
  ['the checkout', '<trade-checkout-form></trade-checkout-form>'],
  ['the cart', '<trade-cart-review></trade-cart-review>'],
] as const

/** Scrolls the page to its end, and measures the elements there. */
async function atEnd(page: Page) {
  const bar = page.locator('[data-foot-bar]')
  await expect(bar.getByRole('button').or(bar.getByRole('link')).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  return bar.evaluate((element) => ({
    under: document.documentElement.scrollHeight - window.scrollY - element.getBoundingClientRect().bottom,
    overFooter: Math.max(
      0,
      element.getBoundingClientRect().bottom -
        (document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity),
    ),
  }))
}

for (const [name, body] of elements)
  test(`under the bar of ${name} at the end of somebody’s page is nothing of the page’s own room, and it covers no footer [case-210]`, async ({
    page,
    visitBefore,
    openHostPage,
  }) => {
    await visitBefore('ironbark', addTwoProducts)
    const head = '<style>body { margin: 0 } main { padding: 24px } h1 { height: 700px }</style>'
    await openHostPage({ head, body: `<main><h1>Shop</h1>${body}</main>` })
    await expect.poll(async () => (await atEnd(page)).under).toBeCloseTo(0, 0)

    await openHostPage({ head, body: `<main><h1>Shop</h1>${body}</main><footer>Shop</footer>` })
    const { under, overFooter } = await atEnd(page)
    expect(overFooter).toBe(0)
    expect(under).toBeGreaterThanOrEqual(18)
  })
