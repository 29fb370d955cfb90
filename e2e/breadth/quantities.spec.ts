import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { leaveDelivery, seeDeliveryPrice } from '../checkout'
import { expect, test } from '../fixtures'
import { seeRendered } from '../frames'
import { orderPlaced, quantityField } from '../locators'
import { holdAnswers } from '../network'
import { reopen } from '../reopen'
import type { MerchantName, RunningPortal } from '../portal'
import { goTo, searchFor } from '../shopping'

const merchant: MerchantName = 'ironbark'
/** The speed of somebody who looks for each key. */
const slowly = { delay: 400 }
/** Far longer than any delay of a quantity, in ms of the page's clock. */
const PAUSE = 10_000
const refusal = (page: Page) => page.getByText('Enter a whole number above 0')

/** Remembers the number of calls. @returns a function that reads the quantities requested since. */
async function watchChanges(portal: RunningPortal, asking = 'updateCartProduct') {
  const asked = async () =>
    (await portal.calls(merchant, asking)).map(({ payload }) => (payload as { quoteQty: number }).quoteQty)
  const before = (await asked()).length
  return async () => (await asked()).slice(before)
}

/** Collects the amounts in notices about additions from now on, including dismissed ones. */
async function noteNotices(page: Page) {
  const notices = page.getByRole('region', { name: 'Notices' })
  const noted = await notices.evaluateHandle((region) => {
    const amounts = new Set<string>()
    const look = () => {
      for (const [, amount = ''] of (region as HTMLElement).innerText.matchAll(/ · (\d+ \w+)$/gm))
        amounts.add(amount)
    }
    new MutationObserver(look).observe(region, { subtree: true, childList: true, characterData: true })
    return amounts
  })
  return () => noted.evaluate((amounts) => [...amounts])
}

async function type(page: Page, text: string) {
  await quantityField(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await quantityField(page).pressSequentially(text, slowly)
}

test('a quantity that is typed slowly is sent once, whole, when its field is left or Enter pressed [cart-121]', async ({
  page,
  portal,
  openCart,
}) => {
  await page.clock.install()
  await openCart(merchant, 20)
  const changes = await watchChanges(portal)
  await type(page, '25')
  // If the pause had sent it, that would come first below.
  await page.clock.runFor(PAUSE)
  expect(await changes()).toEqual([])
  await page.keyboard.type('0')
  await page.keyboard.press('Tab')
  await expect.poll(changes).toEqual([250])
  await type(page, '26')
  await page.keyboard.press('Enter')
  await expect.poll(changes).toEqual([250, 26])
})

for (const text of ['1.5', '12abc']) {
  test(`${text}, typed slowly, changes nothing and gives way to the quantity before with its sentence [cart-122]`, async ({
    page,
    portal,
    openCart,
  }) => {
    await page.clock.install()
    await openCart(merchant, 20)
    const changes = await watchChanges(portal)
    await type(page, text)
    await expect(quantityField(page)).toHaveValue(text)
    await page.keyboard.press('Tab')
    await expect(quantityField(page)).toHaveValue('20')
    await expect(refusal(page)).toBeVisible()
    await page.clock.runFor(PAUSE)
    expect(await changes()).toEqual([])

    // The next text replaces the former quantity, and is not appended to it.
    await type(page, text)
    await page.keyboard.press('Enter')
    await expect(quantityField(page)).toHaveValue('20')
    await page.keyboard.type('31')
    await page.keyboard.press('Enter')
    await expect(refusal(page)).toBeHidden()
    await expect.poll(changes).toEqual([31])
  })
}

test('plus and minus count at once [cart-121]', async ({ page, portal, openCart }) => {
  await openCart(merchant, 20)
  const changes = await watchChanges(portal)
  await page.getByRole('button', { name: /^Increase quantity of / }).click()
  await expect(quantityField(page)).toHaveValue('21')
  await expect.poll(changes).toEqual([21])
})

test('what is typed while a call is under way stays, and is sent after it [cart-123]', async ({
  page,
  portal,
  openCart,
}) => {
  await openCart(merchant, 20)
  const changes = await watchChanges(portal)
  const letGo = await holdAnswers(page, 'updateCartProduct')
  await page.getByRole('button', { name: /^Increase quantity of / }).click()
  await expect.poll(changes).toEqual([21])
  await type(page, '144')
  const readAgain = page.waitForResponse(/ipFunction=getCartContents/)
  await letGo()
  await (await readAgain).finished()
  await seeRendered(page)
  await expect(quantityField(page)).toHaveValue('144')
  await page.keyboard.press('Enter')
  await expect.poll(changes).toEqual([21, 144])
})

test('a quantity that is being typed counts before the press that ends its typing: Checkout, then Confirm Order [cart-124]', async ({
  page,
  portal,
  openCart,
}) => {
  await openCart(merchant, 20)
  await leaveDelivery(page, merchant, { jobName: 'Typed to the end' })
  await type(page, '25')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  await expect(quantityField(page)).toHaveValue('25')
  await seeDeliveryPrice(page)
  await type(page, '37')
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  const dialog = orderPlaced(page)
  await expect(dialog).toBeVisible({ timeout: 20_000 })
  const number = /\d{3,}/.exec(await dialog.innerText())?.[0] ?? ''
  // The database stores thousandths.
  expect(portal.order(merchant, number)?.lines).toContainEqual({
    productId: known[merchant].ordinary,
    quantity: 37_000,
  })
})

test('a quantity that is being typed counts when the page is left with its field in focus, by Back or for good [cart-124]', async ({
  page,
  portal,
  openCart,
}) => {
  await openCart(merchant, 20)
  const changes = await watchChanges(portal)
  // Back leads to another page of the portal, and not out of it.
  await goTo(page, '#/custom-lists')
  await goTo(page, '#/cart')
  await type(page, '25')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeHidden()
  await expect.poll(changes).toEqual([25])

  await goTo(page, '#/cart')
  await expect(quantityField(page)).toHaveValue('25')
  await type(page, '48')
  await reopen(page, portal.url(merchant, '#/cart'))
  await expect(quantityField(page)).toHaveValue('48')
  await expect.poll(changes, { timeout: 20_000 }).toEqual([25, 48])
})

test('a quantity that is being typed in a listing is the one that Add puts in the cart [cart-124]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn(merchant)
  await searchFor(page, known[merchant].ordinary)
  const additions = await watchChanges(portal, 'addCartProduct')
  await type(page, '12')
  await page.getByRole('button', { name: /^Add .+ to the cart$/ }).click()
  await expect(page.getByText('Added to cart').first()).toBeVisible()
  expect(await additions()).toEqual([12])
})

