import { known } from '@trade-portal/fluid-sandbox'
import { expect, test } from './fixtures'
import { addOrdinary, addPresetTally, searchFor } from './shopping'
import { confirmOrder, fillDelivery } from './checkout'
import type { MerchantName } from './portal'

const merchants: MerchantName[] = ['ironbark', 'cascade']

for (const merchant of merchants) {
  test.describe(`a first order from ${merchant}`, () => {
    test('goes from signing in to “Order Placed”, and is in the database', async ({
      page,
      portal,
      signIn,
      expectAccessible,
    }) => {
      await page.goto(portal.url(merchant))
      await expect(page.getByRole('heading', { name: 'Welcome to your Trade Portal' })).toBeVisible()
      await expectAccessible('sign-in')
      await signIn(merchant)
      await expectAccessible('home')

      await page.getByRole('link', { name: /home$/ }).first().focus()
      await page.goto(portal.url(merchant, '#/products'))
      await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible()
      await expectAccessible('categories')

      await searchFor(page, known[merchant].presetTally)
      await expectAccessible('listing')
      await addPresetTally(page, [2, 3], () => expectAccessible('tally'))
      await searchFor(page, known[merchant].ordinary)
      await page.getByRole('rowheader').getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible()
      await expectAccessible('product')
      await page.getByRole('button', { name: 'Close' }).first().click()
      await addOrdinary(page, 4)

      await page.getByRole('link', { name: /^Cart, 2 items/ }).click()
      await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
      await expect(page.getByText(known[merchant].ordinary)).toBeVisible()
      await expectAccessible('cart')

      await page.getByRole('link', { name: 'Checkout' }).click()
      await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
      await fillDelivery(page, merchant, { jobName: `First order of ${merchant}` })
      await expectAccessible('checkout')
      const number = await confirmOrder(page)
      await expectAccessible('order placed')

      const order = portal.order(merchant, number)
      expect(order).toMatchObject({ type: 'Order', jobName: `First order of ${merchant}` })
      expect(order?.lines).toContainEqual({ productId: known[merchant].ordinary, quantity: 4000 })
      expect(order?.lines.some(({ productId }) => productId === known[merchant].presetTally)).toBe(true)

      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByText('Order Complete!')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    })
  })
}
