import type { Page } from '@playwright/test'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { home } from '../locators'
import { reopen } from '../reopen'
import { switchOn } from '../settings'

const LISTING = '#/products/TIMBER/Structural%20Pine'
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

/** Blocks the portal's scripts until the returned function is called. */
async function holdPortal(page: Page): Promise<() => void> {
  let letGo = () => {}
  const asked = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/index-*.js', async (route) => {
    await asked
    await route.continue()
  })
  return letGo
}

test('a listing that is opened by its address is asked for beside the check of its session, before the portal is there, and once [speed-32]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  const { checks, listings } = noteCalls(page)
  const letGo = await holdPortal(page)
  await reopen(page, portal.url('ironbark', LISTING), { waitUntil: 'commit' })
  await expect.poll(() => [checks().length, listings().length]).toEqual([1, 1])
  letGo()
  await expect(controls(page)).toBeVisible()
  expect([checks().length, listings().length]).toEqual([1, 1])
})

test('prices that were asked for as the merchant had them at the last visit are asked for again when that has changed [speed-33]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await switchOn(page, { tax_inclusive: 'true' })
  const { listings } = noteCalls(page)
  await reopen(page, portal.url('ironbark', LISTING))
  await expect(controls(page)).toBeVisible()
  expect(listings().map(({ incGST }) => incGST)).toEqual([false, true])
  await page.reload()
  await expect(controls(page)).toBeVisible()
  expect(listings().map(({ incGST }) => incGST)).toEqual([false, true, true])
})

test('a listing that was asked for ahead is never shown where its session has ended [speed-33]', async ({
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
  await page.goto(portal.url('ironbark', LISTING))
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

test('whoever has signed in meanwhile is told no other customer’s prices [speed-33]', async ({
  page,
  portal,
  signInRemembered,
}, { project }) => {
  await signInRemembered('ironbark')
  const { listings } = noteCalls(page)
  const letGo = await holdPortal(page)
  await reopen(page, portal.url('ironbark', LISTING), { waitUntil: 'commit' })
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

test('the scripts of a page are asked for before the portal’s first has come, and once [speed-34]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  const asked: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/assets\/(.+)-.{8}\.js$/.exec(request.url()) ?? []
    if (file) asked.push(file)
  })
  for (const [address, file] of [
    [LISTING, 'ProductsRoute'],
    ['#/cart', 'CartReview'],
    ['#/orders/1', 'TransactionRoute'],
  ] as const) {
    asked.length = 0
    const letGo = await holdPortal(page)
    await reopen(page, portal.url('ironbark', address), { waitUntil: 'commit' })
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['shell', file]))
    letGo()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked.filter((name) => [file, 'shell'].includes(name)).sort()).toEqual([file, 'shell'].sort())
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('an address of no page, whatever it says, is told as such [speed-34]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await reopen(page, portal.url('ironbark', '#/constructor'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i)
  expect(thrown).toEqual([])
})

test('the first reads of a page are sent while it is still rendered, and once [speed-58]', async ({
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
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const sent = await page.evaluate(() => (window as unknown as { sent: Record<string, boolean[]> }).sent)
    expect(sent[operation], 'whether the page was there when its call went').toEqual([false])
  }
})
