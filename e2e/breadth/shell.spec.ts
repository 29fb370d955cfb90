import { portalDist } from '../../scripts/buildPortal'
import { expect, fillSignIn, test } from '../fixtures'
import { goTo } from '../shopping'
import { hostFiles } from '../staticHost'

test('every page names itself in the title [shell-47]', async ({ page, portal, signIn }) => {
  await page.goto(portal.url('ironbark'))
  await expect(page).toHaveTitle('Sign in · Ironbark Trade')
  await signIn('ironbark')
  for (const [route, title] of [
    ['/', 'Home'],
    ['/products', 'Browse Categories'],
    ['/search?value=pine', 'pine'],
    ['/cart', 'Review Cart'],
    ['/checkout', 'Order Details'],
    ['/orders', 'Orders & Quotes'],
    ['/custom-lists', 'Custom Lists'],
    ['/quick-order', 'Quick Order'],
    ['/request-error', 'Request failed'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await page.goto(portal.url('ironbark', `#${route}`))
    await expect(page).toHaveTitle(`${title} · Ironbark Trade`)
  }
  await page.goto(portal.url('ironbark', '#/custom-lists'))
  await page
    .getByRole('link', { name: /^View List/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/custom-lists\/./)
  const list = page.getByRole('heading', { level: 1 })
  await expect(list).not.toHaveText('Custom Lists')
  await expect(page).toHaveTitle(`${await list.innerText()} · Ironbark Trade`)
  await page.goto(portal.url('ironbark', '#/custom-lists/nobody-has-it'))
  await expect(page.getByRole('heading', { name: 'We can’t find this list' })).toBeVisible()
  await expect(page).toHaveTitle('We can’t find this list · Ironbark Trade')
})

test('a page that cannot be shown has the merchant’s name, and never the title of the page before [shell-47]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders'))
  await expect(page).toHaveTitle('Orders & Quotes · Ironbark Trade')
  await page.route(/ipFunction=getStatementDetail/, (route) => route.fulfill({ status: 404 }))
  await page.goto(portal.url('ironbark', '#/statements/2026-10-31'))
  await expect(page.getByRole('alertdialog', { name: 'An Error Occured' })).toBeVisible()
  await expect(page).not.toHaveTitle(/Orders/)
})

test('a failed request is shown with the address’s own message, as plain text and no more than 300 characters, with a search and two ways out [shell-44, taps-317]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/request-error'))
  await expect(page.getByText('Unable to handle your request')).toBeVisible()

  const message = `<a href="//x.example">Pay here</a>\u202E\u2066\u200F\u0007\u009F${'x'.repeat(400)}`
  await page.goto(portal.url('ironbark', `#/request-error?msg=${encodeURIComponent(message)}`))
  const shown = page.getByText('Pay here')
  await expect(shown).toBeVisible()
  const text = await shown.innerText()
  expect(text).toHaveLength(300)
  expect(text).toMatch(/^<a href="\/\/x\.example">Pay here<\/a>x+$/)
  await expect(page.getByRole('link', { name: 'Pay here' })).toHaveCount(0)

  const main = page.getByRole('main')
  await expect(page.getByRole('search')).toHaveCount(1)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(main.getByRole('search')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '#/')
  await expect(main.getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '#/products')

  // Lines stay separate.
  await page.goto(portal.url('ironbark', '#/request-error?msg=The%20branch%0D%0Ais%20closed'))
  await expect(page.getByText('The branch is closed', { exact: true })).toBeVisible()

  // Cut at a whole character.
  await page.goto(portal.url('ironbark', `#/request-error?msg=${encodeURIComponent('🪵'.repeat(400))}`))
  await expect(page.getByText('🪵'.repeat(300), { exact: true })).toBeVisible()
})

