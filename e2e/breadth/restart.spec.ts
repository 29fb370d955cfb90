import { known } from '@trade-portal/demo-data'
import { confirmOrder, leaveDelivery } from '../checkout'
import { expect, test } from '../fixtures'
import { RunningPortal } from '../portal'
import type { MerchantName } from '../portal'
import { addOrdinary, addPresetTally, searchFor } from '../shopping'

/** A separate portal: the other journeys of the worker would miss the server while it is down. */
const stoppable = test.extend<object, { portal: RunningPortal }>({
  portal: [
    async ({ browser: _browser }, use) => {
      const portal = new RunningPortal()
      await portal.start()
      await use(portal)
      await portal.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

for (const merchant of ['ironbark', 'cascade'] as const) {
  stoppable(
    `an order of ${merchant} is still there when the server was stopped and started`,
    async ({ page, portal, signIn }) => {
      await signIn(merchant)
      await searchFor(page, known[merchant].presetTally)
      await addPresetTally(page, [1, 2])
      await searchFor(page, known[merchant].ordinary)
      await addOrdinary(page, 1)
      await leaveDelivery(page, merchant, { jobName: 'Before the restart' })
      await page.goto(portal.url(merchant, '#/checkout'))
      const number = await confirmOrder(page)
      // If the creation of a cart is cut off, only the customer can repeat it; another test covers that.
      await expect.poll(() => afterOrder(portal, merchant)).toContain('getCartContents')

      await portal.stop()
      await portal.start()

      expect(portal.order(merchant, number)).toMatchObject({ type: 'Order', jobName: 'Before the restart' })
      await page.getByRole('button', { name: 'OK' }).click()
      await page.goto(portal.url(merchant, '#/cart'))
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
    },
  )
}

/** Returns the operations called after the order. */
async function afterOrder(portal: RunningPortal, merchant: MerchantName) {
  const operations = (await portal.calls(merchant)).map(({ operation }) => operation)
  return operations.slice(operations.lastIndexOf('processComplete') + 1)
}
