import type { Page } from '@playwright/test'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { home } from '../locators'
import type { RunningPortal } from '../portal'
import { watchNetwork } from '../network'
import { goTo, showAs } from '../shopping'

/** Lists the calls made more than once during an action, and then until the page is quiet. */
async function askedAgain(portal: RunningPortal, page: Page, work: () => Promise<unknown>) {
  const before = await portal.calls('ironbark')
  const network = watchNetwork(page)
  await work()
  await expect(home(page)).toBeVisible()
  await network.quiet()
  const asked = (await portal.calls('ironbark'))
    .slice(before.length)
    .map(({ operation, payload }) => `${operation} ${JSON.stringify(payload)}`)
  expect(asked.filter((call) => call.startsWith('getUserDetails'))).not.toEqual([])
  return asked.filter((call, index) => asked.indexOf(call) < index)
}

test('who is signed in is asked for once, at a sign-in and at a reload [sign-101]', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ironbark'))
  expect(await askedAgain(portal, page, () => fillSignIn(page, 'ironbark'))).toEqual([])
  expect(await askedAgain(portal, page, () => page.reload())).toEqual([])
})

test('the masthead stays in its place from the page’s first picture until the session is checked [taps-319]', async ({
  page,
  portal,
  signIn,
}) => {
  const position = async () => page.locator('img[src$="logo.svg"]:visible').first().boundingBox()
  const holdAll = async (address: string | RegExp) => {
    const { promise, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(address, async (route) => {
      await promise
      await route.continue()
    })
    return letGo
  }
  await signIn('ironbark')
  await expect(home(page)).toBeVisible()
  const atHome = await position()
  const letStart = await holdAll('**/config/configuration.json')
  const letCheck = await holdAll(/FluidAppServerProxy/)
  await page.goto(portal.url('ironbark', '#/orders'), { waitUntil: 'commit' })
  await page.reload({ waitUntil: 'commit' })

  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect.poll(position).toEqual(atHome)
  letStart()
  await expect(page.getByText('Checking your session…')).toBeAttached()
  expect(await position()).toEqual(atHome)
  letCheck()
  await expect(page.getByRole('heading', { level: 1, name: /Orders/ })).toBeVisible()
  expect(await position()).toEqual(atHome)
})

const prices = (page: Page) => page.getByRole('switch', { name: 'See Prices' })

/** Looks for timber like a customer who wants it in a grid, with prices. */
async function look(page: Page, portal: RunningPortal) {
  await page.goto(portal.url('ironbark', '#/search?value=pine'))
  await page.getByText('See Prices').click()
  await showAs(page, 'Grid')
  await expect(prices(page)).toBeChecked()
}

/** Fails if the page, its address or Back shows anything of the previous customer. */
async function expectCleanFor(page: Page, portal: RunningPortal) {
  await expect(home(page)).toContainText('Tom')
  expect(new URL(page.url()).hash).toBe('#/')
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(0)
  await page.goBack()
  await expect(home(page)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/')
  await page.goto(portal.url('ironbark', '#/search?value=deck'))
  await expect(prices(page)).not.toBeChecked()
  // The view of a listing is a setting of the device.
  await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked()
}

test('another customer who signs in after an expiry starts at home with nothing of the first [sign-102]', async ({
  page,
  portal,
  signIn,
}) => {
  const network = watchNetwork(page)
  const endSession = async (term: string) => {
    // No earlier search may meet the fault.
    await network.quiet()
    await portal.fail('ironbark', { operation: 'searchProductTP', kind: 'expiry', times: null })
    await goTo(page, `#/search?value=${term}`)
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await portal.heal('ironbark')
  }
  await signIn('ironbark')
  await look(page, portal)
  await endSession('screw')
  await fillSignIn(page, 'ironbark')
  // The same customer continues on the same page.
  await expect(page).toHaveURL(/#\/search\?value=screw$/)
  await expect(prices(page)).toBeChecked()

  await endSession('deck')
  await page.reload()
  await fillSignIn(page, 'ironbark', 'tom')
  await expectCleanFor(page, portal)
})

test('a customer who replaces another in all tabs finds each of them clean [sign-103]', async ({
  page,
  portal,
  signInRemembered,
}) => {
  // A page asleep in the background receives other tabs' storage events when it wakes.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => {
      if (document.documentElement.dataset['asleep'] && event.isTrusted) event.stopImmediatePropagation()
    }),
  )
  await signInRemembered('ironbark')
  await look(page, portal)
  await page.evaluate(() => (document.documentElement.dataset['asleep'] = 'yes'))

  const other = await page.context().newPage()
  await other.goto(portal.url('ironbark'))
  await signOut(other, 'desk')
  await other.getByText('Remember Me').click()
  await fillSignIn(other, 'ironbark', 'tom')
  await expect(home(other)).toContainText('Tom')

  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage')))
  await expectCleanFor(page, portal)
})

test('everything that is stored has the portal’s prefix, and Sign Out leaves the cart’s id and the device’s preferences alone [sign-104]', async ({
  page,
  portal,
  openCheckout,
}) => {
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort())
  await openCheckout('ironbark')
  await page.getByRole('combobox', { name: 'Job name' }).fill('Hilltop Rd, stage 2')
  await look(page, portal)
  await page.getByRole('combobox', { name: 'Search' }).fill('screw')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/search\?value=screw$/)
  await page.reload()
  await expect(prices(page)).toBeChecked()
  expect((await stored()).filter((key) => !key.startsWith('trade:'))).toEqual([])

  await signOut(page, 'desk')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  expect(await stored()).toEqual([expect.stringMatching(/^trade:@.*:cart:/), 'trade:device:listing-view'])
})
