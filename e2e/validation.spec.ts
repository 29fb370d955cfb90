import { known } from '@trade-portal/fluid-sandbox'
import { fillDelivery } from './checkout'
import { expect, fillSignIn, test } from './fixtures'
import { choose, searchFor } from './shopping'
import type { Page } from '@playwright/test'

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' }).click()

test('signing in asks for the username and the password', async ({ page, portal }) => {
  await page.goto(portal.url('ironbark'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Enter your username')).toBeVisible()
  await expect(page.getByText('Enter your password')).toBeVisible()
})

test('a refused sign-in says why, under the form', async ({ page, portal }) => {
  await page.goto(portal.url('ironbark'))
  await page.getByRole('textbox', { name: 'Username' }).fill('builder')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(/\w/)
})

test('a search without a term asks for one', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/search'))
  await expect(page.getByText('Please enter search term(s)')).toBeVisible()
})

test('0.1 × 3 is 0.3, and 12abc is no quantity', async ({ page, signIn }) => {
  await signIn('ironbark')
  await searchFor(page, known.ironbark.freeTally)
  await page.getByRole('button', { name: /^Enter a tally of / }).click()
  const dialog = page.getByRole('dialog')
  const length = dialog.getByRole('textbox', { name: 'Length of row 1' })
  const pieces = dialog.getByRole('textbox', { name: 'Qty of row 1' })
  await length.fill('0.1')
  await pieces.fill('3')
  await expect(dialog.getByText(/^0\.3\s*m$/).first()).toBeVisible()

  await pieces.fill('12abc')
  await length.focus()
  await expect(dialog.getByText('“12abc” is not a whole number, so 0 was put in its place.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(pieces).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete row 1' }).click()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(dialog.getByText('Enter at least one piece.')).toBeVisible()
})

test('12abc and 0 are no quantities of a product', async ({ page, signIn }) => {
  await signIn('ironbark')
  await searchFor(page, known.ironbark.ordinary)
  const field = page.getByRole('spinbutton', { name: /^Quantity of / }).first()
  for (const text of ['12abc', '0', '-4', '1.5']) {
    await field.fill(text)
    await field.blur()
    await expect(page.getByText('Enter a whole number above 0'), text).toBeVisible()
  }
  await page.getByRole('button', { name: /^Add .+ to the cart$/ }).click()
  await expect(page.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
})

test('the checkout says what is missing before a despatch type is chosen', async ({ page, openCheckout }) => {
  await openCheckout('ironbark')
  await confirm(page)
  for (const message of [
    'Please select a Despatch type',
    'Job name is required',
    'Address is required',
    'Suburb is required',
    'State is required',
    'Please enter a Contact name',
    'Please enter a Contact phone',
    'Please enter a Required date',
    'Please enter a Required time',
  ]) {
    await expect(page.getByText(message, { exact: true }), message).toBeVisible()
  }
  await expect(page.getByRole('button', { name: /Despatch type/ })).toBeFocused()
})

test('a delivery needs a branch, and no address', async ({ page, openCheckout }) => {
  await openCheckout('ironbark')
  await choose(page, /Despatch type/, /deliver/i)
  await confirm(page)
  await expect(page.getByText('Please select a Branch')).toBeVisible()
  await expect(page.getByText('Address is required')).toBeHidden()
})

test('a pick-up needs an address and a vehicle type', async ({ page, openCheckout }) => {
  await openCheckout('ironbark')
  await choose(page, /Despatch type/, /pick/i)
  await confirm(page)
  await expect(page.getByText('Please select a Vehicle type')).toBeVisible()
  await expect(page.getByText('Address is required')).toBeVisible()
  await expect(page.getByText('Please select a Branch')).toBeHidden()
})

test('the tax region asks for a Dispatch type and a zip code', async ({ page, openCheckout }) => {
  await openCheckout('cascade')
  await expect(page.getByText('Tax will be calculated upon order creation')).toBeVisible()
  await confirm(page)
  await expect(page.getByText('Please select a Dispatch type')).toBeVisible()
  await expect(page.getByText('Zip Code is required')).toBeVisible()
})

test('a double click on Confirm Order sends one order', async ({ page, openCheckout }) => {
  await openCheckout('ironbark')
  await fillDelivery(page, 'ironbark', { jobName: 'Pressed twice' })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('ipFunction=processComplete')) posts.push(request.method())
  })
  await page.getByRole('button', { name: 'Confirm Order' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Order Placed' })).toBeVisible()
  expect(posts).toEqual(['POST'])
})

test('a session that ended comes back to the same page', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await searchFor(page, known.ironbark.ordinary)
  await portal.fail('ironbark', { operation: 'getProductMenu', kind: 'expiry' })
  await page.goto(portal.url('ironbark', '#/products'))
  await page.reload()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible()
})

test('an e-mail address that is none, and a date in the past, are told', async ({ page, openCheckout }) => {
  await openCheckout('ironbark')
  await page.getByRole('textbox', { name: /Contact email/ }).fill('dana at ridgeline')
  const date = page.getByRole('group', { name: /Required date/ })
  for (const [part, text] of [
    ['day', '01'],
    ['month', '02'],
    ['year', '2020'],
  ] as const) {
    await date.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).click()
    await page.keyboard.type(text)
  }
  await confirm(page)
  await expect(page.getByText('Enter an e-mail address, like name@example.com')).toBeVisible()
  await expect(page.getByText('The Required date is in the past')).toBeVisible()
})

test('a pick-up by purpose asks where from', async ({ page, openCheckout }) => {
  await openCheckout('cascade')
  await choose(page, /Dispatch/, /will call|pick/i)
  await expect(page.getByRole('button', { name: /Pick up from/ })).toBeVisible()
})
