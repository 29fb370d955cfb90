import { noteConsole } from '../console'
import { expect, fillSignIn, test } from '../fixtures'
import { deliveryDraft, seeDeliveryPrice } from '../checkout'
import { noteEvents } from '../hostPage'
import { orderPlaced } from '../locators'
import { draft } from '../visitBefore'

const LIST = '<trade-product-list category="TIMBER" type="Structural Pine"></trade-product-list>'
const BUTTON = '<trade-cart-button></trade-cart-button>'

test('two lines in a page that exists are enough to sign in, to order a tally and to see its number [embed-40 embed-41 embed-42]', async ({
  page,
  portal,
  visitBefore,
  openHostPage,
}) => {
  const eventsOf = await noteEvents(page)
  await visitBefore('ironbark', (client) => {
    draft(client, deliveryDraft('ironbark', { jobName: 'Lot 7, Barwon Rise' }))
  })
  // The customer's session is gone, but not the form they had begun.
  await page.evaluate(() => sessionStorage.clear())
  await openHostPage({ body: `<header>${BUTTON}</header><main>${LIST}</main>` })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillSignIn(page.getByRole('dialog'), 'ironbark')
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
  await expect(orderPlaced(page)).toBeVisible()
  await expect(page).toHaveURL(portal.url('ironbark', 'shop.html'))

  const [placed] = await eventsOf('order:placed')
  const number = String(placed?.detail['number'])
  expect(placed).toMatchObject({
    target: '#document',
    detail: { version: 1, kind: 'Order', currency: 'AUD' },
  })
  expect(portal.order('ironbark', number)).toMatchObject({
    jobName: 'Lot 7, Barwon Rise',
    // In thousandths, as the back end stores them.
    lines: [{ productId: 'PINE7035H2', quantity: 27_000 }, { productId: 'DELMET1' }],
  })
  expect(await eventsOf('product:add')).toMatchObject([
    {
      target: 'trade-product-list',
      detail: { productId: 'PINE7035H2', quantity: 27, tally: [{ quantity: 10 }] },
    },
  ])
  expect((await eventsOf('session:change')).map(({ detail }) => detail['status'])).toEqual(['signedIn'])
})

test('what opens lies over a header of the highest layer, out of boxes that clip and move, and keeps the focus [embed-43]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark')
  await openHostPage({
    body: `<header style="position: sticky; top: 0; z-index: 2147483647; background: white; height: 200px">Shop</header>
<main style="overflow: hidden; transform: translateX(40px); height: 480px"><trade-product-list search="screw"></trade-product-list></main>`,
  })
  const name = page.getByRole('link', { name: 'Bugle Batten Screw 14 g × 65 mm, box 250', exact: true })
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
  // A list that opens over the dialog is interactive, and so is the dialog again once the list has closed.
  await dialog.getByRole('button', { name: /Unit of measure/ }).click()
  await page.getByRole('option', { name: 'ctn' }).click()
  await expect(dialog.getByRole('button', { name: /Unit of measure/ })).toContainText('ctn')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(name).toBeFocused()
})

test('an element far down is fetched when it comes near, and says when [embed-44]', async ({
  page,
  openHostPage,
}) => {
  const eventsOf = await noteEvents(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openHostPage({ body: `<div style="height: 4000px"></div>${LIST}` })
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((address) => address.includes('/embed/chunks/productList'))).toEqual([])
  expect(await eventsOf('load:start')).toEqual([])
  await page.locator('trade-product-list').scrollIntoViewIfNeeded()
  await expect(page.getByText('Sign in to see your prices')).toBeVisible()
  await expect.poll(() => eventsOf('load:end')).toHaveLength(1)
})

test('an element whose code cannot be had says so and can be tried again, and its neighbour lives on [embed-45]', async ({
  page,
  openHostPage,
}) => {
  const eventsOf = await noteEvents(page)
  await page.route('**/embed/chunks/productList*', (route) => route.abort(), { times: 1 })
  await openHostPage({ body: `${BUTTON}${LIST}` })
  const failure = page.getByRole('alert')
  await expect(failure).toContainText('This part of the page couldn’t be loaded.')
  expect(await eventsOf('load:error')).toMatchObject([{ target: 'trade-product-list' }])
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Sign in to see your prices')).toBeVisible()
})

test('a strict policy without a nonce takes nothing from the look, and nothing is reported [embed-46]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  const reports = noteConsole(page, { says: /Content Security Policy|TrustedHTML|TrustedScript/ })
  await visitBefore('ironbark')
  await openHostPage({
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
  await page.getByRole('link', { name: 'Structural Pine MGP10 70 × 35 H2', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(reports).toEqual([])
})

test('a second copy of the script leaves the page to the first, and says so [embed-49]', async ({
  page,
  openHostPage,
}) => {
  const warnings = noteConsole(page, { type: 'warning' })
  await openHostPage({
    body: `${BUTTON}<script type="module" src="embed/portal.js?second"></script>`,
  })
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible()
  expect(warnings).toEqual([expect.stringContaining('was left out')])
})

test('no element moves anything as its widget comes and its data after it [embed-55]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark', (client) =>
    client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 }),
  )
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
    ['trade-quick-order', 'Upload CSV'],
  ] as const) {
    const tag = element.split(' ')[0] ?? ''
    await openHostPage({
      body: `<h1>Shop</h1><${element} style="display: block; min-height: 900px"></${tag}><p>What stands below</p>`,
    })
    await expect(page.getByRole('button', { name: seen }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
    if (shifts.some((shift) => Number(shift) > 0.005)) moved[tag] = shifts
  }
  expect(moved).toEqual({})
})
