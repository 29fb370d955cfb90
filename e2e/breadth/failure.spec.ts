import { expect, test } from '../fixtures'

test('a page whose files cannot be read says so, and can be tried again [shell-72]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.route('**/assets/CartRoute*', (route) => route.abort())
  await page.goto(portal.url('ironbark', '#/cart'))
  const dialog = page.getByRole('alertdialog', { name: 'An Error Occured' })
  await expect(dialog).toContainText('This page could not be loaded.')
  await page.unroute('**/assets/CartRoute*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('closing the modal of a page that failed leads home [shell-71]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await portal.fail('ironbark', {
    operation: 'getListDespatchMethod',
    kind: 'status',
    status: 404,
    times: null,
  })
  await page.goto(portal.url('ironbark', '#/checkout'))
  const dialog = page.getByRole('alertdialog', { name: 'An Error Occured' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: /^Hi Dana!/ })).toBeVisible()
  await portal.heal('ironbark')
})

test('any other part of the checkout that cannot be read says so in its place, and Try again reads it [error-121]', async ({
  page,
  portal,
  openCheckout,
}) => {
  await openCheckout('ironbark')
  for (const operation of ['getVehicleTypes', 'getOrderBranches', 'getState', 'getCartContents']) {
    await portal.fail('ironbark', { operation, kind: 'status', status: 404, times: null })
    await page.reload()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert'), operation).toContainText('This could not be loaded')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await portal.heal('ironbark')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('combobox', { name: 'Job name' })).toBeVisible()
  }
})

test('a page that fails while it is drawn says so, and closing that leads home [shell-68]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.route('**/assets/CompleteRoute*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function CompleteRoute() { throw new Error('of the inside') }",
    }),
  )
  await page.goto(portal.url('ironbark', '#/checkout/complete'))
  const dialog = page.getByRole('alertdialog', { name: 'An Error Occured' })
  await expect(dialog).toContainText('Something went wrong.')
  await expect(dialog).not.toContainText('of the inside')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(page.getByRole('heading', { name: /^Hi Dana!/ })).toBeVisible()
})

test('an address that is no place is not found [shell-43]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/no/such/place'))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
