import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { seeDeliveryPrice } from '../checkout'
import { expect, test } from '../fixtures'
import { orderPlaced } from '../locators'
import type { MerchantName } from '../portal'
import { addOrdinary, addPresetTally, goTo, searchFor } from '../shopping'

const merchant: MerchantName = 'ironbark'
const bar = (page: Page) => page.getByRole('link', { name: /^Cart, / })
const remove = (page: Page) => page.getByRole('button', { name: /^Remove / })
const unresolved = '- (cannot be shown)'

// A call the test no longer waits for may still be pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Changes a figure of the ordinary product's lines to a given spelling in the merchant's responses. */
async function spell(page: Page, figure: 'prodQty' | 'unitPrice', as: string) {
  await page.route(/ipFunction=(getCartContents|getCustomLists)/, async (route) => {
    const response = await route.fetch()
    const answer: unknown = await response.json()
    const body = JSON.stringify(answer, (_, value: unknown) =>
      isOrdinary(value) ? { ...value, [figure]: 'ABSURD' } : value,
    )
    await route.fulfill({ response, body: body.replaceAll('"ABSURD"', as) })
  })
}

function isOrdinary(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    'productID' in value &&
    'prodQty' in value &&
    value.productID === known[merchant].ordinary
  )
}

for (const [figure, as] of [
  ['prodQty', '1e308'],
  ['prodQty', '1e400'],
  ['prodQty', '-1e308'],
  ['prodQty', '"NaN"'],
  ['unitPrice', '1e308'],
  ['unitPrice', '"9007199254740993"'],
] as const) {
  test(`a line whose ${figure} is ${as} is shown as “-”, and locks nothing [cart-126]`, async ({
    page,
    signIn,
  }) => {
    await signIn(merchant)
    await searchFor(page, known[merchant].ordinary)
    await addOrdinary(page, 2)
    await searchFor(page, known[merchant].presetTally)
    await addPresetTally(page, [3])
    await spell(page, figure, as)
    await page.reload()
    await expect(bar(page)).toContainText(unresolved)
    await goTo(page, '#/cart')
    await expect(
      page.getByRole('complementary', { name: 'Order Summary' }).getByText(unresolved),
    ).toHaveCount(3)
    const row = page.getByRole('listitem').filter({ hasText: known[merchant].ordinary })
    await expect(row).toContainText('cannot be shown')
    const quantity = row.getByRole('spinbutton')
    await expect(quantity).toHaveValue(figure === 'prodQty' ? '-' : '2')

    await row.getByRole('button', { name: /^Remove / }).click()
    await expect(remove(page)).toHaveCount(1)
    await expect(bar(page)).toContainText(/\$\d/)
  })
}

test('a quantity that cannot be shown can be set, and is not ordered before it is [cart-127]', async ({
  page,
  portal,
  openCheckout,
}) => {
  await openCheckout(merchant, { jobName: 'Untold' })
  await spell(page, 'prodQty', '1e308')
  await page.reload()
  await seeDeliveryPrice(page)
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of / })
  await expect(quantity).toHaveValue('-')
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText(/Set how many of .+ you want, or remove it/)
  await expect(error).toContainText('Nothing was sent.')
  await error.getByRole('button', { name: 'OK' }).click()

  await quantity.fill('7')
  await quantity.press('Enter')
  await expect
    .poll(async () =>
      (await portal.calls(merchant, 'updateCartProduct'))
        .map(({ payload }) => (payload as { quoteQty: number }).quoteQty)
        .at(-1),
    )
    .toBe(7)
  expect(await portal.orders(merchant)).not.toContainEqual(expect.objectContaining({ jobName: 'Untold' }))
})

test('a product whose price cannot be shown is ordered without an amount to compare, as one on request is [cart-127]', async ({
  page,
  openCheckout,
}) => {
  await openCheckout(merchant, { jobName: 'Untold price' })
  await spell(page, 'unitPrice', '1e308')
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Order Summary' }).getByText(unresolved)).toHaveCount(
    3,
  )
  await seeDeliveryPrice(page)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(orderPlaced(page)).toBeVisible({ timeout: 20_000 })
})

test('a list shows such a quantity as “-” too, and can be opened [cart-126]', async ({ page, openCart }) => {
  await openCart(merchant, 2)
  await page.getByRole('button', { name: 'Save Custom List' }).click()
  await page.getByRole('textbox', { name: 'List name' }).fill('Untold')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Custom list saved')).toBeVisible()
  await spell(page, 'prodQty', '1e308')
  await page.reload()
  await goTo(page, '#/custom-lists')
  await page.getByRole('link', { name: 'View List Untold' }).click()
  await expect(page.getByRole('heading', { name: 'Untold' })).toBeVisible()
  await expect(page.getByText(unresolved).last()).toBeVisible()
})
