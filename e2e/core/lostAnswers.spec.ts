import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { orderPlaced } from '../locators'

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' }).click()

test('an order whose answer gets lost is found among the orders and shown [check-62]', async ({
  page,
  portal,
  openCheckout,
}) => {
  await openCheckout('ironbark', { jobName: 'Lost answer' })
  await portal.fail('ironbark', { operation: 'processComplete', when: 'after', kind: 'status', status: 500 })
  await confirm(page)
  await expect(orderPlaced(page)).toBeVisible()
  const orders = await portal.orders('ironbark')
  const ours = orders.filter(({ jobName }) => jobName === 'Lost answer')
  expect(ours).toHaveLength(1)
  await expect(orderPlaced(page).getByText(String(ours[0]?.number))).toBeVisible()
})

test('an order that is refused says why, and goes through the second time', async ({
  page,
  portal,
  openCheckout,
}) => {
  await openCheckout('ironbark', { jobName: 'Refused once' })
  await portal.fail('ironbark', {
    operation: 'processComplete',
    kind: 'refusal',
    rows: [{ field: 'dateRequired', msg: 'The branch is closed on that day' }],
  })
  await confirm(page)
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error.getByText('The branch is closed on that day')).toBeVisible()
  await error.getByRole('button', { name: 'OK' }).click()
  await confirm(page)
  await expect(orderPlaced(page)).toBeVisible()
  const orders = await portal.orders('ironbark')
  expect(orders.filter(({ jobName }) => jobName === 'Refused once')).toHaveLength(1)
})

test('an order whose page is reloaded in the middle is shown afterwards [check-70]', async ({
  page,
  portal,
  openCheckout,
}) => {
  await openCheckout('ironbark', { jobName: 'Reloaded', reference: 'PO-RELOAD' })
  await portal.fail('ironbark', { operation: 'processComplete', when: 'after', kind: 'hang' })
  const orders = async () =>
    (await portal.orders('ironbark')).filter(({ jobName }) => jobName === 'Reloaded').length
  const before = await orders()
  await confirm(page)
  await expect.poll(orders).toBe(before + 1)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText(/^Your order PO-RELOAD was placed\. Its number is \d+\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(/was placed\. Its number/)).toHaveCount(0)
  expect(await orders()).toBe(before + 1)
})
