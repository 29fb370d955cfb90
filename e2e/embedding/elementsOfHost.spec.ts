import type { Page } from '@playwright/test'
import { noteConsole } from '../console'
import { expect, fillSignIn, test } from '../fixtures'
import { noteEvents } from '../hostPage'
import { emptyCart } from '../locators'
import { watchNetwork } from '../network'
import type { RunningPortal } from '../portal'
import { sessionOfHost } from '../visitBefore'

const BUTTON = '<trade-cart-button></trade-cart-button>'

const SHOP = `<trade-portal></trade-portal>${BUTTON}<trade-product-list search="screw"></trade-product-list>
<script type="module">
  document.querySelector('trade-portal').fetchSession = async () => (await fetch('__host/session')).json()
</script>`
const add = (page: Page) => page.getByRole('button', { name: /^Add Bugle Batten Screw 14 g × 65/ })

/** Has the page's own server sign the customer in again each time. @returns the number of sign-ins. */
async function serveSessions(page: Page, portal: RunningPortal) {
  let asked = 0
  await page.route('**/__host/session', async (route) => {
    asked++
    await route.fulfill({ json: await sessionOfHost(portal.url('ironbark'), 'ironbark') })
  })
  return () => asked
}

const endSessions = (portal: RunningPortal) => portal.change('ironbark', 'DELETE FROM sessions')

