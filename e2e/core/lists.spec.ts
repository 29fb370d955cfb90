import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'
import type { MerchantName } from '../portal'

const merchants: MerchantName[] = ['ironbark', 'cascade']

/** Saves the current cart as a list. */
async function saveCart(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save Custom List' }).click()
  await page.getByRole('textbox', { name: 'List name' }).fill(name)
  await page.getByRole('button', { name: 'Save list' }).click()
  await expect(page.getByText('Custom list saved')).toBeVisible()
}

for (const merchant of merchants) {
  test(`a cart of ${merchant} is saved as a list, copied back, changed and deleted [list-34 list-35]`, async ({
    page,
    openCart,
  }, { project }) => {
    const name = `Deck 1/2 & 50% ${project.name}`
    await openCart(merchant, 4)
    await saveCart(page, name)
    await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('4')

    await page.getByRole('main').getByRole('link', { name: 'Custom Lists' }).click()
    await expect(page).toHaveURL(/#\/custom-lists$/)
    await expect(page).toHaveTitle(/^Custom Lists · /)
    await expect(page.getByRole('heading', { name: 'Generic Lists' })).toBeVisible()
    await page.getByRole('link', { name: `View List ${name}` }).click()

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^Deck 1/2 & 50% ${project.name} · `))
    await expect(page.getByText(known[merchant].ordinary, { exact: true })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Copy List to Cart', exact: true }).click()
    await expect(page.getByText(/^You already have 1 item\./)).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('Custom list copied')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('8')

    await page.goBack()
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('product removed')).toBeVisible()
    await expect(page.getByText('No items in this list yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete list' }).click()
    await expect(page.getByText(/This action cannot be undone\.$/)).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
    await expect(page.getByText('Custom list deleted')).toBeVisible()
    await expect(page).toHaveURL(/#\/custom-lists$/)
    await expect(page.getByRole('heading', { name: 'My Custom Lists' })).toBeVisible()
    await expect(page.getByRole('link', { name: `View List ${name}` })).toBeHidden()
  })
}

test('a list that one tab deleted is not found in the other [list-36]', async ({
  page,
  context,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/custom-lists'))
  const address = await page.getByRole('link', { name: 'View List Townhouse first fix' }).getAttribute('href')
  await page.goto(portal.url('ironbark', address ?? ''))
  await expect(page.getByRole('button', { name: 'Copy List to Cart', exact: true })).toBeVisible()

  const other = await context.newPage()
  await other.goto(portal.url('ironbark', '#/login'))
  await fillSignIn(other, 'ironbark')
  await expect(other.getByRole('heading', { name: /^Hi / })).toBeVisible()
  await other.goto(portal.url('ironbark', address ?? ''))
  await other.getByRole('button', { name: 'Delete list' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(other.getByText('Custom list deleted')).toBeVisible()

  await page.getByRole('button', { name: 'Copy List to Cart', exact: true }).click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText('This list is no longer there.')
  await error.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'We can’t find this list' })).toBeVisible()
  await page.getByRole('link', { name: 'See all lists' }).click()
  await expect(page.getByRole('heading', { name: 'My Custom Lists' })).toBeVisible()
})

test.describe('in motion', () => {
  // A confirmation can still be pressed while it fades out.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a question that is answered by two presses does it once [list-38]', async ({
    page,
    portal,
    openCart,
  }) => {
    await openCart('ironbark', 2)
    await saveCart(page, 'Pressed twice')
    await page.goto(portal.url('ironbark', '#/custom-lists'))
    await page.getByRole('link', { name: 'View List Pressed twice' }).click()
    const earlier = (await portal.calls('ironbark')).length

    await page.getByRole('button', { name: 'Copy List to Cart', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Add to cart' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
    await expect(page.getByText('Custom list copied')).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('4')

    await page.goBack()
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).dblclick()
    await expect(page.getByText('No items in this list yet.')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await page.getByRole('button', { name: 'Delete list' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }).dblclick()
    await expect(page).toHaveURL(/#\/custom-lists$/)
    await expect(page.getByText('Custom list deleted')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const writes = ['copyCartToCart', 'deleteCartProduct', 'deleteCustomList']
    const sent = (await portal.calls('ironbark')).slice(earlier).map(({ operation }) => operation)
    expect(sent.filter((operation) => writes.includes(operation))).toEqual(writes)
  })
})
