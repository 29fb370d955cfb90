import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'
import type { MerchantName } from '../portal'
import { RawServer } from '../rawServer'
import { watchNetwork } from '../network'
import { goTo, searchFor } from '../shopping'

const merchant: MerchantName = 'ironbark'

async function addScrews(page: Page) {
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click()
}

test('a product whose answer breaks off is found in the cart, counted and announced, and is there once [error-101]', async ({
  page,
  portal,
  signIn,
}) => {
  await using raw = await RawServer.start(Number(new URL(portal.url(merchant)).port))
  await signIn(merchant, `${raw.origin}/`)
  await searchFor(page, known[merchant].ordinary)
  await expect(page.getByText(/^Cart, 0 items/)).toBeAttached()
  const posts = raw.breakOrder({ operation: 'addCartProduct', how: 'cut', repeats: 'broken' })
  await addScrews(page)
  await expect(page.getByText('Added. The server was slow to confirm it.')).toBeVisible()
  await expect(page.getByText(/^Cart, 1 item,/)).toBeAttached()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(posts).toHaveLength(1)
  await goTo(page, '#/cart')
  await expect(page.getByRole('spinbutton', { name: /^Quantity of / })).toHaveValue('1')
})

test('a product whose answer was lost on its way there is not said to have failed: the cart is to be looked at [error-102]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn(merchant)
  await searchFor(page, known[merchant].ordinary)
  await expect(page.getByText(/^Cart, \d+ items?/)).toBeAttached()
  await portal.fail(merchant, { operation: 'addCartProduct', when: 'before', kind: 'status', status: 502 })
  await addScrews(page)
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText('We couldn’t confirm it was added. Please check your cart.')
  await expect(error).not.toContainText('try again')
})

for (const isMade of [false, true]) {
  const what = isMade ? 'is in the cart without a word' : 'is said not to be certain, once'
  test(`a product whose page is loaded again before its answer came ${what} [cart-109]`, async ({
    page,
    portal,
    signIn,
  }) => {
    await signIn(merchant)
    await searchFor(page, known[merchant].ordinary)
    await expect(page.getByText(/^Cart, 0 items/)).toBeAttached()
    const network = watchNetwork(page)
    const before = (await portal.calls(merchant, 'addCartProduct')).length
    await portal.fail(merchant, {
      operation: 'addCartProduct',
      when: isMade ? 'after' : 'before',
      kind: 'hang',
    })
    await addScrews(page)
    await expect(page.getByText(/^Cart, 1 item,/)).toBeAttached()
    await expect.poll(async () => (await portal.calls(merchant, 'addCartProduct')).length).toBe(before + 1)
    await page.reload()
    const error = page.getByRole('alertdialog', { name: 'Error' })
    if (isMade) {
      await expect(page.getByText(/^Cart, 1 item,/)).toBeAttached()
    } else {
      await expect(error).toContainText('Bugle Batten Screw')
      await expect(error).toContainText('We couldn’t confirm it was added. Please check your cart.')
      await expect(error).not.toContainText('try again')
      await expect(page.getByText(/^Cart, 0 items/)).toBeAttached()
      await error.getByRole('button', { name: 'OK' }).click()
      await page.reload()
      await expect(page.getByText(/^Cart, 0 items/)).toBeAttached()
    }
    await network.quiet()
    await expect(error).toHaveCount(0)
    expect((await portal.calls(merchant, 'addCartProduct')).length).toBe(before + 1)
  })
}

test('a product whose tab is closed before its answer came is announced in another one, once that is visible [cart-109]', async ({
  page,
  context,
  portal,
  signInRemembered,
}) => {
  await signInRemembered(merchant)
  await searchFor(page, known[merchant].ordinary)
  await expect(page.getByText(/^Cart, 0 items/)).toBeAttached()
  const other = await context.newPage()
  await other.goto(portal.url(merchant))
  await expect(other.getByText(/^Cart, 0 items/)).toBeAttached()
  await portal.fail(merchant, { operation: 'addCartProduct', when: 'before', kind: 'hang' })
  await addScrews(page)
  await expect(page.getByText(/^Cart, 1 item,/)).toBeAttached()
  await page.close({ runBeforeUnload: true })
  const error = other.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText('We couldn’t confirm it was added. Please check your cart.')
})

test('of two products whose answers are lost each is announced [cart-109]', async ({ page, signIn }) => {
  await signIn(merchant)
  await searchFor(page, 'screw')
  await expect(page.getByText(/^Cart, 0 items/)).toBeAttached()
  let lose = () => {}
  const lost = new Promise<void>((resolve) => (lose = resolve))
  await page.route(/ipFunction=addCartProduct/, async (route) => {
    await lost
    await route.abort()
  })
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ })
  const names = [await add.nth(0).getAttribute('aria-label'), await add.nth(1).getAttribute('aria-label')]
  await add.nth(0).click()
  await add.nth(1).click()
  await expect(page.getByText(/^Cart, 2 items,/)).toBeAttached()
  lose()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  // The second failure is reported later, and leaves the first one in place.
  for (const name of [...names, ...names]) {
    const product = /^Add (.+) to the cart$/.exec(name ?? '')?.[1] ?? 'no name'
    await expect(error).toContainText(product)
  }
})

test('a cart whose making got no answer is made again by the customer alone [cart-101]', async ({
  page,
  portal,
}) => {
  // No customer has a cart on this device yet.
  const before = (await portal.calls(merchant, 'createCart')).length
  await portal.fail(merchant, {
    operation: 'createCart',
    when: 'after',
    kind: 'status',
    status: 500,
    times: null,
  })
  await page.clock.install()
  await page.goto(portal.url(merchant))
  await fillSignIn(page, merchant)
  await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
  await expect.poll(async () => (await portal.calls(merchant, 'createCart')).length - before).toBe(1)
  // Longer than the retries of a read.
  await page.clock.runFor(9_000)
  await goTo(page, '#/cart')
  await expect(
    page.getByText('The server isn’t responding properly just now. Try again in a moment.'),
  ).toBeVisible()
  expect((await portal.calls(merchant, 'createCart')).length - before).toBe(1)
  await portal.heal(merchant)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  expect((await portal.calls(merchant, 'createCart')).length - before).toBe(2)
})

test('a new cart whose first reading is lost is refetched by itself [cart-108]', async ({ page, portal }) => {
  // No customer has a cart on this device yet.
  const before = (await portal.calls(merchant, 'createCart')).length
  await portal.fail(merchant, { operation: 'getCartContents', kind: 'status', status: 500, times: 1 })
  await page.goto(portal.url(merchant))
  await fillSignIn(page, merchant)
  await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
  await goTo(page, '#/cart')
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
  expect((await portal.calls(merchant, 'createCart')).length - before).toBe(1)
})

test('a session that ends while a product is added is reported by the sign-in, and the product once they are back [error-103]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn(merchant)
  await searchFor(page, known[merchant].ordinary)
  await portal.fail(merchant, { operation: 'addCartProduct', kind: 'expiry' })
  await addScrews(page)
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expectNoError()
  // The returning customer is notified, once, of the products missing from the cart.
  await fillSignIn(page, merchant)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(known[merchant].ordinary)
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText('Bugle Batten Screw')
  await error.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(/^Cart, 0 items/)).toBeAttached()
  await page.reload()
  await expect(page.getByText(/^Cart, 0 items/)).toBeAttached()
  await expectNoError()

  async function expectNoError() {
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(page.getByText('Something went wrong.')).toHaveCount(0)
  }
})
