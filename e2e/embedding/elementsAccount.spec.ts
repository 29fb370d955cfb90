import type { Locator, Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'
import { noteEvents, serveHostPage } from '../hostPage'

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())

test('an element signs in and out, and leaves nothing of the customer on the page or the device [case-130]', async ({
  page,
  openHostPage,
}) => {
  const eventsOf = await noteEvents(page)
  await openHostPage({
    body: '<trade-account></trade-account><trade-orders-table search=""></trade-orders-table>',
  })
  const account = page.locator('trade-account')
  await account.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Remember Me').click()
  await fillSignIn(page.getByRole('dialog'), 'ironbark')
  await expect(account).toContainText('Dana Whitfield')
  await expect(account).toContainText('Ridgeline Carpentry')
  const orders = page.locator('trade-orders-table')
  await orders.getByRole('rowheader').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await orders.getByRole('searchbox').fill('Hilltop')
  await expect(orders).toHaveAttribute('search', 'Hilltop')
  const before = await stored(page)
  expect(before.length).toBeGreaterThan(1)

  await account.getByRole('button', { name: 'Sign Out' }).click()
  await expect(account.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(account).not.toContainText(/Whitfield|Ridgeline/)
  await expect(orders).toHaveAttribute('search', '')
  expect((await eventsOf('session:change')).map(({ detail }) => detail['status'])).toEqual([
    'signedIn',
    'signedOut',
  ])
  const left = await stored(page)
  expect(left.filter((key) => !/^trade:@.*:cart:/.test(key) && !key.startsWith('trade:device:'))).toEqual([])
  await page.reload()
  await expect(account.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('signOut() of the portal asks about changes that could not be sent, and stays where the customer does [case-131]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark', (client) =>
    client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 }),
  )
  await openHostPage({ body: '<trade-portal></trade-portal><trade-cart-review></trade-cart-review>' })
  const signOut = () =>
    page.evaluate(() => {
      const element = document.querySelector('trade-portal') as HTMLElement & {
        signOut: () => Promise<boolean>
      }
      const out: { isOut?: boolean } = {}
      Object.assign(window, { out })
      void element.signOut().then((isOut) => (out.isOut = isOut))
    })
  const isOut = () => page.evaluate(() => (window as unknown as { out: { isOut?: boolean } }).out.isOut)
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of / })
  await expect(quantity).toHaveValue('2')
  await page.route(/updateCartProduct|updateCart/i, (route) => route.abort())
  await quantity.fill('7')
  await quantity.press('Enter')

  await signOut()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 change was not saved. Sign out all the same?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(isOut).toBe(false)
  await expect(quantity).toHaveValue('7')

  await signOut()
  await question.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(isOut).toBe(true)
  await expect(page.getByText('Sign in to see your prices')).toBeVisible()
})

test('signOut() of a page that shows nothing else signs out as well [case-131]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark')
  await openHostPage({ body: '<trade-portal></trade-portal>' })
  expect((await stored(page)).some((key) => key.endsWith(':session'))).toBe(true)
  const isOut = await page.evaluate(() =>
    (document.querySelector('trade-portal') as HTMLElement & { signOut: () => Promise<boolean> }).signOut(),
  )
  expect(isOut).toBe(true)
  expect((await stored(page)).filter((key) => !/^trade:@.*:cart:/.test(key))).toEqual([])
  expect(await page.evaluate(() => document.body.childElementCount)).toBe(1)
})

