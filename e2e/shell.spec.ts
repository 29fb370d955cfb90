import { portalDist } from '../scripts/buildPortal'
import { expect, test } from './fixtures'
import { switchOn } from './settings'
import { hostFiles } from './staticHost'

test('every place names itself in the title [shell-47]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  for (const [place, title] of [
    ['/', 'Home'],
    ['/products', 'Browse Categories'],
    ['/search?value=pine', 'pine'],
    ['/cart', 'Review Cart'],
    ['/checkout', 'Order Details'],
    ['/checkout/complete', 'Order Complete!'],
    ['/orders', 'Orders & Quotes'],
    ['/custom-lists', 'Custom Lists'],
    ['/request-error', 'Request failed'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await page.goto(portal.url('ironbark', `#${place}`))
    await expect(page).toHaveTitle(`${title} · Ironbark Trade`)
  }
})

test('a failed request is told as the address says, as plain text and no more than 300 characters [shell-44]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/request-error'))
  await expect(page.getByText('Unable to handle your request')).toBeVisible()

  const message = `<a href="//x.example">Pay here</a>\u202E\u0007${'x'.repeat(400)}`
  await page.goto(portal.url('ironbark', `#/request-error?msg=${encodeURIComponent(message)}`))
  const shown = page.getByText('Pay here')
  await expect(shown).toBeVisible()
  const text = await shown.innerText()
  expect(text).toHaveLength(300)
  expect(text).toMatch(/^<a href="\/\/x\.example">Pay here<\/a>x+$/)
  await expect(page.getByRole('link', { name: 'Pay here' })).toHaveCount(0)

  // Cut at a whole character.
  await page.goto(portal.url('ironbark', `#/request-error?msg=${encodeURIComponent('🪵'.repeat(400))}`))
  await expect(page.getByText('🪵'.repeat(300), { exact: true })).toBeVisible()
})

test('sign-in goes to a place of the portal and to no other [shell-49]', async ({ page, portal }) => {
  for (const from of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/no/such/place',
  ]) {
    await page.goto(portal.url('ironbark', `#/login?from=${encodeURIComponent(from)}`))
    await page.reload()
    await page.getByRole('textbox', { name: 'Username' }).fill('builder')
    await page.getByLabel('Password', { exact: true }).fill('ironbark')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#/')
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('the spinner fills the page while a stored session is checked [shell-50]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await portal.fail('ironbark', { operation: 'getUserDetails', kind: 'delay', ms: 2500, times: 1 })
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Checking your session…' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
  await portal.heal('ironbark')
})

test('the spinner fills the page while the configuration loads [shell-51]', async ({ page, signIn }) => {
  await signIn('ironbark')
  let release = () => {}
  await page.route('**/config/configuration.json', async (route) => {
    await new Promise<void>((resolve) => (release = resolve))
    await route.continue()
  })
  await page.reload()
  await expect(page.locator('#waiting')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['start'])).toBe('waiting')
  release()
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
})