test('what is typed while an addition is under way stays, and each press meanwhile adds in its turn [prod-101]', async ({
  page,
  portal,
  signIn,
}) => {
  await page.clock.install()
  await signIn(merchant)
  await searchFor(page, known[merchant].ordinary)
  const additions = await watchChanges(portal, 'addCartProduct')
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ })
  const letGo = await holdAnswers(page, 'addCartProduct')
  await type(page, '5')
  await add.click()
  await expect(quantityField(page)).toHaveValue('1')
  await expect.poll(additions).toEqual([5])

  await type(page, '12')
  await add.click()
  await expect(quantityField(page)).toHaveValue('1')
  // Any sooner, it would be the second half of a double press.
  await page.clock.runFor(400)
  await add.click()
  await type(page, '30')
  expect(await additions(), 'while the first is under way').toEqual([5])
  const noticed = await noteNotices(page)
  await letGo()
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await expect.poll(noticed).toEqual(['5 box', '12 box', '1 box'])
  expect(await additions()).toEqual([5, 12, 1])
  await expect(quantityField(page)).toHaveValue('30')
  await add.click()
  await expect.poll(additions).toEqual([5, 12, 1, 30])
})

test('a refused addition puts its quantity back, unless another was chosen meanwhile [prod-102]', async ({
  page,
  portal,
  signIn,
}) => {
  await page.clock.install()
  await signIn(merchant)
  await searchFor(page, known[merchant].ordinary)
  const refuse = async () => {
    const rows = [{ field: 'quoteQty', msg: 'Sold in fours' }]
    await portal.fail(merchant, { operation: 'addCartProduct', kind: 'refusal', rows })
    return holdAnswers(page, 'addCartProduct')
  }
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ })
  const error = page.getByRole('alertdialog', { name: 'Error' })
  const answerFirst = await refuse()
  await type(page, '5')
  await add.click()
  await expect(quantityField(page)).toHaveValue('1')
  await answerFirst()
  await expect(error).toContainText('Sold in fours')
  await error.getByRole('button', { name: 'OK' }).click()
  await expect(quantityField(page)).toHaveValue('5')

  const answerSecond = await refuse()
  // Any sooner, it would be the second half of a double press.
  await page.clock.runFor(400)
  await add.click()
  await expect(quantityField(page)).toHaveValue('1')
  await type(page, '8')
  await page.keyboard.press('Tab')
  await answerSecond()
  await expect(error).toContainText('Sold in fours')
  await error.getByRole('button', { name: 'OK' }).click()
  await expect(quantityField(page)).toHaveValue('8')
})
