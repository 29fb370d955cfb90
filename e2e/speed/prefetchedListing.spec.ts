import type { Page } from '@playwright/test'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { home, title } from '../locators'
import { holdFiles } from '../network'
import { reopen } from '../reopen'
import { switchOn } from '../settings'
import { PINE } from '../shopping'

const controls = (page: Page) => page.getByRole('button', { name: /^Enter a tally of / }).first()

/** Records a page's calls to the back end, with the terms of each listing. */
function noteCalls(page: Page) {
  const calls: { name: string; userName?: string; incGST?: boolean }[] = []
  page.on('request', (request) => {
    const name = /ipFunction=(\w+)/.exec(request.url())?.[1]
    if (!name) return
    calls.push({ name, ...(name === 'getProductCategories' && (request.postDataJSON() as object)) })
  })
  return {
    calls,
    listings: () => calls.filter(({ name }) => name === 'getProductCategories'),
    checks: () => calls.filter(({ name }) => name === 'getUserDetails'),
  }
}

/** Holds the portal's scripts until the returned function is called. */
const holdPortal = (page: Page) => holdFiles(page, '**/assets/index-*.js')

test('before the portal’s first script arrives, its page requests its scripts, and a listing beside the session check, each once [speed-32 speed-34]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  const { calls, checks, listings } = noteCalls(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/assets\/(.+)-.{8}\.js$/.exec(request.url()) ?? []
    if (file) scripts.push(file)
  })
  for (const [address, file] of [
    [PINE, 'ProductsRoute'],
    ['#/cart', 'CartReview'],
    ['#/orders/1', 'TransactionRoute'],
  ] as const) {
    calls.length = 0
    scripts.length = 0
    const letGo = await holdPortal(page)
    await reopen(page, portal.url('ironbark', address), { waitUntil: 'commit' })
    await expect.poll(() => scripts).toEqual(expect.arrayContaining(['shell', file]))
    const counts = [1, address === PINE ? 1 : 0]
    await expect.poll(() => [checks().length, listings().length]).toEqual(counts)
    letGo()
    await expect(title(page)).toBeVisible()
    if (address === PINE) await expect(controls(page)).toBeVisible()
    expect([checks().length, listings().length]).toEqual(counts)
    expect(scripts.filter((name) => [file, 'shell'].includes(name)).sort()).toEqual([file, 'shell'].sort())
    await page.unrouteAll({ behavior: 'wait' })
  }
  // No page has this address, and every object of the script has this name. A script that failed on it would request
  // nothing, and say nothing.
  scripts.length = 0
  const letGo = await holdPortal(page)
  await reopen(page, portal.url('ironbark', '#/constructor'), { waitUntil: 'commit' })
  await expect.poll(() => scripts).toContain('shell')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
})

test('prices requested with the settings of the last visit are requested again when these have changed [speed-33]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await switchOn(page, { tax_inclusive: 'true' })
  const { listings } = noteCalls(page)
  await reopen(page, portal.url('ironbark', PINE))
  await expect(controls(page)).toBeVisible()
  expect(listings().map(({ incGST }) => incGST)).toEqual([false, true])
  await page.reload()
  await expect(controls(page)).toBeVisible()
  expect(listings().map(({ incGST }) => incGST)).toEqual([false, true, true])
})

test('a prefetched listing is never shown once its session has ended [speed-33]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  // No call of the previous page may meet it.
  await page.goto('about:blank')
  await portal.fail('ironbark', { operation: 'getUserDetails', kind: 'expiry', times: null })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('tbody')) document.documentElement.dataset['sawRows'] = ''
    }).observe(document, { subtree: true, childList: true })
  })
  const { listings } = noteCalls(page)
  await page.goto(portal.url('ironbark', PINE))
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveURL(/#\/login\?from=/)
  expect(listings()).toHaveLength(1)
  await portal.heal('ironbark')
  await expect(page.locator('html')).not.toHaveAttribute('data-saw-rows')
  // The customer who signs in then sees their own prices.
  await fillSignIn(page, 'ironbark')
  await expect(controls(page)).toBeVisible()
  expect(listings()).toHaveLength(2)
})

test('a customer who has signed in meanwhile sees no other customer’s prices [speed-33]', async ({
  page,
  portal,
  signInRemembered,
}, { project }) => {
  await signInRemembered('ironbark')
  const { listings } = noteCalls(page)
  const letGo = await holdPortal(page)
  await reopen(page, portal.url('ironbark', PINE), { waitUntil: 'commit' })
  await expect.poll(() => listings().map(({ userName }) => userName)).toEqual(['builder'])

  const other = await page.context().newPage()
  await other.goto(portal.url('ironbark'))
  await signOut(other, project.name)
  await other.getByText('Remember Me').click()
  await fillSignIn(other, 'ironbark', 'tom')
  await expect(home(other)).toContainText('Tom')
  letGo()
  await expect(controls(page)).toBeVisible()
  expect(listings().map(({ userName }) => userName)).toEqual(['builder', 'tom'])
})

test('the first reads of a page are sent before it is rendered, and once [speed-58]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.addInitScript(() => {
    const { fetch } = window
    const sent: Record<string, boolean[]> = {}
    Object.assign(window, { sent })
    window.fetch = (...request) => {
      const [asked] = request
      const name = /ipFunction=(\w+)/.exec(asked instanceof Request ? asked.url : String(asked))?.[1]
      if (name) (sent[name] ??= []).push(document.querySelector('main h1') !== null)
      return fetch(...request)
    }
  })
  for (const [address, operation] of [
    ['#/', 'getCustomLists'],
    ['#/orders', 'getCustomerTransactions'],
    ['#/invoices', 'getCustomerInvoicesTP'],
  ] as const) {
    await reopen(page, portal.url('ironbark', address))
    await expect(title(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const sent = await page.evaluate(() => (window as unknown as { sent: Record<string, boolean[]> }).sent)
    expect(sent[operation], 'whether the page was there when its call went').toEqual([false])
  }
})
