import { known } from '@trade-portal/demo-data'
import { confirmOrder } from '../checkout'
import { expect, signOut, test } from '../fixtures'
import { seeRendered } from '../frames'
import { goTo, searchFor } from '../shopping'

test('a new route begins at its top with focus on its heading, and Back finds the last one as it was left [shell-45] [shell-46]', async ({
  page,
  portal,
  signIn,
}) => {
  // So low that every page has to scroll.
  await page.setViewportSize({ width: 1280, height: 320 })
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/products'))
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last()
  await expect(last).toBeVisible()
  // Under the pointer, so that the click scrolls no further.
  await last.hover()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  const name = await last.innerText()
  await last.click()

  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(400)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[&]/g, '.')}`))

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('a product has an address of its own, and Back closes it', async ({ page, signIn }) => {
  await signIn('ironbark')
  await searchFor(page, known.ironbark.ordinary)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`product=${known.ironbark.ordinary}`))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('signing out goes home, and leaves the half-filled cart for tomorrow [shell-73]', async ({
  page,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await searchFor(page, known.ironbark.ordinary)
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click()
  const cart = page.getByRole('link', { name: /^Cart, [1-9]/ })
  await expect(cart).toBeVisible()
  const held = await cart.textContent()
  await signOut(page, project.name)
  await expect(page.getByRole('heading', { name: 'Welcome to your Trade Portal' })).toBeVisible()
  // The next customer to sign in here starts at home.
  await expect(page).toHaveURL(/#\/login$/)

  await signIn('ironbark')
  await expect(page.getByRole('link', { name: /^Cart, [1-9]/ })).toHaveText(held ?? '')
})

test('the page of a completed order names itself, fits its screen, and leads on to the products and to the orders [shell-47 shell-81 shell-83]', async ({
  page,
  openCheckout,
}) => {
  await openCheckout('ironbark', { jobName: 'To the end' })
  await confirmOrder(page)
  await page.getByRole('button', { name: 'OK' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await expect(page).toHaveTitle('Order Complete! · Ironbark Trade')
  const size = () =>
    page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      room: document.documentElement.scrollHeight - document.documentElement.clientHeight,
    }))
  await page.setViewportSize({ width: 1280, height: 790 })
  await expect.poll(size).toEqual({ width: 1280, room: 0 })
  await page.setViewportSize({ width: 320, height: 790 })
  await expect.poll(async () => (await size()).width).toBe(320)
  await page.setViewportSize({ width: 1280, height: 790 })
  await expect(main.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '#/products')
  await main.getByRole('link', { name: 'See orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Orders/ })).toBeVisible()
})

test('an address that was typed is a new route too: at its top, with focus on its heading [shell-45] [shell-46]', async ({
  page,
  portal,
  signIn,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.setViewportSize({ width: 1280, height: 320 })
  await signIn('ironbark')
  await page.evaluate(() => window.scrollTo(0, 90))
  await page.goto(portal.url('ironbark', '#/products'))
  await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeFocused()
  expect(await scrolled()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 200))

  await page.goto(portal.url('ironbark', '#/orders'))
  await expect(page.getByRole('heading', { name: 'Orders & Quotes' })).toBeFocused()
  expect(await scrolled()).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible()
  await expect.poll(scrolled).toBe(200)
  await page.goBack()
  await expect.poll(scrolled).toBe(90)
})

test('a link followed before the portal has started leads to a heading with focus too [taps-327]', async ({
  page,
  portal,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(portal.url('ironbark'), { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Register' }).click()
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Register your account' })).toBeFocused()
})

test('the last page stands until the files of the next one have come [shell-110]', async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('ironbark')
  const home = page.getByRole('heading', { name: /^Hi .+! Welcome/ })
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/OrdersTable*', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/OrdersTable*')
  await goTo(page, '#/orders')
  await asked
  await page.clock.runFor(500)
  await seeRendered(page)
  await expect(home).toBeVisible()
  await expect(page).toHaveTitle(/^Home/)
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Orders & Quotes' })).toBeFocused()
  await expect(home).toHaveCount(0)
})

test('a page that has little to show does not scroll [shell-83]', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 790 })
  await signIn('ironbark')
  for (const [route, heading] of [
    ['/search?value=hickory', /hickory/],
    ['/search?value=zzzz', /zzzz/],
    ['/cart', 'Review Cart'],
    ['/checkout', 'Order Details'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await goTo(page, `#${route}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const room = () =>
      page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
    await expect.poll(room, route).toBe(0)
  }
})

test('a page’s code is fetched while a link to it is pointed at or has the focus [speed-62]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  const url = page.url()
  for (const [name, file, intend] of [
    ['Orders', 'OrdersTable', 'hover'],
    ['Invoices', 'InvoiceTable', 'focus'],
  ] as const) {
    const asked = page.waitForRequest(new RegExp(`/${file}-`))
    await page.getByRole('banner').getByRole('link', { name, exact: true })[intend]()
    await asked
  }
  expect(page.url()).toBe(url)
})
