import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { fillDelivery, seeDeliveryPrice } from '../checkout'
import { expect, signOut, test } from '../fixtures'
import { addOrdinary, searchFor } from '../shopping'

/** Returns dollars in text as whole cents. */
const cents = (text: string) => Number(text.replace(/[^\d.]/g, '').replace('.', ''))

/** Returns a figure of the order's summary by its label. */
async function figure(page: Page, label: string) {
  const row = page.getByRole('complementary').getByRole('term').filter({ hasText: label })
  return row.locator('xpath=following-sibling::*[1]').innerText()
}

test('in the tax region: search, list with prices, a quote with a zip code, and a list that comes back to the cart', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await signIn('cascade')
  await searchFor(page, known.cascade.ordinary)
  await page.getByText('See Prices').click()
  const row = page.getByRole('row').filter({ hasText: known.cascade.ordinary }).first()
  const priceText = await row.locator('strong').innerText()
  await addOrdinary(page, 7)

  // Saved as a list, and left in the cart.
  await page.goto(portal.url('cascade', '#/cart'))
  await page.getByRole('button', { name: 'Save Custom List' }).click()
  await page.getByRole('textbox', { name: 'List name' }).fill('Deck screws')
  await page.getByRole('button', { name: 'Save list' }).click()
  await expect(page.getByText('Custom list saved')).toBeVisible()

  // The half-filled cart is there after signing out and in.
  await signOut(page, project.name)
  await signIn('cascade')
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()

  // A quote for it, with a zip code; the sub total is the price times seven, to the cent.
  await page.goto(portal.url('cascade', '#/checkout'))
  await fillDelivery(page, 'cascade', { jobName: 'Quoted deck' })
  await expect(page.getByText('Tax will be calculated upon order creation')).toBeVisible()
  await seeDeliveryPrice(page)
  expect(cents(await figure(page, 'Sub Total'))).toBe(cents(priceText) * 7)
  await page.getByRole('button', { name: 'Create Quote' }).click()
  await expect(page.getByRole('dialog', { name: 'Quote Created' })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'OK' }).click()
  const placed = await portal.orders('cascade')
  expect(placed.filter(({ jobName, type }) => jobName === 'Quoted deck' && type === 'Quote')).toHaveLength(1)

  // The list fills the new cart with the same goods for the same money.
  await page.goto(portal.url('cascade', '#/custom-lists'))
  await page.getByRole('link', { name: 'View List Deck screws' }).click()
  await page.getByRole('button', { name: 'Copy List to Cart', exact: true }).click()
  await expect(page.getByText('Custom list copied')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  expect(cents(await figure(page, 'Sub Total'))).toBe(cents(priceText) * 7)
})
