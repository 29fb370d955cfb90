import { expect, test } from './fixtures'

test('quantities that change while the network is away are sent when it is back', async ({
  page,
  context,
  portal,
  openCart,
}) => {
  await openCart('ironbark', 2)
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of / }).first()
  await expect(quantity).toHaveValue('2')

  await context.setOffline(true)
  await page
    .getByRole('button', { name: /^One more / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^One more / })
    .first()
    .click()
  await expect(quantity).toHaveValue('4')
  await expect(page.getByText('1 change waiting')).toBeVisible()
  await quantity.fill('9')
  await quantity.blur()

  await context.setOffline(false)
  await expect(page.getByText('1 change waiting')).toBeHidden({ timeout: 45_000 })
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: /^Quantity of / }).first()).toHaveValue('9')

  // What was sent is the wish that stood last, and no more than was needed.
  const lastUpdate = async () => {
    const calls = await portal.calls('ironbark')
    return calls.findLast(({ operation }) => operation === 'updateCartProduct')?.payload
  }
  await expect.poll(lastUpdate).toMatchObject({ quoteQty: 9 })
})
