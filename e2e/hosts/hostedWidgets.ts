import { known } from '@trade-portal/demo-data'
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import type { FluidClient } from '../../packages/fluid-sdk/src/index.ts'
import type { MountInput } from './page/main.tsx'
import { quantityField } from '../locators'

/** A widget as pages embed it, with a person's first action in it. */
export interface HostedWidget extends Pick<MountInput, 'widget' | 'asked'> {
  name: string
  /** Its element, for pages that load the one script. */
  element: string
  /** Visible once the widget has content. */
  ready: (page: Page) => Locator
  /** Opens the widget's overlay, unless it opens by itself. */
  open?: (page: Page, press: Press) => Promise<unknown>
  act: (page: Page, press: Press) => Promise<unknown>
}

export type Press = (target: Locator) => Promise<void>

/** Adds to the cart, and dismisses the notice about it. */
async function adds(page: Page, press: Press, button: Locator) {
  await press(button)
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(notices.getByText('Added to cart')).toBeVisible()
  await press(notices.getByRole('button', { name: 'Dismiss' }))
  await expect(notices.getByText('Added to cart')).toBeHidden()
}
const add = (page: Page) => page.getByRole('button', { name: /^Add .+ to the cart$/ }).first()
const sheet = (page: Page) => page.getByRole('dialog')

export const hostedWidgets: HostedWidget[] = [
  {
    name: 'the product list',
    widget: 'products',
    asked: { category: 'FIXINGS', type: 'Nails' },
    element: '<trade-product-list category="FIXINGS" type="Nails"></trade-product-list>',
    ready: add,
    open: (page, press) => press(page.getByRole('rowheader').getByRole('link').first()),
    act: (page, press) => adds(page, press, add(page)),
  },
  {
    name: 'the cart',
    widget: 'cart',
    asked: {},
    element: '<trade-cart-review></trade-cart-review>',
    ready: quantityField,
    async act(page) {
      const before = Number(await quantityField(page).inputValue())
      const sent = page.waitForResponse(/ipFunction=updateCartProduct/)
      await quantityField(page).fill(String(before + 1))
      await quantityField(page).blur()
      expect((await sent).ok()).toBe(true)
      await expect(quantityField(page)).toHaveValue(String(before + 1))
    },
  },
  {
    name: 'the tally',
    widget: 'tally',
    asked: { product: known.ironbark.presetTally },
    element: `<trade-tally-modal product="${known.ironbark.presetTally}" open></trade-tally-modal>`,
    ready: (page) =>
      sheet(page)
        .getByRole('spinbutton', { name: /^Pieces of / })
        .first(),
    open: async () => undefined,
    async act(page, press) {
      const pieces = sheet(page)
        .getByRole('spinbutton', { name: /^Pieces of / })
        .first()
      await pieces.fill('2')
      await pieces.blur()
      await adds(page, press, sheet(page).getByRole('button', { name: 'Add to Cart' }))
    },
  },
  {
    name: 'the date picker',
    widget: 'checkout',
    asked: {},
    element: '<trade-checkout-form></trade-checkout-form>',
    ready: (page) => page.getByText('Another day'),
    async open(page, press) {
      await anotherDay(page).press(' ')
      await press(dayOf(page).getByRole('button'))
    },
    async act(page, press) {
      await anotherDay(page).press(' ')
      await press(dayOf(page).getByRole('button'))
      await press(sheet(page).getByRole('button', { name: 'Next' }).first())
      await press(sheet(page).getByRole('gridcell').getByRole('button', { name: /15/ }).first())
      await expect(sheet(page)).toBeHidden()
      await expect(dayOf(page).getByRole('spinbutton', { name: /^day/ })).toHaveText('15')
    },
  },
  {
    name: 'the invoice table',
    widget: 'invoices',
    asked: {},
    element: '<trade-invoice-table></trade-invoice-table>',
    ready: (page) =>
      page
        .locator('#widget')
        .filter({ has: page.getByRole('rowheader') })
        .filter({ has: page.getByRole('group', { name: 'Date From' }) }),
    async act(page, press) {
      expect(await areHighestFirst(page)).toBe(false)
      await press(page.getByRole('button', { name: /Sort by/ }))
      await press(page.getByRole('option', { name: 'Amount, highest first' }))
      await expect.poll(() => areHighestFirst(page)).toBe(true)
    },
  },
]

/** Compares the rendered rows, which need not be the first of all. */
async function areHighestFirst(page: Page) {
  const written = await page.getByRole('row').locator('[data-column="amount"]').allTextContents()
  const amounts = written
    .map((amount) => Number(amount.replace('\u2212', '-').replace(/[^\d.-]/g, '')))
    .filter(Boolean)
  expect(amounts.length).toBeGreaterThan(3)
  return amounts.every((amount, row) => row === 0 || amount <= (amounts[row - 1] ?? 0))
}

const anotherDay = (page: Page) => page.getByRole('radio', { name: /^Another day/ })
const dayOf = (page: Page) => page.getByRole('group', { name: 'Required date' })

/** Leaves two of a product in the cart, and nothing else. */
export async function fillCart(client: FluidClient, productId: string) {
  await client.cart.reset()
  const found = await client.catalogue.getProduct({ productId })
  await client.cart.addProduct({ productId, unit: found?.units[0] ?? '', quantity: 2 })
}
