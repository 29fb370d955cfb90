import { expect } from '@playwright/test'
import type { Page } from 'playwright'
import { consoleOf, headerCart, signInButton, soon } from './visitor.ts'

const PRODUCT = 'Structural Pine MGP10 70 × 35 H2'

export interface OrderJourney {
  page: Page
  /** The page's own address. */
  address: string
  /** The back end's, which tells its orders. */
  backEnd: string
  say: (line: string) => void
}

/** Signs in on a page of somebody else's, takes a tally, sees the cart count it, and places the order there. */
export async function orderThere({ page, address, backEnd, say }: OrderJourney) {
  const said = consoleOf(page)
  await page.goto(address)
  await signInButton(page.getByRole('main')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill('builder')
  await dialog.getByLabel('Password', { exact: true }).fill('ironbark')
  await dialog.getByRole('button', { name: 'Sign in' }).click()

  await page.getByRole('button', { name: `Enter a tally of ${PRODUCT}`, exact: true }).click()
  await page.getByRole('textbox', { name: 'Type or paste lengths' }).fill('10/2.7')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await soon(headerCart(page)).toContainText('Cart, 1 item,')
  say('the cart in the header counts the tally')

  await headerCart(page).click()
  await soon(dialog).toContainText('10 @ 2.7 m')
  await dialog.getByRole('link', { name: 'Checkout' }).click()
  await fillPickUp(page)
  await page.getByRole('button', { name: 'Confirm Order' }).first().click()
  const placed = page.getByRole('dialog', { name: 'Order Placed' })
  await soon(placed).toBeVisible()
  const answer = await fetch(new URL('__sandbox/orders', backEnd))
  const orders = (await answer.json()) as { number: number; jobName: string }[]
  const order = orders.at(-1)
  expect(order?.jobName).toBe('Lot 7, Wattle Court')
  await soon(placed).toContainText(String(order?.number))
  expect(said, 'nothing is written to the console').toEqual([])
  say(`order ${order?.number} is with the merchant`)
}

/** Fills the checkout in for goods that are picked up. */
async function fillPickUp(page: Page) {
  await page.getByText('Pick up from branch', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Job name' }).fill('Lot 7, Wattle Court')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: /Contact name/ }).fill('Dana Whitlock')
  await page.getByRole('textbox', { name: /Contact phone/ }).fill('0400 000 000')
  await page.getByText(/^Tomorrow/).click()
  await page.getByText('7 am', { exact: true }).click()
  const branch = page.getByRole('button', { name: /Pick up from/ })
  await branch.click()
  await page.getByRole('option').first().click()
}
