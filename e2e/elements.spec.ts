import { expect, test } from './fixtures'
import { deliveryDraft, seeDeliveryPrice } from './checkout'
import { noteEvents, openHostPage } from './hostPage'
import { draft, sessionOfHost, visitBefore } from './visitBefore'

const LIST = '<trade-product-list category="TIMBER" type="Structural Pine"></trade-product-list>'
const BUTTON = '<trade-cart-button></trade-cart-button>'

test('two lines in a page that exists are enough to sign in, to order a tally and to be told of it [embed-40 embed-41 embed-42]', async ({
  page,
  portal,
}) => {
  const eventsOf = await noteEvents(page)
  await visitBefore(page, {
    merchant: 'ironbark',
    address: portal.url('ironbark'),
    did: (client) => {
      draft(client, deliveryDraft('ironbark', { jobName: 'Lot 7, Barwon Rise' }))
    },
  })
  // The customer's session is gone, the form that they had begun is not.
  await page.evaluate(() => sessionStorage.clear())
  await openHostPage(page, { portal, body: `<header>${BUTTON}</header><main>${LIST}</main>` })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillSignInDialog()
  await page
    .getByRole('button', { name: 'Enter a tally of Structural Pine MGP10 70 × 35 H2', exact: true })
    .click()
  await page.getByRole('textbox', { name: 'Type or paste lengths' }).fill('10/2.7')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  const cart = page.getByRole('link', { name: /^Cart, 1 item/ })
  await expect(cart).toBeVisible()
  await cart.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('10 @ 2.7 m')
  await dialog.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible()
  await seeDeliveryPrice(page)
  await page.getByRole('button', { name: 'Confirm Order' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Order Placed' })).toBeVisible()
  await expect(page).toHaveURL(portal.url('ironbark', 'shop.html'))

  const [placed] = await eventsOf('order:placed')
  const number = String(placed?.detail['number'])
  expect(placed).toMatchObject({
    target: '#document',
    detail: { version: 1, kind: 'Order', currency: 'AUD' },
  })
  expect(portal.order('ironbark', number)).toMatchObject({
    jobName: 'Lot 7, Barwon Rise',
    // In thousandths, as the back end keeps them.
    lines: [{ productId: 'PINE7035H2', quantity: 27_000 }, { productId: 'DELMET1' }],
  })
  expect(await eventsOf('product:add')).toMatchObject([
    {
      target: 'trade-product-list',
      detail: { productId: 'PINE7035H2', quantity: 27, tally: [{ quantity: 10 }] },
    },
  ])
  expect((await eventsOf('session:change')).map(({ detail }) => detail['status'])).toEqual(['signedIn'])

  async function fillSignInDialog() {
    await page.getByRole('textbox', { name: 'Username' }).fill('builder')
    await page.getByLabel('Password', { exact: true }).fill('ironbark')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  }
})

test('what opens lies over a header of the highest layer, out of boxes that clip and move, and keeps the focus [embed-43]', async ({
  page,
  portal,
}) => {
  await visitBefore(page, { merchant: 'ironbark', address: portal.url('ironbark') })
  await openHostPage(page, {
    portal,
    body: `<header style="position: sticky; top: 0; z-index: 2147483647; background: white; height: 200px">Shop</header>
<main style="overflow: hidden; transform: translateX(40px); height: 480px"><trade-product-list search="screw"></trade-product-list></main>`,
  })
  const name = page.getByRole('button', { name: 'Bugle Batten Screw 14 g × 65 mm, box 250', exact: true })
  await name.click()
  const dialog = page.getByRole('dialog', { name: /^Bugle Batten/ })
  await expect(dialog).toBeVisible()
  const covered = await dialog.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const points = [
      [left + width / 2, top + 8],
      [left + width / 2, top + height - 8],
    ] as const
    return points.map(([x, y]) => {
      let found = document.elementFromPoint(x, y)
      while (found?.shadowRoot) {
        const inner = found.shadowRoot.elementFromPoint(x, y)
        if (!inner || inner === found) break
        found = inner
      }
      return found ? element.contains(found) : false
    })
  })
  expect(covered).toEqual([true, true])
  // A list that opens over the dialog is alive, and the dialog again once it has closed.
  await dialog.getByRole('button', { name: /Unit of measure/ }).click()
  await page.getByRole('option', { name: 'ctn' }).click()
  await expect(dialog.getByRole('button', { name: /Unit of measure/ })).toContainText('ctn')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(name).toBeFocused()
})

test('an element far down is fetched when it comes near, and says when [embed-44]', async ({
  page,
  portal,
}) => {
  const eventsOf = await noteEvents(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openHostPage(page, { portal, body: `<div style="height: 4000px"></div>${LIST}` })
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((address) => address.includes('/embed/chunks/productList'))).toEqual([])
  expect(await eventsOf('load:start')).toEqual([])
  await page.locator('trade-product-list').scrollIntoViewIfNeeded()
  await expect(page.getByText('Sign in to see your prices')).toBeVisible()
  expect(await eventsOf('load:end')).toHaveLength(1)
})

test('an element whose code cannot be had says so and can be tried again, and its neighbour lives on [embed-45]', async ({
  page,
  portal,
}) => {
  const eventsOf = await noteEvents(page)
  await page.route('**/embed/chunks/productList*', (route) => route.abort(), { times: 1 })
  await openHostPage(page, { portal, body: `${BUTTON}${LIST}` })
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('This part of the page could not be loaded.')
  expect(await eventsOf('load:error')).toMatchObject([{ target: 'trade-product-list' }])
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Sign in to see your prices')).toBeVisible()
})

