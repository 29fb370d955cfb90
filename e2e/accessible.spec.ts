import AxeBuilder from '@axe-core/playwright'
import { known } from '@trade-portal/fluid-sandbox'
import type { Page } from '@playwright/test'
import { confirmOrder, fillDelivery } from './checkout'
import { expect, test } from './fixtures'
import type { MerchantName } from './portal'
import { addOrdinary, searchFor } from './shopping'

/** What axe finds on a page as it stands, of any weight. */
async function expectClean(page: Page, screen: string, except: string[] = []) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    `axe on ${screen}`,
  ).toEqual([])
}

const schemes = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'high contrast': { colorScheme: 'light', contrast: 'more' },
} as const

for (const merchant of ['ironbark', 'cascade'] satisfies MerchantName[]) {
  test(`listing, cart and checkout of ${merchant} are accessible in every scheme`, async ({
    page,
    portal,
    signIn,
  }) => {
    await signIn(merchant)
    await searchFor(page, known[merchant].ordinary)
    await addOrdinary(page, 2)
    for (const [scheme, media] of Object.entries(schemes)) {
      await page.emulateMedia(media)
      await searchFor(page, known[merchant].presetTally)
      await expectClean(page, `the listing, ${scheme}`)
      await page.goto(portal.url(merchant, '#/cart'))
      await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
      await expectClean(page, `the cart, ${scheme}`)
      await page.goto(portal.url(merchant, '#/checkout'))
      await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeVisible()
      await expectClean(page, `the checkout, ${scheme}`)
    }
    await fillDelivery(page, merchant, { jobName: 'Read aloud' })
    await expectClean(page, 'the checkout, filled in')
    await confirmOrder(page)
    await expectClean(page, 'the order placed')
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Order Complete!')).toBeVisible()
    await expectClean(page, 'the order complete')
  })
}

test('every other screen and its open surfaces are accessible', async ({ page, portal, signIn }, {
  project,
}) => {
  const isPhone = project.name === 'phone'
  const go = async (path: string, heading: RegExp) => {
    await page.goto(portal.url('ironbark', `#${path}`))
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  }
  await page.goto(portal.url('ironbark'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectClean(page, 'the sign-in with its messages')
  await signIn('ironbark')
  await expectClean(page, 'the home page')

  await page.getByRole('button', { name: isPhone ? 'Open menu' : 'Products' }).click()
  // A menu stands over the page, and so outside its landmarks.
  await expectClean(page, 'the menu', ['region'])
  await page.keyboard.press('Escape')

  if (isPhone) await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search' }).click()
  await page.keyboard.type(known.ironbark.ordinary)
  await expect(page.getByRole('option', { name: /BBS14100/ })).toBeVisible()
  await expectClean(page, 'the search with results', ['region'])
  await page.keyboard.press('Escape')

  await go('/products', /Browse Categories/)
  await expectClean(page, 'the categories')
  await go('/orders', /Orders & Quotes/)
  await expectClean(page, 'the orders')
  await go('/custom-lists', /Custom Lists/)
  await expectClean(page, 'the lists')
  await page
    .getByRole('link', { name: /^View List / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Copy List to Cart' })).toBeVisible()
  await expectClean(page, 'a list')
  await go('/nowhere', /Page not found/)
  await expectClean(page, 'a page that is not there')
  await go('/request-error?msg=The%20branch%20is%20closed', /Request failed/)
  await expectClean(page, 'a request that failed')

  await searchFor(page, known.ironbark.ordinary)
  await page.getByRole('rowheader').getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expectClean(page, 'the product')
  await page.getByRole('button', { name: 'Close' }).first().click()
  for (const product of [known.ironbark.presetTally, known.ironbark.freeTally]) {
    await searchFor(page, product)
    await page
      .getByRole('button', { name: /^Enter a tally of / })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' })).toBeVisible()
    await expectClean(page, `the tally of ${product}`)
    await page.getByRole('button', { name: 'Close' }).first().click()
  }
  await searchFor(page, known.ironbark.ordinary)
  await addOrdinary(page, 1)
  await go('/cart', /Review Cart/)
  await page.getByRole('button', { name: 'Save Custom List' }).click()
  await expect(page.getByRole('textbox', { name: 'List name' })).toBeVisible()
  await expectClean(page, 'saving a list')
})