test('a payment comes back to the page that pays, is shown in a dialog, and once, also by the element behind it [case-132] [case-135]', async ({
  page,
  portal,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark')
  const home = portal.url('ironbark', 'shop.html')
  await openHostPage({ body: '<h1>Shop</h1><trade-pay-account></trade-pay-account>' })
  await page.evaluate(() => history.replaceState({ own: 1 }, '', '?job=7&result#pay'))
  await page.reload()
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await comeBack(page, 'Approve')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  const behind = page.locator('trade-pay-account')
  await expect(behind).toContainText(/You paid \$[\d,.]+ of this here/)
  await expect(behind).not.toContainText('You may have paid this already')
  await expect(page).toHaveURL(`${home}?job=7#pay`)
  await dialog.getByRole('link', { name: 'Dashboard' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Shop' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(dialog).toBeHidden()
})

for (const [pressed, heading] of [
  ['Cancel', 'Payment cancelled'],
  ['Decline', 'Payment failed'],
] as const) {
  test(`a payment that ends by ${pressed} is shown on the page that pays [case-132]`, async ({
    page,
    visitBefore,
    openHostPage,
  }) => {
    await visitBefore('ironbark')
    await openHostPage({ body: '<trade-pay-account></trade-pay-account>' })
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await comeBack(page, pressed)
    await expect(page.getByRole('dialog').getByRole('heading', { name: heading })).toBeVisible()
  })
}

test('a payment that is cancelled at windriver is identified by its own id, which goes out of the address of the page [case-065]', async ({
  page,
  portal,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('cascade')
  await openHostPage({ merchant: 'cascade', body: '<trade-pay-account></trade-pay-account>' })
  await page.evaluate(() => history.replaceState(null, '', '?job=7#pay'))
  await page.reload()
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await comeBack(page, 'Cancel')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Payment canceled' })).toBeVisible()
  await expect(page).toHaveURL(`${portal.url('cascade', 'shop.html')}?job=7#pay`)
  await expect(page.locator('trade-pay-account')).toContainText('Proceed to Payment')
  await expect(page.locator('trade-pay-account')).not.toContainText('You may have paid this already')
})

test('an element of the page that a payment comes back to shows it in its container, takes it out of the address and outlives a reload [case-133]', async ({
  page,
  portal,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark')
  await openHostPage({ body: '<trade-pay-account href-paid="shop.html?thanks=1"></trade-pay-account>' })
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  // The return page has another body.
  const home = await serveHostPage(page, portal, { body: '<trade-payment-result></trade-payment-result>' })
  await comeBack(page, 'Approve')
  const heading = page.locator('trade-payment-result').getByRole('heading', { name: 'Payment successful' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(`${home}?thanks=1`)
  await page.reload()
  await expect(heading).toBeVisible()
})

test('routes that had no element are shown on the page: people of the account, the menu of products, open orders [case-134]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark')
  await openHostPage({
    body: `<trade-products-menu></trade-products-menu><trade-open-orders></trade-open-orders>
<trade-account-admin></trade-account-admin><trade-sub-user-form user="CT5003"></trade-sub-user-form>`,
  })
  const form = page.locator('trade-sub-user-form')
  await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('tom')
  await page.getByRole('button', { name: 'Products' }).click()
  await page.getByRole('menuitem', { name: 'Timber' }).click()
  await page.getByRole('menuitem', { name: 'All Timber' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Timber')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const admin = page.locator('trade-account-admin')
  await admin.getByRole('link', { name: /^Ruth Okafor/ }).click()
  await expect(dialog.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ruth')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(admin.getByRole('link', { name: /^Ruth Okafor/ })).toBeVisible()
})

/** Presses a button of the provider's page, which redirects to the host's: a redirect is not routed, and a reload is. */
async function comeBack(page: Page, pressed: string) {
  await page.getByRole('button', { name: pressed }).click()
  await page.waitForURL(/trade-payment=/)
  await page.reload()
}

test('in a line of somebody’s header the account is as wide as its words, on a desk and on a phone [case-138]', async ({
  page,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('ironbark')
  await openHostPage({
    body: `<header style="display: flex; align-items: center; gap: 12px">
      <a href="#top" style="margin-inline-end: auto">Shop</a>
      <trade-account></trade-account><trade-cart-button></trade-cart-button>
    </header>`,
  })
  const account = page.locator('trade-account')
  const out = account.getByRole('button', { name: 'Sign Out' })
  const heightOf = async (text: Locator) => (await text.boundingBox())?.height ?? 0
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    // A line of 16 px is 24 px high.
    await expect.poll(() => heightOf(account.getByText('Dana Whitfield')), `at ${width} px`).toBeLessThan(50)
    expect(await heightOf(out)).toBeLessThan(50)
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(scrollWidth).toBe(clientWidth)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await heightOf(account.getByText('Dana Whitfield'))).toBeLessThan(30)

  await out.click()
  await expect.poll(() => heightOf(account.getByRole('button', { name: 'Sign in' }))).toBeLessThan(50)
})
