import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { confirmOrder, seeDeliveryPrice } from '../checkout'
import { expect, test } from '../fixtures'
import { seeRendered } from '../frames'
import { emptyCart, quantityField } from '../locators'
import { watchNetwork } from '../network'
import type { MerchantName, RunningPortal } from '../portal'
import { addOrdinary, fillCart, searchFor } from '../shopping'

const merchant: MerchantName = 'ironbark'
const more = (page: Page) => page.getByRole('button', { name: /^Increase quantity of / }).first()
const unsaved = (page: Page) => page.getByText(/^Your change to .+ wasn’t saved/)

/** @returns a function that counts the orders placed for a job. */
const countOrders = (portal: RunningPortal, job: string) => async () =>
  (await portal.orders(merchant)).filter(({ jobName }) => jobName === job).length

/** Blocks every change of a quantity. @returns a function that unblocks them. */
async function stopChanges(page: Page) {
  const isChange = (url: URL) => url.searchParams.get('ipFunction') === 'updateCartProduct'
  await page.route(isChange, (route) => route.abort())
  return () => page.unroute(isChange)
}

test('what waits is there after a reload, and is sent when it can be [cart-23]', async ({
  page,
  portal,
  openCart,
}) => {
  await openCart(merchant, 2)
  const letThrough = await stopChanges(page)
  await quantityField(page).fill('6')
  await quantityField(page).blur()
  await expect(page.getByText('1 change waiting')).toBeVisible()

  await page.reload()
  await expect(quantityField(page)).toHaveValue('6')
  await expect(page.getByText('1 change waiting')).toBeVisible()
  await letThrough()
  await expect(page.getByText('1 change waiting')).toBeHidden({ timeout: 30_000 })
  const sent = await portal.calls(merchant, 'updateCartProduct')
  expect(sent.at(-1)?.payload).toMatchObject({ quoteQty: 6 })
})

test('two tabs show one cart, and neither takes the other’s changes for somebody else’s [cart-41, cart-42]', async ({
  page,
  context,
  portal,
  signInRemembered,
}) => {
  const other = await context.newPage()
  const networks = [page, other].map(watchNetwork)
  const lastSent = async () => (await portal.calls(merchant, 'updateCartProduct')).at(-1)?.payload
  await signInRemembered(merchant)
  await fillCart(page, known[merchant].ordinary, 2)
  await other.goto(portal.url(merchant, '#/cart'))
  await expect(quantityField(other)).toHaveValue('2')

  // Each is a separate call, whose response may still be pending at the next press.
  for (const wanted of [3, 4, 5, 6]) {
    await more(page).click()
    await expect(quantityField(page)).toHaveValue(String(wanted))
    await expect.poll(lastSent).toMatchObject({ quoteQty: wanted })
  }
  await expect(quantityField(other)).toHaveValue('6')
  await more(other).click()
  await expect(quantityField(other)).toHaveValue('7')
  await expect(quantityField(page)).toHaveValue('7')
  // The quantity does not jump back after the responses.
  await expect.poll(lastSent).toMatchObject({ quoteQty: 7 })
  for (const { quiet } of networks) await quiet()
  for (const tab of [page, other]) {
    await seeRendered(tab)
    await expect(quantityField(tab)).toHaveValue('7')
    await expect(unsaved(tab)).toHaveCount(0)
  }
})

test('what has waited for more than a day is dropped, and that is said [cart-24]', async ({
  page,
  openCart,
}) => {
  await page.clock.install()
  await openCart(merchant, 2)
  await stopChanges(page)
  await quantityField(page).fill('6')
  await quantityField(page).blur()
  await expect(page.getByText('1 change waiting')).toBeVisible()
  await page.clock.fastForward('24:01:00')
  await expect(page.getByText('This change was over a day old and wasn’t sent.')).toBeVisible()
  await expect(quantityField(page)).toHaveValue('2')
  await expect(page.getByText('1 change waiting')).toBeHidden()
})

test('a line that was removed a moment ago is not part of the checkout [cart-13]', async ({
  page,
  portal,
  openCart,
}) => {
  await openCart(merchant, 2)
  await searchFor(page, known[merchant].severalUnits)
  await addOrdinary(page, 5)
  await page.goto(portal.url(merchant, '#/cart'))
  const removes = page.getByRole('button', { name: /^Remove / })
  await expect(removes).toHaveCount(2)
  await removes.last().click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  await expect(page.getByText('product removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(removes).toHaveCount(1)
  const removed = await portal.calls(merchant, 'deleteCartProduct')
  expect(removed.at(-1)?.payload).toMatchObject({ productID: known[merchant].severalUnits })
})

test('a cart that is gone gives way to a new one, which is said, and nobody is signed out [cart-27]', async ({
  page,
  openCart,
}) => {
  await openCart(merchant, 2)
  const moved = await page.evaluate(() => {
    const stores = [sessionStorage, localStorage].flatMap((store) =>
      Object.keys(store).flatMap((key) => (/:cart:\d+\//.test(key) ? [{ store, key }] : [])),
    )
    for (const { store, key } of stores) store.setItem(key, 'nobody-knows-this-cart')
    return stores.length
  })
  expect(moved, 'places where the cart is kept').toBe(1)
  await page.reload()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Your earlier cart is no longer open, so we’ve started a new one.',
  )
  await expect(emptyCart(page)).toBeVisible()
})

test('an order pressed while nothing answers is not sent by itself later [cart-43]', async ({
  page,
  portal,
  openCheckout,
}) => {
  const ordersOf = countOrders(portal, 'Never by itself')
  const before = await ordersOf()
  await openCheckout(merchant, { jobName: 'Never by itself' })
  await seeDeliveryPrice(page)
  await page.route('**/fluid/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText('Nothing was sent. You can try again.')
  await error.getByRole('button', { name: 'OK' }).click()

  await page.unroute('**/fluid/**')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Job name' })).toHaveValue('Never by itself')
  await seeDeliveryPrice(page)
  expect(await ordersOf()).toBe(before)
  // If it had been sent by itself, it would be there by the time this one is.
  await confirmOrder(page)
  expect(await ordersOf()).toBe(before + 1)
})

test('Enter in a field of the checkout sends nothing', async ({ page, portal, openCheckout }) => {
  const ordersOf = countOrders(portal, 'Entered')
  const before = await ordersOf()
  await openCheckout(merchant, { jobName: 'Entered' })
  await page.getByRole('combobox', { name: 'Job name' }).press('Enter')
  await page.getByRole('textbox', { name: /Contact phone/ }).press('Enter')
  await seeRendered(page)
  await expect(page.getByText('Sending your order…')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await ordersOf()).toBe(before)
  await confirmOrder(page)
  expect(await ordersOf()).toBe(before + 1)
})
