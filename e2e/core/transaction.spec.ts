import { expect, test } from '../fixtures'

test('what names no transaction is not found, and one that the merchant does not have says so [tran-01 tran-22]', async ({
  page,
  portal,
  signIn,
}) => {
  const asked = async () => {
    return (await portal.calls('ironbark', 'getTransactionTP')).length
  }
  const before = await asked()
  await signIn('ironbark')
  for (const path of ['orders/0-0', 'quotes/418501', 'invoices/a-1', 'orders/1-0/2', 'quotes']) {
    await page.goto(portal.url('ironbark', `#/${path}`))
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  expect(await asked()).toBe(before)

  await page.goto(portal.url('ironbark', '#/orders'))
  await page.goto(portal.url('ironbark', '#/invoices/7-0'))
  await expect(page).toHaveURL(/#\/request-error\?msg=No%20matching%20records$/)
  await expect(page.getByText('No matching records')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Orders & Quotes' })).toBeVisible()
})

test('a transaction on paper has neither menus nor buttons [tran-27]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders?type=Order'))
  await page.getByRole('rowheader').first().getByRole('link').click()
  const heading = page.getByRole('heading', { level: 1, name: /^Order \d+$/ })
  await expect(page.getByRole('button', { name: 'Email' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('Total inc GST').last()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
})
