import { known } from '@trade-portal/demo-data'
import { fillSignIn } from '../fixtures'
import { addOrdinary, searchFor } from '../shopping'
import { expect, test } from './camera'

const refused = (msg: string) => ({ kind: 'refusal', rows: [{ field: 'x', msg }] })

test('the shell and the home page in other states', async ({ page, portal, shoot, shootAtOnce, go }, {
  project,
}) => {
  await page.goto(portal.url('ironbark'))
  await page.getByRole('textbox', { name: 'Username' }).fill('builder')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(/\w/)
  await shoot('20-sign-in-refused')

  await portal.fail('ironbark', { operation: 'getWidgetConfiguration', kind: 'delay', ms: 2500, times: 6 })
  await fillSignIn(page, 'ironbark')
  await page.waitForTimeout(1_000)
  await shootAtOnce('21-home-loading')
  await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await shoot('21b-home-end')

  const isPhone = project.name.startsWith('narrow')
  if (isPhone) await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search' }).click()
  await page.keyboard.type('screw')
  await expect(page.getByRole('option').first()).toBeVisible()
  await shoot('22-search')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /screw/ })).toBeVisible()
  await shoot('22b-search-results')
  await searchFor(page, 'unobtainium')
  await shoot('22c-search-nothing')
  await go('/search')
  await shoot('22d-search-no-term')
  if (isPhone) await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search' }).click()
  await shoot('22e-search-recent')
  await page.keyboard.press('Escape')

  await go('/')
  await page.getByRole('button', { name: isPhone ? 'Open menu' : 'My Account' }).click()
  await shoot('23-account-menu')
  await page.keyboard.press('Escape')
  await go('/request-error?msg=The%20branch%20is%20closed')
  await shoot('24-request-error')
  await portal.fail('ironbark', { operation: 'getProductMenu', kind: 'expiry' })
  await page.goto(portal.url('ironbark', '#/products'))
  await page.reload()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await shoot('25-session-ended')
})

test('the catalogue in other states', async ({ page, portal, signIn, shoot, shootAtOnce, go }) => {
  await signIn('ironbark')
  await go('/products')
  const cards = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  const category = await cards.first().innerText()
  await cards.first().click()
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()
  await portal.fail('ironbark', { operation: 'getProductCategories', kind: 'delay', ms: 3000 })
  await cards.nth(1).click()
  await expect(page.getByRole('heading', { level: 1, name: /^All / })).toBeVisible()
  await shootAtOnce('30-listing-loading')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const listing = new URL(page.url()).hash.slice(1)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await shoot('30b-listing-end')

  await page.reload()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await portal.fail('ironbark', {
    operation: 'getProductCategories',
    ...refused('The stock file is being rebuilt. Try again after 6 am.'),
  })
  await go(`${listing}?page=2`)
  await expect(page.getByText('The stock file is being rebuilt')).toBeVisible()
  await shoot('31-listing-refused')
  await go('/products/nowhere')
  await shoot('32-not-in-catalogue')

  await searchFor(page, known.ironbark.ordinary)
  await portal.fail('ironbark', { operation: 'getProductDetails', kind: 'delay', ms: 3000 })
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForTimeout(400)
  await shootAtOnce('33-product-loading')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Added to cart').first()).toBeVisible()
  await shootAtOnce('34-added')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Added to cart')).toHaveCount(0)
  await portal.fail('ironbark', {
    operation: 'addCartProduct',
    ...refused('This product is sold at the Geelong branch only.'),
  })
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible()
  await shoot('35-add-refused')
})

test('the cart and the lists in other states', async ({
  page,
  portal,
  context,
  signIn,
  shoot,
  shootAtOnce,
  go,
}) => {
  await signIn('ironbark')
  for (const product of [known.ironbark.ordinary, 'CONRS20']) {
    await searchFor(page, product)
    await addOrdinary(page, 3)
  }
  await go('/cart')
  await page.getByRole('button', { name: 'Save Custom List' }).click()
  await page.getByRole('button', { name: 'Save list' }).click()
  await shoot('40-save-list')
  await page.getByRole('textbox', { name: 'List name' }).fill('Deck at 14 Wattle Street')
  await page.getByRole('button', { name: 'Save list' }).click()
  await expect(page.getByText('Custom list saved')).toBeVisible()
  await shootAtOnce('40b-list-saved')

  await context.setOffline(true)
  await page
    .getByRole('button', { name: /^Increase quantity of / })
    .first()
    .click()
  await expect(page.getByText('1 change waiting')).toBeVisible()
  await shootAtOnce('41-waiting')
  await context.setOffline(false)
  await expect(page.getByText('1 change waiting')).toBeHidden({ timeout: 45_000 })
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await shootAtOnce('42-undo')
  await page.getByRole('button', { name: 'Undo' }).click()

  await portal.fail('ironbark', { operation: 'getCartContents', kind: 'status', status: 404, times: 2 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await shoot('43-cart-failed')

  await go('/custom-lists')
  await expect(page.getByRole('heading', { name: 'My Custom Lists' })).toBeVisible()
  await shoot('44-lists')
  await page.getByRole('link', { name: /^View List Deck at/ }).click()
  await expect(page.getByRole('button', { name: 'Copy List to Cart', exact: true })).toBeVisible()
  await shoot('45-list')
  await page.getByRole('button', { name: 'Copy List to Cart', exact: true }).click()
  await expect(page.getByText(/^You already have .+\./)).toBeVisible()
  await shoot('45b-copy-question')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete list' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await shoot('45c-delete-question')
})
