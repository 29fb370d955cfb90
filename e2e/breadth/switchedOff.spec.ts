import { known } from '@trade-portal/demo-data'
import { expect, test } from '../fixtures'
import { switchOn } from '../settings'

test('without products there is no search in the bar, and neither has a page [shell-04 shell-76 set-03]', async ({
  page,
  portal,
  signIn,
}) => {
  await switchOn(page, { products_button_disabled: 'true' })
  await signIn('ironbark')
  await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Products' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0)
  for (const route of ['/search?value=pine', '/products', '/products/TIMBER']) {
    await page.goto(portal.url('ironbark', `#${route}`))
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle(/^Page not found/)
  }
  const operations = (await portal.calls('ironbark')).map(({ operation }) => operation)
  const asked = operations.slice(operations.lastIndexOf('login'))
  expect(asked).not.toContain('searchProductTP')
})

test('without a cart neither it nor the checkout has a page [shell-77]', async ({ page, portal, signIn }) => {
  await switchOn(page, { shopping_cart_disabled: 'true' })
  await signIn('ironbark')
  for (const route of ['/cart', '/checkout']) {
    await page.goto(portal.url('ironbark', `#${route}`))
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0)
})

test('without a cart no address opens a tally to add to it [shell-106]', async ({ page, portal, signIn }) => {
  await switchOn(page, { shopping_cart_disabled: 'true' })
  await signIn('ironbark')
  const product = known.ironbark.presetTally
  for (const route of [`value=${product}`, `value=${product}&product=${product}`]) {
    await page.goto(portal.url('ironbark', `#/search?${route}&tally=${product}`))
    if (route.includes('product=')) await expect(page.getByRole('dialog')).toContainText(product)
    else await expect(page.getByRole('main').getByText(product).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  }
})
