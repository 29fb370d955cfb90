import { expect } from '@playwright/test'
import type { Page } from 'playwright'
import { heldLines, ordersAt, shownLines } from './orderLines.ts'
import type { HeldOrder } from './orderLines.ts'
import { consoleOf, headerCart, signIn, soon } from './visitor.ts'

const PRODUCT = 'Structural Pine MGP10 70 × 35 H2'
const JOB = 'Lot 7, Wattle Court'

export interface OrderJourney {
  page: Page
  /** The page's own address. */
  address: string
  /** The address of the back end, which lists its orders. */
  backEnd: string
  say: (line: string) => void
}

/** Signs in on another site's page, takes a tally, checks the cart's count, and places the order there. */
export async function orderThere({ page, address, backEnd, say }: OrderJourney): Promise<HeldOrder> {
  const said = consoleOf(page)
  await page.goto(address)
  await signIn(page, page.getByRole('main'))
  await addTally(page)
  await soon(headerCart(page)).toContainText('Cart, 1 item,')
  say('the cart in the header counts the tally')
  await headerCart(page).click()
  const order = await placeOrder({ page, backEnd, say })
  expect(said, 'nothing is written to the console').toEqual([])
  return order
}

/** Puts ten pieces of timber in the cart, from the open list. */
export async function addTally(page: Page) {
  await page.getByRole('button', { name: `Enter a tally of ${PRODUCT}`, exact: true }).click()
  await page.getByRole('textbox', { name: 'Type or paste lengths' }).fill('10/2.7')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }).click()
}

/** Orders the current cart, and compares each of its lines with the merchant's order. */
export async function placeOrder({ page, backEnd, say }: Omit<OrderJourney, 'address'>): Promise<HeldOrder> {
  await soon(page.getByText('10 @ 2.7 m')).toBeVisible()
  const shown = await shownLines(page)
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await fillPickUp(page)
  await page.getByRole('button', { name: 'Confirm Order' }).first().click()
  const placed = page.getByRole('dialog', { name: 'Order Placed' })
  await soon(placed).toBeVisible()
  const order = (await ordersAt(backEnd)).at(-1)
  if (!order) throw new Error('The merchant has no order.')
  expect(order.jobName).toBe(JOB)
  await soon(placed).toContainText(String(order.number))
  expect(shown, 'each line is with the merchant as the customer saw it').toEqual(heldLines(order))
  say(`order ${order.number} is with the merchant: ${shown.map((line) => line.join(' ')).join(', ')}`)
  return order
}

/** Completes the checkout for a pick-up. */
async function fillPickUp(page: Page) {
  await page.getByText('Pick up from branch', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Job name' }).fill(JOB)
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: /Contact name/ }).fill('Dana Whitlock')
  await page.getByRole('textbox', { name: /Contact phone/ }).fill('0400 000 000')
  await page.getByText(/^Tomorrow/).click()
  await page.getByText('7 am', { exact: true }).click()
  const branch = page.getByRole('button', { name: /Pick up from/ })
  await branch.click()
  await page.getByRole('option').first().click()
}
