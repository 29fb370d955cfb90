import { confirmOrder, fillDelivery } from '../checkout'
import { expect, test } from '../fixtures'
import { orderPlaced } from '../locators'

const screens = [
  ['a desk', { width: 1280, height: 860 }],
  ['a phone', { width: 390, height: 844 }],
] as const

for (const [screen, viewport] of screens) {
  test.describe(`the total of a delivery order on ${screen}`, () => {
    test.use({ viewport })

    test('is in sight while the form is filled in, and is the one that modal and receipt show and the merchant has [check-128, check-132, case-218]', async ({
      page,
      portal,
      openCheckout,
    }) => {
      await openCheckout('ironbark')
      const summary = page.getByRole('complementary', { name: 'Order Summary' })
      const total = summary.getByRole('definition').last()
      const goods = await total.innerText()
      await fillDelivery(page, 'ironbark', { jobName: `Total on ${screen}` })
      await expect(summary.getByText('$65.00')).toHaveCount(1)
      await expect(total).not.toHaveText(goods)
      const shown = await total.innerText()

      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(summary.getByText('Total (inc GST)')).toBeInViewport({ ratio: 1 })
      await expect(total).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeInViewport({ ratio: 1 })

      const number = await confirmOrder(page)
      await expect(orderPlaced(page)).toContainText(shown)
      const placed = { number: Number(number), total: Number(shown.replace(/[^\d.]/g, '')) }
      expect(await portal.orders('ironbark')).toContainEqual(expect.objectContaining(placed))
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
      await expect(page.getByText('Total (inc GST)').locator('+ dd')).toHaveText(shown)
      if (viewport.width < 960) return
      const ways = page.getByRole('main').locator('a, button')
      const tops = await ways
        .filter({ hasText: /^(Print|Save Custom List|Order again|See orders)$/ })
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
      expect(tops).toHaveLength(4)
      expect(new Set(tops).size, `the receipt’s buttons are level: ${tops.join(', ')}`).toBe(1)
    })
  })
}
