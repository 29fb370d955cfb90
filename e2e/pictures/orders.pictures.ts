import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { beginOrder, fillDelivery } from '../checkout'
import { fillCart } from '../shopping'
import { expect, test } from './camera'

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' }).click()

test('an order on its way, in each state that a customer may see', async ({
  page,
  portal,
  signIn,
  shoot,
  shootAtOnce,
  go,
}) => {
  test.setTimeout(240_000)
  await signIn('ironbark')
  await portal.fail('ironbark', { operation: 'getListDespatchMethod', kind: 'delay', ms: 10_000 })
  await fillCart(page, known.ironbark.ordinary, 2)
  await go('/checkout')
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  await shootAtOnce('50-checkout-loading')
  await expect(page.getByText('This is taking longer than usual')).toBeVisible()
  await shootAtOnce('50b-checkout-slow')
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
  await fillDelivery(page, 'ironbark', { jobName: 'Lot 14, Barwon Rise' })
  await portal.fail('ironbark', { operation: 'processComplete', kind: 'delay', ms: 4000 })
  await portal.fail('ironbark', {
    operation: 'processComplete',
    kind: 'refusal',
    rows: [{ field: 'dateRequired', msg: 'The branch is closed on that day' }],
  })
  await confirm(page)
  await page.waitForTimeout(1200)
  await shootAtOnce('51-sending')
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toBeVisible({ timeout: 30_000 })
  await shoot('52-refused')
  await error.getByRole('button', { name: 'OK' }).click()

  await portal.fail('ironbark', { operation: 'processComplete', when: 'before', kind: 'status', status: 500 })
  await portal.fail('ironbark', { operation: 'getCustomerTransactions', kind: 'hang', times: 3 })
  await confirm(page)
  await page.waitForTimeout(4000)
  await shootAtOnce('53-looking')
  await portal.heal('ironbark')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.waitForTimeout(1500)
  await shootAtOnce('54-after-reload')

  await go('/')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.reload()
  await signIn('ironbark')
  await beginOrder(page, 'ironbark')
  await fillDelivery(page, 'ironbark', { jobName: 'Lot 15, Barwon Rise' })
  await page.getByRole('button', { name: 'Create Quote' }).click()
  await expect(page.getByRole('dialog', { name: 'Quote Created' })).toBeVisible({ timeout: 20_000 })
  await shoot('55-quote')
})
