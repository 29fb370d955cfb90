import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { beginOrder, confirmOrder, leaveDelivery } from '../checkout'
import { expect, test } from '../fixtures'
import type { RunningPortal, StoredOrder } from '../portal'
import { goTo, searchFor } from '../shopping'
import { countHands } from '../taps'
import { press } from '../touching'

/** The job to order for again. */
const jobName = 'Lot 14, Barwon Rise'
/** Delivery is a product of the merchant, by distance. */
const CHARGE = /^DELMET/

/** Returns the products of an order as stored by the back end, without the delivery added by the merchant. */
function goodsOf(order: StoredOrder | null) {
  return (order?.lines ?? [])
    .filter(({ productId }) => !CHARGE.test(productId))
    .map(({ productId, quantity }) => ({ productId, quantity: quantity / 1000 }))
}

/** Goes to the checkout with the form completed for a delivery. */
async function beginCheckout(page: Page) {
  await leaveDelivery(page, 'ironbark', { jobName })
  await goTo(page, '#/checkout')
}

/** Returns the pieces and lengths in millimetres of an order, as stored by the back end. */
function piecesOf(portal: RunningPortal, number: string) {
  return portal.read<{ pieces: string }>(
    'ironbark',
    `SELECT group_concat(quantity || '/' || length, ' ') AS pieces FROM (
       SELECT quantity, length FROM transaction_tallies WHERE number = ${Number(number)} ORDER BY length)`,
  )?.pieces
}

test.describe('a repeat order on a phone, from signed in to placed', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Navigates by the phone's menu. */
  async function goByMenu(page: Page, route: string) {
    await press(page.getByRole('button', { name: 'Open menu' }))
    await press(page.getByRole('dialog').getByRole('link', { name: route }))
    // The home page has some of its buttons too, until it is unmounted.
    await expect(page.getByRole('heading', { level: 1, name: route })).toBeVisible()
  }

  /** Goes from the cart to the order's number. The date is the one unpredictable value. */
  async function placeFromCart(page: Page) {
    await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
    await press(page.getByRole('link', { name: 'Checkout' }))
    await expect(page.getByRole('combobox', { name: 'Job name' })).toHaveValue(jobName)
    await press(page.locator('label', { hasText: 'Tomorrow' }))
    return confirmOrder(page)
  }

  test.beforeEach(async ({ signIn }) => {
    await signIn('ironbark')
  })

  test('takes at most eight taps by Order again, and types nothing [taps-330]', async ({ page, portal }) => {
    await beginOrder(page, 'ironbark', { jobName })
    const first = await confirmOrder(page)
    await page.goto('about:blank')
    const hands = await countHands(page)
    await page.goto(portal.url('ironbark'))
    await goByMenu(page, 'Orders')
    await press(page.getByRole('button', { name: new RegExp(`^Order again, ${first}`) }))
    const second = await placeFromCart(page)
    test.info().annotations.push({ type: 'taps', description: String(hands.taps) })
    expect(hands.taps).toBeLessThanOrEqual(8)
    expect(hands.typedFields).toBe(0)
    expect(second).not.toBe(first)
    expect(goodsOf(portal.order('ironbark', second))).toEqual(goodsOf(portal.order('ironbark', first)))
  })

  test('takes at most eight taps by a list, and types nothing [taps-330]', async ({ page, portal }) => {
    await beginOrder(page, 'ironbark', { jobName })
    await confirmOrder(page)
    await page.goto('about:blank')
    const hands = await countHands(page)
    await page.goto(portal.url('ironbark'))
    await goByMenu(page, 'Custom Lists')
    await press(page.getByRole('button', { name: 'Copy List to Cart, Ute restock' }))
    const number = await placeFromCart(page)
    test.info().annotations.push({ type: 'taps', description: String(hands.taps) })
    expect(hands.taps).toBeLessThanOrEqual(8)
    expect(hands.typedFields).toBe(0)
    const list = portal.read<{ lines: string }>(
      'ironbark',
      `SELECT group_concat(product_id || ' ' || (quantity / 1000), ', ') AS lines FROM (SELECT cart_lines.* FROM cart_lines
       JOIN carts ON carts.id = cart_lines.cart_id WHERE carts.list_name = 'Ute restock' ORDER BY line_id)`,
    )
    const ordered = goodsOf(portal.order('ironbark', number))
    expect(ordered.map(({ productId, quantity }) => `${productId} ${quantity}`).join(', ')).toBe(list?.lines)
  })
})

test('forty lines are ordered by the pad as they were pasted [taps-331]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  const products = portal.read<{ ids: string }>(
    'ironbark',
    `SELECT group_concat(id) AS ids FROM (SELECT id FROM products WHERE is_tally = 0 AND category <> '' ORDER BY id LIMIT 40)`,
  )
  const lines = (products?.ids ?? '')
    .split(',')
    .map((productId, index) => ({ productId, quantity: index + 1 }))
  expect(lines).toHaveLength(40)
  await goTo(page, '#/quick-order')
  await page
    .getByRole('textbox', { name: 'Your lines' })
    .fill(lines.map(({ productId, quantity }) => `${productId}\t${quantity}`).join('\n'))
  await page.getByRole('button', { name: 'Add 40 lines' }).click()
  await expect(page.getByRole('link', { name: /^Cart, 40 items/ })).toBeVisible({ timeout: 30_000 })
  await beginCheckout(page)
  const number = await confirmOrder(page)
  expect(goodsOf(portal.order('ironbark', number))).toEqual(lines)
})

test('a tally of six lengths is one pasted line [taps-332] @phone', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await searchFor(page, known.ironbark.presetTally)
  await press(page.getByRole('button', { name: /^Enter a tally of / }).first())
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('spinbutton', { name: /^Pieces of / }).first()).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Type or paste lengths' })
    .fill('10/2.4, 12@2.7, 4 x 3, 6/3300, 2@3.6 m, 8*4.2')
  await expect(dialog.getByText(/42 pieces/)).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Add to Cart' }))
  await expect(dialog).toBeHidden()
  await beginCheckout(page)
  const number = await confirmOrder(page)
  expect(piecesOf(portal, number)).toBe('10/2400 12/2700 4/3000 6/3300 2/3600 8/4200')
})
