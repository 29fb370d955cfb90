import type { Page } from '@playwright/test'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { home } from '../locators'
import { holdFiles } from '../network'
import { reopen } from '../reopen'

/** Holds the merchant's configuration, and with it the portal, until the returned function is called. */
const holdPortal = (page: Page) => holdFiles(page, '**/config/configuration.json')

test('text typed before the portal takes over stays, and nothing of the form moves [sign-13 sign-24] @phone', async ({
  page,
  portal,
}) => {
  const letGo = await holdPortal(page)
  await page.goto(portal.url('ironbark'))
  const positions = () =>
    page.locator('h1, label, input, button').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }),
    )
  await page.evaluate(() => document.fonts.ready)
  const before = await positions()
  expect(before.length).toBeGreaterThan(6)
  await page.getByRole('textbox', { name: 'Username' }).click()
  await page.keyboard.type('bui')
  letGo()
  // The portal takes over during this typing.
  await page.keyboard.type('lder', { delay: 40 })
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('builder')
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await positions()).toEqual(before)
})

test('a press before the configuration is there says so, and signs in once it is [sign-08 sign-13]', async ({
  page,
  portal,
}, { project }) => {
  const letGo = await holdPortal(page)
  await page.goto(portal.url('ironbark'))
  await page.getByText('Remember Me').click()
  await fillSignIn(page, 'ironbark')
  await expect(page.getByText('Configuration not loaded')).toBeVisible()
  letGo()
  await expect(home(page)).toBeVisible()
  const remembered = () => Object.keys(localStorage).filter((key) => /^trade:.*:session$/.test(key)).length
  expect(await page.evaluate(remembered)).toBe(1)

  // The next customer to sign in sees nothing of it.
  await signOut(page, project.name)
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
})

/** Holds the portal's scripts back until the returned function is called, and records each sign-in request. */
async function holdScripts(page: Page) {
  // The script that sends an early sign-in is separate from the portal's scripts.
  const letGo = await holdFiles(page, /\/assets\/(?!earlySignIn-)[^/]*\.js/)
  const logins: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('ipFunction=login')) logins.push(request.postData() ?? '')
  })
  return { letGo, logins }
}

test('a sign-in is sent before any script of the portal is there, and once [sign-26]', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  const { letGo, logins } = await holdScripts(page)
  await page.goto(portal.url('ironbark'), { waitUntil: 'commit' })
  const answered = page.waitForResponse(/ipFunction=login/)
  await fillSignIn(page, 'ironbark')
  expect((await answered).ok()).toBe(true)
  // A slow portal is not reported as a faulty configuration.
  await page.clock.runFor(5_000)
  await expect(page.getByText('Configuration not loaded')).toHaveCount(0)
  letGo()
  await expect(home(page)).toBeVisible()
  expect(logins).toHaveLength(1)
})

test('an early sign-in that is refused says why, and the values entered after it count [sign-26]', async ({
  page,
  portal,
}, { project }) => {
  const { letGo, logins } = await holdScripts(page)
  const password = page.getByLabel('Password', { exact: true })
  /** Sends an early sign-in with the wrong password. */
  const sendWrong = async () => {
    const answered = page.waitForResponse(/ipFunction=login/)
    await page.getByRole('textbox', { name: 'Username' }).fill('builder')
    await password.fill('wrong')
    await password.press('Enter')
    await answered
  }
  await page.goto(portal.url('ironbark'), { waitUntil: 'commit' })
  await sendWrong()
  letGo()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(logins).toHaveLength(1)
  await fillSignIn(page, 'ironbark')
  await expect(home(page)).toBeVisible()
  expect(logins).toHaveLength(2)

  // Changed before the portal takes over, the password is sent without another press.
  await signOut(page, project.name)
  const again = await holdScripts(page)
  await reopen(page, portal.url('ironbark'), { waitUntil: 'commit' })
  await sendWrong()
  await password.fill('ironbark')
  again.letGo()
  await expect(home(page)).toBeVisible()
})

test('a press that is held while the portal takes over still counts', async ({ page, portal }) => {
  const letGo = await holdPortal(page)
  await page.goto(portal.url('ironbark'))
  await page.getByRole('textbox', { name: 'Username' }).fill('builder')
  await page.getByLabel('Password', { exact: true }).fill('ironbark')
  await page.getByRole('button', { name: 'Sign in' }).hover()
  await page.mouse.down()
  letGo()
  await page.waitForLoadState('networkidle')
  await page.mouse.up()
  await expect(home(page)).toBeVisible()
})

test('a portal whose configuration cannot be read says so, and can be tried again [sign-09]', async ({
  page,
  portal,
}) => {
  await page.route('**/config/configuration.json', (route) => route.fulfill({ status: 503 }))
  await page.goto(portal.url('ironbark'))
  await expect(page.getByRole('alert')).toContainText('Configuration is not loaded')
  // In the merchant's colours, which come from a file of the page.
  const derived = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--trade-critical-background'),
    )
  expect(await derived()).not.toBe('')
  await page.unroute('**/config/configuration.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
})
