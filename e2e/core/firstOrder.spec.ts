import { known } from '@trade-portal/demo-data'
import { expect, test } from '../fixtures'
import { addOrdinary, addPresetTally, searchFor } from '../shopping'
import { confirmOrder, fillDelivery } from '../checkout'
import { emptyCart } from '../locators'
import type { MerchantName } from '../portal'

const merchants: MerchantName[] = ['ironbark', 'cascade']

for (const merchant of merchants) {
  test.describe(`a first order from ${merchant}`, () => {
    test('goes from signing in to “Order Placed”, and is in the database', async ({
      page,
      portal,
      signIn,
    }) => {
      await page.goto(portal.url(merchant))
      await expect(page.getByRole('heading', { name: 'Welcome to your Trade Portal' })).toBeVisible()
      await signIn(merchant)

      await page.getByRole('link', { name: /home$/ }).first().focus()
      await page.goto(portal.url(merchant, '#/products'))
      await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible()

      await searchFor(page, known[merchant].presetTally)
      await addPresetTally(page, [2, 3])
      await searchFor(page, known[merchant].ordinary)
      await page.getByRole('rowheader').getByRole('link').first().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible()
      await page.getByRole('button', { name: 'Close' }).first().click()
      await addOrdinary(page, 4)

      await page.getByRole('link', { name: /^Cart, 2 items/ }).click()
      await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
      await expect(page.getByText(known[merchant].ordinary)).toBeVisible()

      await page.getByRole('link', { name: 'Checkout' }).click()
      await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
      await fillDelivery(page, merchant, { jobName: `First order of ${merchant}` })
      const number = await confirmOrder(page)

      const order = portal.order(merchant, number)
      expect(order).toMatchObject({ type: 'Order', jobName: `First order of ${merchant}` })
      expect(order?.lines).toContainEqual({ productId: known[merchant].ordinary, quantity: 4000 })
      expect(order?.lines.some(({ productId }) => productId === known[merchant].presetTally)).toBe(true)

      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByText('Order Complete!')).toBeVisible()
      await expect(emptyCart(page)).toBeVisible()
    })
  })
}