test('a host hands over its customer’s session, at first and when it has ended [embed-47]', async ({
  page,
  portal,
  openHostPage,
}) => {
  const network = watchNetwork(page)
  const asked = await serveSessions(page, portal)
  await openHostPage({ body: SHOP })
  await expect(add(page)).toBeVisible()
  expect(asked()).toBe(1)
  // Another refused call would ask the host before the press, which would add to the cart then.
  await expect(emptyCart(page)).toBeVisible()
  await network.quiet()
  endSessions(portal)
  await add(page).click()
  await expect.poll(asked).toBe(2)
  const reported = page.getByRole('alertdialog')
  await expect(reported).toContainText('Bugle Batten Screw 14 g × 65')
  await reported.getByRole('button', { name: 'OK' }).click()
  await expect(emptyCart(page)).toBeVisible()
  await expect(add(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
})

test('a host is asked once when several calls find its customer’s session ended [embed-47]', async ({
  page,
  portal,
  openHostPage,
}) => {
  const asked = await serveSessions(page, portal)
  await openHostPage({ body: SHOP })
  await expect(add(page)).toBeVisible()
  await expect(emptyCart(page)).toBeVisible()
  const { promise: maySend, resolve: letGo } = Promise.withResolvers<void>()
  const held = new Set<string>()
  await page.route(/ipFunction=(addCartProduct|searchProductTP)/, async (route) => {
    held.add(new URL(route.request().url()).searchParams.get('ipFunction') ?? '')
    await maySend
    await route.continue()
  })
  await add(page).click()
  await page.getByRole('searchbox').fill('batten')
  await expect.poll(() => [...held].sort()).toEqual(['addCartProduct', 'searchProductTP'])
  endSessions(portal)
  letGo()
  await expect.poll(asked).toBe(2)
  await expect(emptyCart(page)).toBeVisible()
  await expect(add(page)).toBeVisible()
  expect(asked()).toBe(2)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
})

test('a cart that was to be made as the session ended is made in the one that the host hands over next [cart-101]', async ({
  page,
  portal,
  openHostPage,
}) => {
  const asked = await serveSessions(page, portal)
  const { promise: maySend, resolve: letGo } = Promise.withResolvers<void>()
  const making = page.waitForRequest(/ipFunction=createCart/)
  await page.route(/ipFunction=createCart/, async (route) => {
    await maySend
    await route.continue()
  })
  await openHostPage({ body: SHOP })
  await making
  endSessions(portal)
  letGo()
  await expect.poll(asked).toBe(2)
  await expect(emptyCart(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
})

test('a host can open a route itself, or keep a product out of the cart [embed-48]', async ({
  page,
  portal,
  visitBefore,
  openHostPage,
}) => {
  const eventsOf = await noteEvents(page)
  const before = await additions()
  await visitBefore('ironbark')
  await openHostPage({
    body: `${BUTTON}<trade-product-list search="screw" href-cart="/basket.html"></trade-product-list>
<script>
  for (const name of ['navigate', 'product:add']) document.addEventListener('trade:' + name, (event) => event.preventDefault())
</script>`,
  })
  await page.getByRole('button', { name: /^Add Bugle Batten Screw 14 g × 65/ }).click()
  await expect.poll(() => eventsOf('product:add')).toHaveLength(1)
  await page.getByRole('link', { name: /^Cart/ }).click()
  expect(await eventsOf('navigate')).toMatchObject([{ detail: { path: '/cart', href: '#/cart' } }])
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await additions()).toBe(before)

  async function additions() {
    return (await portal.calls('ironbark', 'addCartProduct')).length
  }
})

test('products in the page’s own markup show the customer’s prices and go into the cart, by few calls [embed-53 embed-54]', async ({
  page,
  portal,
  openHostPage,
}) => {
  const before = (await portal.calls('ironbark')).length
  const piece = (product: string, route = '') => `<trade-product product="${product}" ${route}>
  <template><h3><trade-data field="name"></trade-data></h3><a trade-attr--href="image" trade-attr--onclick="name">Picture</a>
  Your price: <trade-price></trade-price><trade-data field="inCart"></trade-data><trade-add></trade-add></template>
  <p>Ask for a price of ${product}</p></trade-product>`
  await openHostPage({
    body: `${BUTTON}${piece('BBS14100')}${['PINE7035H2', 'PINE7035H3', 'PINE7045H2']
      .map((product) => piece(product, 'category="TIMBER" type="Structural Pine"'))
      .join('')}<trade-sign-in></trade-sign-in>`,
  })
  await expect(page.getByText('Ask for a price of BBS14100')).toBeVisible()
  await fillSignIn(page, 'ironbark')
  const screws = page.locator('trade-product[product="BBS14100"]')
  await expect(screws.getByRole('heading')).toHaveText('Bugle Batten Screw 14 g × 100 mm, box 250')
  await expect(screws).toContainText('$69.96 / box ex GST')
  await expect(screws.getByText('Ask for a price')).toBeHidden()
  await expect(page.locator('trade-product[product="PINE7045H2"]')).toContainText('$3.34 / m ex GST')
  expect(
    await screws
      .getByRole('link')
      .evaluate((link) => [link.hasAttribute('onclick'), link.hasAttribute('href')]),
  ).toEqual([false, true])
  await screws.getByRole('button', { name: /^Add / }).click()
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await expect(screws).toContainText('1 box in cart')
  const reads = (await portal.calls('ironbark'))
    .slice(before)
    .map(({ operation }) => operation)
    .filter((operation) => operation === 'getProductDetails' || operation === 'getProductCategories')
  expect(reads.sort()).toEqual(['getProductCategories', 'getProductDetails'])
})

test('markup of the page stands in the slots of an element, in the page’s own styles, and follows the cart [embed-58]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark')
  await openHostPage({
    head: '<style>.own { color: rgb(200, 0, 0) }</style>',
    body: `<trade-product-list category="TIMBER" type="Structural Pine">
  <h2 slot="header">Framing</h2>
  <p slot="empty">Ring the yard.</p>
  <template slot="row-end">
    <span class="own"><trade-data field="id"></trade-data> held: <trade-data field="inCart"></trade-data></span>
  </template>
</trade-product-list>
<trade-cart-review><p class="own" slot="empty">Your ute is empty.</p></trade-cart-review>`,
  })
  await expect(page.getByRole('heading', { name: 'Framing' })).toBeVisible()
  const empty = page.getByText('Your ute is empty.')
  await expect(empty).toBeVisible()
  await expect(empty).toHaveCSS('color', 'rgb(200, 0, 0)')
  await expect(page.getByText('Ring the yard.')).toBeHidden()
  const end = page.locator('trade-product-list .own').filter({ hasText: 'PINE9045H2 held' })
  await expect(end).toBeVisible()
  await expect(end).toHaveCSS('color', 'rgb(200, 0, 0)')

  await page
    .getByRole('button', { name: 'Enter a tally of Structural Pine MGP10 90 × 45 H2', exact: true })
    .click()
  await page.getByRole('textbox', { name: 'Type or paste lengths' }).fill('10/2.7')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(end).toContainText('held: 27 m')
  await expect(empty).toBeHidden()

  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('Ring the yard.')).toBeVisible()
  await expect(page.locator('trade-product-list .own')).toHaveCount(0)

  // An aside added later by the page appears too.
  await page.locator('trade-cart-review').evaluate((element) => {
    const aside = document.createElement('p')
    aside.slot = 'aside'
    aside.textContent = 'On site by six.'
    element.append(aside)
  })
  await expect(page.getByText('On site by six.')).toBeVisible()
})

test('an address that is a script leads nowhere, pressed or gone to by code [case-140]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  const warnings = noteConsole(page)
  await visitBefore('ironbark')
  const script = 'javascript:void(document.title=`led`)'
  await openHostPage({
    body: `<trade-portal portal-url="${script}"></trade-portal>
<trade-cart-button href-cart=" ${script}"></trade-cart-button>
<trade-custom-lists href-cart="${script}"></trade-custom-lists>`,
  })
  const cart = page.getByRole('link', { name: /^Cart/ })
  await expect(cart).toHaveAttribute('href', '#/cart')
  await cart.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Copy List to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.title()).toBe('Shop')
  expect(warnings.filter((text) => text.includes(script)).length).toBeGreaterThan(0)
})