test('a customer’s build has no debug pages [shell-48]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  for (const place of ['/debug', '/playground']) {
    await page.goto(portal.url('ironbark', `#${place}`))
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test('on a host of files alone a real path leads to its place [shell-42]', async ({ page }) => {
  const host = await hostFiles(portalDist, 'trade')
  await page.goto(`${host.url}orders?type=Quote`)
  await expect(page).toHaveURL(`${host.url}#/login?from=${encodeURIComponent('/orders?type=Quote')}`)
  await page.goto(`${host.url}nowhere`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await host.close()
})

test('notices stand fixed at the top right [shell-66]', async ({ page, signIn }, { project }) => {
  await signIn('ironbark')
  const box = await page.getByRole('region', { name: 'Notices' }).evaluate((region) => {
    const { right, top } = region.getBoundingClientRect()
    return { position: getComputedStyle(region).position, right: innerWidth - right, top }
  })
  expect(box.position).toBe('fixed')
  expect(box.right).toBeLessThanOrEqual(16)
  expect(box.top).toBeLessThan(project.name === 'phone' ? 100 : 120)
})

test('the shell is accessible, with its menus open [shell-29]', async ({ page, signIn, expectAccessible }, {
  project,
}) => {
  await signIn('ironbark')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
  else {
    await page.getByRole('button', { name: 'Products' }).hover()
    await page.getByRole('menuitem', { name: 'Timber', exact: true }).hover()
    await expect(page.getByRole('menuitem', { name: 'All Timber' })).toBeVisible()
  }
  // A menu stands over the page, and so outside its landmarks.
  await expectAccessible('the open menus', ['region'])
})

test('the logo leads home [shell-75]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders'))
  await expect(page.getByRole('heading', { level: 1, name: /Orders/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ironbark Trade home' }).click()
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
})

test('without products there is no search in the bar, and neither has a page [shell-76 set-03]', async ({
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
  for (const place of ['/search?value=pine', '/products', '/products/TIMBER']) {
    await page.goto(portal.url('ironbark', `#${place}`))
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page).toHaveTitle(/^Page not found/)
  }
  const asked = (await portal.calls('ironbark')).slice(-20).map(({ operation }) => operation)
  expect(asked).not.toContain('searchProductTP')
})

test('without a cart neither it nor the checkout has a page [shell-77]', async ({ page, portal, signIn }) => {
  await switchOn(page, { shopping_cart_disabled: 'true' })
  await signIn('ironbark')
  for (const place of ['/cart', '/checkout']) {
    await page.goto(portal.url('ironbark', `#${place}`))
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0)
})

test('Back leaves no menu and no search list over the page it brings [shell-74]', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  const isPhone = project.name === 'phone'
  await signIn('ironbark')
  const openers = isPhone ? ['Open menu'] : ['Products', 'My Account']
  for (const name of openers) {
    await page.goto(portal.url('ironbark', '#/orders'))
    await page.getByRole('button', { name, exact: true }).click()
    const opened = isPhone ? page.getByRole('dialog') : page.getByRole('menu')
    await expect(opened).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
    await expect(opened).toHaveCount(0)
  }

  await page.goto(portal.url('ironbark', '#/orders'))
  if (isPhone) await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('pine')
  await expect(page.getByRole('option', { name: 'See all results' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  if (isPhone) await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0)
})

test('no place is wider than a screen of 320 px [shell-81]', async ({ page, portal, signIn }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(portal.url('ironbark'))
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await width()).toBe(320)
  await signIn('ironbark')
  for (const place of [
    '/',
    '/products',
    '/search?value=pine',
    '/orders',
    '/cart',
    '/custom-lists',
    '/nowhere',
  ]) {
    await page.goto(portal.url('ironbark', `#${place}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await width(), place).toBe(320)
  }
})

test('the bar holds its parts side by side at every width, with a large subtotal [shell-82]', async ({
  page,
  signIn,
}) => {
  const line = {
    lineID: 1,
    productID: 'PINE9045',
    prodDesc: 'Pine',
    prodQty: 1000,
    UOM: 'ea',
    unitPrice: 123.45678,
    unitGST: 0,
    isTally: false,
    product: { productShortDesc: 'Pine', productFiles: '' },
  }
  await page.route(/ipFunction=getCartContents/, (route) => route.fulfill({ json: { CartContents: [line] } }))
  await signIn('ironbark')
  await expect(page.getByRole('link', { name: /^Cart, 1 item, .*\$123,45/ })).toBeVisible()
  for (const width of [360, 639, 640, 900, 1023, 1024, 1239, 1240, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const parts = await page.getByRole('banner').evaluate((banner) =>
      [...banner.querySelectorAll('a, button, input')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) }))
        .sort((one, other) => one.left - other.left),
    )
    expect(parts.length, `at ${width} px`).toBeGreaterThan(3)
    for (const [index, { left }] of parts.entries()) {
      expect(left, `part ${index} at ${width} px`).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0)
    }
    expect(parts.at(-1)?.right, `at ${width} px`).toBeLessThanOrEqual(width)
  }
})
