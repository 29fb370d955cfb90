import { portalDist } from '../scripts/buildPortal'
import { expect, test } from './fixtures'
import { hostFiles } from './staticHost'

test('every place names itself in the title [shell-47]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  for (const [place, title] of [
    ['/', 'Home'],
    ['/products', 'Browse Categories'],
    ['/search?value=pine', 'pine'],
    ['/cart', 'Review Cart'],
    ['/checkout', 'Order Details'],
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
})

test('sign-in goes to a place of the portal and to no other [shell-49]', async ({ page, portal }) => {
  for (const from of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example']) {
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
  await page.screenshot({ path: `/tmp/pw-shell-${project.name}.png` })
  await expectAccessible('the open menus')
})
