import { known } from '@trade-portal/demo-data'
import { confirmOrder, leaveDelivery, seeDeliveryPrice } from '../checkout'
import { expect, test } from '../fixtures'
import { addOrdinary, searchFor } from '../shopping'

// The theme's own tests check the colours of each scheme, so each screen is checked in one.
const dark = { colorScheme: 'dark' } as const
const highContrast = { contrast: 'more' } as const

for (const { merchant, scheme, on } of [
  { merchant: 'ironbark', scheme: {}, on: ' @phone' },
  { merchant: 'cascade', scheme: dark, on: '' },
] as const) {
  test(`listing, cart and checkout of ${merchant} are accessible${on}`, async ({
    page,
    portal,
    signIn,
    expectAccessible,
  }) => {
    await page.emulateMedia(scheme)
    await signIn(merchant)
    await searchFor(page, known[merchant].ordinary)
    await addOrdinary(page, 2)
    await searchFor(page, known[merchant].presetTally)
    await expectAccessible('the listing')
    await page.goto(portal.url(merchant, '#/cart'))
    await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
    await expectAccessible('the cart')
    await leaveDelivery(page, merchant, { jobName: 'Read aloud' })
    await page.goto(portal.url(merchant, '#/checkout'))
    await seeDeliveryPrice(page)
    await expectAccessible('the checkout, filled in')
    await confirmOrder(page)
    await expectAccessible('the order placed')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Order Complete!')).toBeVisible()
    await expectAccessible('the order complete')
  })
}

test('the sign-in, the home page and what opens from the bar are accessible @phone', async ({
  page,
  portal,
  signIn,
  expectAccessible,
}, { project }) => {
  const isPhone = project.name === 'phone'
  await page.goto(portal.url('ironbark'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectAccessible('the sign-in with its messages')
  await signIn('ironbark')
  await expectAccessible('the home page')

  await page.getByRole('button', { name: isPhone ? 'Open menu' : 'Products' }).click()
  // A menu covers the page, and so is outside its landmarks.
  await expectAccessible('the menu', ['region'])
  await page.keyboard.press('Escape')

  if (isPhone) await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search' }).click()
  await page.keyboard.type(known.ironbark.ordinary)
  await expect(page.getByRole('option', { name: /BBS14100/ })).toBeVisible()
  await expectAccessible('the search with results', ['region'])
})

test('every other screen is accessible', async ({ page, portal, signIn, expectAccessible }) => {
  const go = async (path: string, heading: RegExp) => {
    await page.goto(portal.url('ironbark', `#${path}`))
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  }
  await signIn('ironbark')
  await go('/products', /Browse Categories/)
  await expectAccessible('the categories')
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Categories' })).toBeHidden()
  await expectAccessible('the types')
  await go('/orders', /Orders & Quotes/)
  await expectAccessible('the orders')
  await go('/custom-lists', /Custom Lists/)
  await expectAccessible('the lists')
  await page
    .getByRole('link', { name: /^View List / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Copy List to Cart', exact: true })).toBeVisible()
  await expectAccessible('a list')
  await go('/nowhere', /Page not found/)
  await expectAccessible('a page that is not there')
  await go('/request-error?msg=The%20branch%20is%20closed', /Request failed/)
  await expectAccessible('a request that failed')
})

test('what opens over the page is accessible', async ({ page, portal, signIn, expectAccessible }) => {
  await page.emulateMedia(highContrast)
  await signIn('ironbark')
  await searchFor(page, known.ironbark.ordinary)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expectAccessible('the product')
  await page.getByRole('button', { name: 'Close' }).first().click()
  for (const product of [known.ironbark.presetTally, known.ironbark.freeTally]) {
    await searchFor(page, product)
    await page
      .getByRole('button', { name: /^Enter a tally of / })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    await expectAccessible(`the tally of ${product}`)
    await page.getByRole('button', { name: 'Close' }).first().click()
  }
  await searchFor(page, known.ironbark.ordinary)
  await addOrdinary(page, 1)
  await page.goto(portal.url('ironbark', '#/cart'))
  await page.getByRole('button', { name: 'Save Custom List' }).click()
  await expect(page.getByRole('textbox', { name: 'List name' })).toBeVisible()
  await expectAccessible('saving a list')
})
