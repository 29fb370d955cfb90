import { known } from '@trade-portal/demo-data'
import { expect, test } from '../fixtures'
import { quantityField } from '../locators'
import { addOrdinary, goTo, searchFor } from '../shopping'

test('quantities that change while the network is away are sent when it is back, and the bar says so meanwhile [taps-316]', async ({
  page,
  context,
  portal,
  openCart,
}) => {
  await openCart('ironbark', 2)
  const quantity = quantityField(page)
  await expect(quantity).toHaveValue('2')

  await context.setOffline(true)
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible()
  await page
    .getByRole('button', { name: /^Increase quantity of / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Increase quantity of / })
    .first()
    .click()
  await expect(quantity).toHaveValue('4')
  await expect(page.getByText('1 change waiting')).toBeVisible()
  await quantity.fill('9')
  await quantity.blur()

  await context.setOffline(false)
  await expect(page.getByText('1 change waiting')).toBeHidden({ timeout: 45_000 })
  await page.reload()
  await expect(quantityField(page)).toHaveValue('9')

  // The last quantity was sent, with no unnecessary calls.
  const lastUpdate = async () => {
    return (await portal.calls('ironbark', 'updateCartProduct')).at(-1)?.payload
  }
  await expect.poll(lastUpdate).toMatchObject({ quoteQty: 9 })
})

test('changes of several lines are sent in the order in which they were made [cart-106]', async ({
  page,
  context,
  portal,
  openCart,
}) => {
  await page.clock.install()
  await openCart('ironbark', 2)
  await searchFor(page, known.ironbark.severalUnits)
  await addOrdinary(page, 5)
  await goTo(page, '#/cart')
  const more = page.getByRole('button', { name: /^Increase quantity of / })
  await expect(more).toHaveCount(2)
  const updates = async () =>
    (await portal.calls('ironbark', 'updateCartProduct')).map(
      ({ payload }) => (payload as { lineId: number }).lineId,
    )

  // A browser's storage has its own order. Whichever it is, one of the two runs is opposite to it.
  for (const [first, second] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const before = (await updates()).length
    await context.setOffline(true)
    // The line changed first is changed again, last.
    for (const index of [first, second, first]) {
      await more.nth(index).click()
      await page.clock.runFor(50)
    }
    await expect(page.getByText('2 changes waiting')).toBeVisible()
    // By then both are due.
    await page.clock.runFor(1_000)
    await context.setOffline(false)
    await expect(page.getByText('changes waiting')).toBeHidden({ timeout: 45_000 })
    await expect.poll(async () => (await updates()).slice(before)).toHaveLength(2)
    const [earlier = 0, later = 0] = (await updates()).slice(before)
    expect(Math.sign(earlier - later)).toBe(Math.sign(second - first))
  }
})