test('a strict policy without a nonce takes nothing from the look, and nothing is reported [embed-46]', async ({
  page,
  portal,
}) => {
  const reports: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) reports.push(message.text())
  })
  await visitBefore(page, { merchant: 'ironbark', address: portal.url('ironbark') })
  await openHostPage(page, {
    portal,
    policy:
      "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'",
    body: LIST,
  })
  const tally = page.getByRole('button', { name: /^Enter a tally of/ }).first()
  await expect(tally).toBeVisible()
  expect(await tally.evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px')
  await tally.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Structural Pine MGP10 70 × 35 H2', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(reports).toEqual([])
})

test('a host hands over its customer’s session, at first and when it has ended [embed-47]', async ({
  page,
  portal,
}) => {
  let asked = 0
  await page.route('**/__host/session', async (route) => {
    asked++
    await route.fulfill({ json: await sessionOfHost(portal.url('ironbark'), 'ironbark') })
  })
  await openHostPage(page, {
    portal,
    body: `<trade-portal></trade-portal>${BUTTON}<trade-product-list search="screw"></trade-product-list>
<script type="module">
  document.querySelector('trade-portal').fetchSession = async () => (await fetch('__host/session')).json()
</script>`,
  })
  const add = page.getByRole('button', { name: /^Add Bugle Batten Screw 14 g × 65/ })
  await expect(add).toBeVisible()
  expect(asked).toBe(1)
  portal.change('ironbark', 'DELETE FROM sessions')
  await add.click()
  await expect.poll(() => asked).toBe(2)
  await expect(add).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden()
})

test('a host can go to a place itself, or keep a product out of the cart [embed-48]', async ({
  page,
  portal,
}) => {
  const eventsOf = await noteEvents(page)
  const before = await additions()
  await visitBefore(page, { merchant: 'ironbark', address: portal.url('ironbark') })
  await openHostPage(page, {
    portal,
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
    const calls = await portal.calls('ironbark')
    return calls.filter(({ operation }) => operation === 'addCartProduct').length
  }
})

test('a second copy of the script leaves the page to the first, and says so [embed-49]', async ({
  page,
  portal,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await openHostPage(page, {
    portal,
    body: `${BUTTON}<script type="module" src="embed/portal.js?second"></script>`,
  })
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible()
  expect(warnings).toEqual([expect.stringContaining('was left out')])
})

test('products in the page’s own markup show the customer’s prices and go into the cart, by few calls [embed-53 embed-54]', async ({
  page,
  portal,
}) => {
  const before = (await portal.calls('ironbark')).length
  const piece = (product: string, place = '') => `<trade-product product="${product}" ${place}>
  <template><h3><trade-data field="name"></trade-data></h3><a trade-attr--href="image" trade-attr--onclick="name">Picture</a>
  Your price: <trade-price></trade-price><trade-data field="inCart"></trade-data><trade-add></trade-add></template>
  <p>Ask for a price of ${product}</p></trade-product>`
  await openHostPage(page, {
    portal,
    body: `${BUTTON}${piece('BBS14100')}${['PINE7035H2', 'PINE7035H3', 'PINE7045H2']
      .map((product) => piece(product, 'category="TIMBER" type="Structural Pine"'))
      .join('')}<trade-sign-in></trade-sign-in>`,
  })
  await expect(page.getByText('Ask for a price of BBS14100')).toBeVisible()
  await page.getByRole('textbox', { name: 'Username' }).fill('builder')
  await page.getByLabel('Password', { exact: true }).fill('ironbark')
  await page.getByRole('button', { name: 'Sign in' }).click()
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

test('no element moves anything as its widget comes and its data after it [embed-55]', async ({
  page,
  portal,
}) => {
  await visitBefore(page, {
    merchant: 'ironbark',
    address: portal.url('ironbark'),
    did: (client) => client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 }),
  })
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value.toFixed(4))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const moved: Record<string, string[]> = {}
  for (const [element, seen] of [
    ['trade-product-list category="TIMBER" type="Structural Pine"', /^Enter a tally of/],
    ['trade-cart-review', 'Save Custom List'],
    ['trade-checkout-form', 'Confirm Order'],
    ['trade-invoice-table', 'Export CSV'],
    ['trade-orders-table', 'Export CSV'],
    ['trade-quick-order', 'Open a file'],
  ] as const) {
    const tag = element.split(' ')[0] ?? ''
    await openHostPage(page, {
      portal,
      body: `<h1>Shop</h1><${element} style="display: block; min-height: 900px"></${tag}><p>What stands below</p>`,
    })
    await expect(page.getByRole('button', { name: seen }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    if (shifts.some((shift) => Number(shift) > 0.005)) moved[tag] = shifts
  }
  expect(moved).toEqual({})
})

test('markup of the page stands in the slots of an element, in the page’s own styles, and follows the cart [embed-58]', async ({
  page,
  portal,
}) => {
  await visitBefore(page, { merchant: 'ironbark', address: portal.url('ironbark') })
  await openHostPage(page, {
    portal,
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

  // An aside that the page puts there later is shown too.
  await page.locator('trade-cart-review').evaluate((element) => {
    const aside = document.createElement('p')
    aside.slot = 'aside'
    aside.textContent = 'On site by six.'
    element.append(aside)
  })
  await expect(page.getByText('On site by six.')).toBeVisible()
})
