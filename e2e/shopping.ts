import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { quantityField } from './locators'
import { press } from './touching'

/** The listing of structural pine, which is sold by the tally. */
export const PINE = '#/products/TIMBER/Structural%20Pine'

/** Navigates to a route of the portal like a link, without loading the page again. */
export async function goTo(page: Page, hash: string) {
  await page.evaluate((to) => {
    window.location.hash = to
  }, hash)
}

/** Finds a product by its id in the whole catalogue, by the address of the search, which works on a phone and a desktop. */
export async function searchFor(page: Page, term: string) {
  await goTo(page, `#/search?value=${encodeURIComponent(term)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(term)
}

/** Enters pieces of a product's first lengths, and adds them to the cart. */
export async function addPresetTally(page: Page, pieces: number[]) {
  await page
    .getByRole('button', { name: /^Enter a tally of / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const fields = dialog.getByRole('spinbutton', { name: /^Pieces of / })
  for (const [index, count] of pieces.entries()) {
    await fields.nth(index).fill(String(count))
    await fields.nth(index).blur()
  }
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to cart').first()).toBeVisible()
  await expect(dialog).toBeHidden()
}

/** Adds a number of an ordinary product from the list. */
export async function addOrdinary(page: Page, quantity: number) {
  const field = quantityField(page)
  await field.fill(String(quantity))
  await field.blur()
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click()
  await expect(page.getByText('Added to cart').first()).toBeVisible()
}

/** Picks an option of a select by its label. */
export async function choose(page: Page, label: string | RegExp, option: string | RegExp) {
  await press(page.getByRole('button', { name: label }))
  await press(page.getByRole('option', { name: option }).first())
}

/** Puts a quantity of a product in the cart and opens Review Cart. */
export async function fillCart(page: Page, product: string, quantity: number) {
  await searchFor(page, product)
  await addOrdinary(page, quantity)
  await goTo(page, '#/cart')
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: /^Quantity of / })).toHaveValue(String(quantity))
}

/** Switches a listing to a list or a grid. */
export async function showAs(page: Page, view: 'List' | 'Grid') {
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: view }) })
    .click()
}
