import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { home } from '../locators'
import { root } from '../../scripts/merchants'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** Returns the files of the build that contain a source module. */
async function filesOf(source: RegExp): Promise<string[]> {
  const manifest = JSON.parse(
    await readFile(join(root, 'apps/portal/dist/.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>
  return Object.entries(manifest)
    .filter(([name]) => source.test(name))
    .map(([, { file }]) => file)
}

test('a visitor who is signed out loads no catalogue, checkout or date picker [sign-14]', async ({
  page,
  portal,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)))
  await page.goto(portal.url('ironbark'))
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await page.waitForLoadState('networkidle')

  for (const name of [
    'ProductsRoute',
    'SearchRoute',
    'CartReview',
    'CheckoutRoute',
    'HomeDashboard',
    'RegistrationForm',
    'AccountAdmin',
    'DateField',
    'TallyModal',
    'Carousel',
    '_shell-',
    '_table-',
  ]) {
    const files = await filesOf(new RegExp(name))
    expect(files, `${name} is a file of its own`).not.toEqual([])
    expect(loaded.filter((file) => files.includes(file))).toEqual([])
  }
})

test('the form is in the page before any script has run [sign-13]', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(portal.url('ironbark'))
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await context.close()
})

test('a wide screen says beside the form whose portal it is and how to reach them [taps-320]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1024, height: 720 })
  await page.goto(portal.url('ironbark'))
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Ironbark Trade')).toBeVisible()
  await expect(banner.getByText('ABN 51 824 753 556')).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Need a hand? trade@ironbark.example' })).toHaveAttribute(
    'href',
    'mailto:trade@ironbark.example',
  )
  const form = await page.locator('form').boundingBox()
  const panel = await banner.boundingBox()
  expect(panel?.height).toBe(720)
  expect(form?.x).toBeGreaterThan((panel?.x ?? 0) + (panel?.width ?? 0))

  await page.setViewportSize({ width: 1023, height: 720 })
  await expect(banner.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('a page that needs signing in comes back after it [shell-40]', async ({ page, portal }) => {
  await page.goto(portal.url('ironbark', '#/cart'))
  await expect(page).toHaveURL(/#\/login\?from=%2Fcart$/)
  await expect(page.getByRole('heading', { name: 'Welcome to your Trade Portal' })).toBeVisible()
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()

  // The same after an ended session, with the query of the address.
  await page.goto(portal.url('ironbark', '#/search?value=pine&page=2'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pine')
  await portal.fail('ironbark', { operation: 'getUserDetails', kind: 'expiry', times: null })
  await page.reload()
  await expect(page).toHaveURL(/#\/login\?from=%2Fsearch%3Fvalue%3Dpine%26page%3D2$/)
  await portal.heal('ironbark')
  await fillSignIn(page, 'ironbark')
  await expect(page).toHaveURL(/#\/search\?value=pine&page=2$/)
})

test('a real path of the portal leads to its route [shell-41]', async ({ page, portal }) => {
  await page.goto(portal.url('cascade', 'search?value=pine'))
  const route = encodeURIComponent('/search?value=pine')
  await expect(page).toHaveURL((url) => url.pathname === '/cascade/' && url.hash === `#/login?from=${route}`)
})

/** Returns the names of the stores with a session. */
const storesWithSession = (page: Page) =>
  page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).filter((name) =>
      Object.keys(window[name]).some((key) => /^trade:.*:session$/.test(key)),
    ),
  )

test('Remember Me keeps the session on the device, else the tab does, and the device keeps the cart’s id [sign-06 sign-07]', async ({
  page,
  portal,
}) => {
  for (const isRemembered of [false, true]) {
    await page.goto(portal.url('ironbark'))
    if (isRemembered) await page.getByText('Remember Me').click()
    await fillSignIn(page, 'ironbark')
    await expect(home(page)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible()
    expect(await storesWithSession(page)).toEqual([isRemembered ? 'localStorage' : 'sessionStorage'])
    const carts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^trade:.*:cart:/.test(key)).length)
    await expect.poll(carts).toBe(1)

    const tab = await page.context().newPage()
    await tab.goto(portal.url('ironbark'))
    await expect(isRemembered ? home(tab) : tab.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await tab.close()
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('whoever is signed in is led away from /login [sign-10]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/login'))
  await expect(home(page)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/')
  await page.goto(portal.url('ironbark', '#/login?from=%2Fcart'))
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('an ended session comes back to its page with what was typed, and another user’s begins clean [sign-15 sign-16, taps-315]', async ({
  page,
  portal,
  openCheckout,
}) => {
  await openCheckout('ironbark')
  const jobName = page.getByRole('combobox', { name: 'Job name' })
  const endSession = async () => {
    // The typed text is stored before the next call is refused.
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    await expect.poll(stored).toContain('Hilltop Rd, stage 2')
    await portal.fail('ironbark', { operation: 'getUserDetails', kind: 'expiry', times: null })
    await page.reload()
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await portal.heal('ironbark')
  }
  await jobName.fill('Hilltop Rd, stage 2')
  await endSession()
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('builder')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await fillSignIn(page, 'ironbark')
  await expect(jobName).toHaveValue('Hilltop Rd, stage 2')

  await endSession()
  await fillSignIn(page, 'ironbark', 'tom')
  // At home, instead of at the first customer's checkout.
  await expect(home(page)).toContainText('Tom')
  await page.goto(portal.url('ironbark', '#/checkout'))
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByText('Hilltop Rd, stage 2')).toHaveCount(0)
})

test('signing out in one tab of a remembered session signs the others out, and leaves the page’s own keys [sign-20 sign-21]', async ({
  page,
  portal,
}, { project }) => {
  await page.goto(portal.url('ironbark'))
  await page.evaluate(() => localStorage.setItem('theirs', 'kept'))
  await page.getByText('Remember Me').click()
  await fillSignIn(page, 'ironbark')
  await expect(home(page)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(portal.url('ironbark', '#/orders'))
  await expect(other.getByRole('heading', { level: 1, name: /Orders/ })).toBeVisible()

  await signOut(page, project.name)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toContain('theirs')
  expect(stored.filter((key) => key.startsWith('trade:') && !/:cart:/.test(key))).toEqual([])
})