test('sign-in goes to a route of the portal and to no other [shell-49]', async ({ page, portal }) => {
  for (const from of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/no/such/place',
  ]) {
    await page.goto(portal.url('ironbark', `#/login?from=${encodeURIComponent(from)}`))
    await page.reload()
    await fillSignIn(page, 'ironbark')
    await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#/')
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('the spinner fills the page under the bar while a stored session is checked [shell-50]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  const { promise: isSeen, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/ipFunction=getUserDetails/, async (route) => {
    await isSeen
    await route.continue()
  })
  await page.reload()
  const spinner = page.getByRole('status').filter({ hasText: 'Checking your session…' })
  await expect(spinner).toBeVisible()
  const bar = await page.getByRole('banner').boundingBox()
  const box = await spinner.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2)
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (height + (bar?.height ?? 0)) / 2)).toBeLessThan(2)
  letGo()
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
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
  expect(await page.locator('#waiting').boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['start'])).toBe('waiting')
  release()
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
})

test('a customer’s build has no debug pages [shell-48]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  for (const route of ['/debug', '/playground']) {
    await page.goto(portal.url('ironbark', `#${route}`))
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test('on a host of files alone, in any folder, a real path leads to its route [shell-42 shell-69]', async ({
  page,
}) => {
  const host = await hostFiles(portalDist, 'trade')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${host.url}orders?type=Quote`)
  await expect(page).toHaveURL(`${host.url}#/login?from=${encodeURIComponent('/orders?type=Quote')}`)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  expect(asked.filter((url) => !url.startsWith(host.url))).toEqual([])
  expect(asked).toContain(`${host.url}config/configuration.json`)
  await page.goto(`${host.url}nowhere`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await host.close()
})

test('notices stand fixed at the top right, on a phone at the foot [shell-66] @phone', async ({
  page,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  const box = await page.getByRole('region', { name: 'Notices' }).evaluate((region) => {
    const { right, top, bottom } = region.getBoundingClientRect()
    const { position } = getComputedStyle(region)
    return { position, right: innerWidth - right, top, foot: innerHeight - bottom }
  })
  expect(box.position).toBe('fixed')
  expect(box.right).toBeLessThanOrEqual(16)
  if (project.name === 'phone') expect(box.foot).toBeLessThan(24)
  else expect(box.top).toBeLessThan(120)
})

test('the shell is accessible, with its menus open [shell-29] @phone', async ({
  page,
  signIn,
  expectAccessible,
}, { project }) => {
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
  // A menu covers the page, and so is outside its landmarks.
  await expectAccessible('the open menus', ['region'])
})

test('every link of the menus leads to a route of the portal [shell-13 shell-19] @phone', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await page.goto(portal.url('ironbark'))
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '#/register')
  await signIn('ironbark')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const menu = project.name === 'phone' ? page.getByRole('dialog') : page.getByRole('menu')
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
  else {
    await expect(bar.getByRole('link')).toHaveText([
      'Orders',
      'Invoices',
      'Statements',
      'Custom Lists',
      'Quick Order',
    ])
    await page.getByRole('button', { name: 'My Account' }).click()
  }
  await expect(menu).toBeVisible()
  const links = page.locator('a[href^="#/"], [role=menuitem][href^="#/"]')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toEqual(expect.arrayContaining(['#/orders', '#/custom-lists', '#/cart']))
  const heading = page.getByRole('heading', { level: 1 })
  await goTo(page, '#/nowhere')
  await expect(heading).toHaveText('Page not found')
  for (const address of new Set(addresses)) {
    // The previous page stays until the next one is rendered, which then sets the title.
    await page.evaluate(() => (document.title = ''))
    await goTo(page, address)
    await expect(page, address).toHaveTitle(/./)
    await expect(heading, address).not.toHaveText('Page not found')
  }
})

test('the logo leads home [shell-75]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders'))
  await expect(page.getByRole('heading', { level: 1, name: /Orders/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ironbark Trade home' }).click()
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()
})

test('Back leaves no menu and no search list over the page it brings [shell-74] @phone', async ({
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
