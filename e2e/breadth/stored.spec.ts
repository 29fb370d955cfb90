import type { Page } from '@playwright/test'
import { confirmOrder } from '../checkout'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { home, orderPlaced } from '../locators'
import { goTo } from '../shopping'
import { storedKeys } from '../../packages/portal-components/src/context/stored/storedKeys.ts'

const pad = (page: Page) => page.getByRole('textbox', { name: 'Your lines' })

const written = (value: unknown, more: object = {}) =>
  JSON.stringify({ version: 1, at: Date.now(), value, ...more })

/** Values that the portal never writes, for any key. */
const junk = [
  ['nothing', 'null'],
  ['what another page stores', '{"width":1280}'],
  ['a list', '[]'],
  ['a list of anything', '[null,7,"x",{},{"at":1}]'],
  ['a word', '"x"'],
  ['a figure past all figures', '1e999'],
  ['half a text', '{'],
  ['an empty record', '{}'],
  ['no text', ''],
  ['lists within lists', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['a value of no kind', written(null)],
  ['a value of another kind', written({ text: 7, underWay: {}, jobs: 'none', despatchType: [], at: null })],
  [
    'a list of other kinds',
    written([[[{ a: { b: [] } }]], { kind: 'Order', lines: null }, { to: '//evil' }]),
  ],
  ['a value of a later version', written('on', { version: 99 })],
] as const

interface Stores {
  local: Record<string, string>
  session: Record<string, string>
}

const storesOf = (page: Page): Promise<Stores> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))

/** Runs in the page. */
function store({ local, session }: Stores) {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
}

/** Names of the client's own entries in storage, after the merchant's. */
const ofClient = /^trade:@[^:]*:(?:session|owner|listing-settings|(?:acts-for|cart|attempt|placed|ended):.*)$/

/** Returns the names of the portal's stored entries, and an example for each key of its list. */
function ownNames({ local, session }: Stores): string[] {
  const names = Object.keys({ ...local, ...session })
  const merchant = names.find((name) => name.endsWith(':session'))?.replace(/session$/, '') ?? ''
  const known = names.filter((name) => name.startsWith('trade:') && !ofClient.test(name))
  const listed = Object.entries(storedKeys).flatMap(([key, { scope }]) => {
    if (scope === 'device') return [`trade:device:${key}`]
    const name = `${merchant}${scope === 'lasting' ? 'lasting' : 'page'}:${key}`
    return [name, `${name}:builder`, `${name}:builder:1`]
  })
  return [...new Set([...known, ...listed])]
}

/** Starts a payment, and does nothing on the provider's page. */
async function beginPayment(page: Page, portal: string) {
  await goTo(page, '#/pay-account')
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await page.goto(portal)
  await expect(home(page)).toBeVisible()
}

const all = (names: readonly string[], text: string) => Object.fromEntries(names.map((name) => [name, text]))

/** Opens the portal's main pages, the first by loading it, and checks each for its heading and no error. */
async function walk(page: Page) {
  const errors: string[] = []
  const note = (error: Error) => errors.push(error.message)
  page.on('pageerror', note)
  await page.reload()
  await expect(home(page)).toBeVisible()
  for (const [route, name] of [
    ['#/products/TIMBER/Structural%20Pine', 'All Structural Pine'],
    ['#/cart', 'Review Cart'],
    ['#/checkout', 'Order Details'],
    ['#/checkout/complete', /./],
    ['#/quick-order', 'Quick Order'],
    ['#/support', /./],
    ['#/invoices', 'Invoices'],
    ['#/pay-account', 'Pay Account'],
    ['#/', /^Hi /],
  ] as const) {
    await goTo(page, route)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.getByRole('combobox', { name: 'Search' }).click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Page, product, order/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  page.off('pageerror', note)
  expect(errors).toEqual([])
}

test('whatever stands in a key that is stored, every page of the portal works [case-056]', async ({
  page,
  openCart,
  portal,
}) => {
  test.setTimeout(300_000)
  await openCart('ironbark', 2)
  await beginPayment(page, portal.url('ironbark'))
  await goTo(page, '#/quick-order')
  await pad(page).fill('CONRS20 24')
  await goTo(page, '#/')
  const stores = await storesOf(page)
  const names = ownNames(stores)
  for (const [what, text] of junk) {
    await test.step(what, async () => {
      await page.evaluate(store, { local: all(names, text), session: all(names, text) })
      await walk(page)
    })
  }
})

test('all that the portal stores belongs to a key of its list, with its version and its age [case-059]', async ({
  page,
  openCart,
  portal,
}) => {
  await openCart('ironbark', 2)
  await beginPayment(page, portal.url('ironbark'))
  await goTo(page, '#/quick-order')
  await pad(page).fill('CONRS20 24')
  await page.getByRole('combobox', { name: 'Search' }).fill('screw')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/search\?value=screw$/)
  const { local, session } = await storesOf(page)
  const own = Object.entries({ ...local, ...session }).filter(([name]) => !ofClient.test(name))
  const keys = own.map(
    ([name]) => /^trade:(?:device|@[^:]*:(?:page|lasting)):([^:]+)/.exec(name)?.[1] ?? name,
  )
  expect(keys.filter((key) => !Object.hasOwn(storedKeys, key))).toEqual([])
  expect(keys).toEqual(expect.arrayContaining(['draft', 'payment', 'payments', 'scroll', 'searches']))
  for (const [name, text] of own) {
    const { version, at } = JSON.parse(text) as { version?: unknown; at?: unknown }
    expect([name, typeof version, typeof at]).toEqual([name, 'number', 'number'])
  }
})

test('a payment that was begun here outlives Sign Out, for colleagues too, and is shown to no other customer [case-069]', async ({
  page,
  portal,
  signIn,
}) => {
  const warning = page.getByText('You may have paid this already')
  const proceed = page.getByRole('button', { name: 'Proceed to Payment' })
  await signIn('ironbark')
  await beginPayment(page, portal.url('ironbark'))
  await goTo(page, '#/pay-account')
  await expect(warning).toBeVisible()
  await goTo(page, '#/')
  for (const [user, isWarned] of [
    ['joiner', false],
    ['tom', true],
  ] as const) {
    await signOut(page, 'desk')
    await fillSignIn(page, 'ironbark', user)
    await expect(home(page)).toBeVisible()
    await goTo(page, '#/pay-account')
    await expect(isWarned ? proceed : page.getByText('There’s nothing to pay here.')).toBeVisible()
    await expect(warning).toHaveCount(isWarned ? 1 : 0)
    await goTo(page, '#/')
  }
})

test('junk in every key that the client stores too leaves a sign-in that works [case-057]', async ({
  page,
  openCart,
  portal,
}) => {
  await openCart('ironbark', 2)
  const names = Object.keys({ ...(await storesOf(page)).local, ...(await storesOf(page)).session })
  for (const [what, text] of junk) {
    await test.step(what, async () => {
      await page.evaluate(store, { local: all(names, text), session: all(names, text) })
      await page.goto(portal.url('ironbark'))
      await page.reload()
      await fillSignIn(page, 'ironbark')
      await expect(home(page)).toBeVisible()
      await goTo(page, '#/cart')
      await expect(page.getByRole('heading', { level: 1, name: 'Review Cart' })).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await signOut(page, 'desk')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    })
  }
})

test('values of another merchant and values past their age are read by nobody [case-052]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, '#/quick-order')
  await pad(page).fill('CONRS20 24')
  const { local } = await storesOf(page)
  const name = Object.keys(local).find((key) => key.endsWith(':draft:builder:quick-order')) ?? ''
  await page.evaluate(store, {
    local: { [name.replace('ironbark', 'another').replace('IRONBARK', 'ANOTHER')]: written({ text: 'X 1' }) },
    session: {},
  })
  await page.reload()
  await expect(pad(page)).toHaveValue('CONRS20 24')
  const at = Date.now() - 8 * 86_400_000
  await page.evaluate(store, {
    local: { [name]: JSON.stringify({ version: 1, at, value: { text: 'BBS14100 2' } }) },
    session: {},
  })
  await page.reload()
  await expect(pad(page)).toHaveValue('')
  // Nor does it stay on the device.
  await expect.poll(async () => (await storesOf(page)).local[name]).toBeUndefined()
})

test('an unremembered session leaves drafts on the device, and nothing of its orders and searches [case-290]', async ({
  page,
  context,
  portal,
  openCheckout,
}) => {
  await openCheckout('ironbark', { jobName: 'Hilltop Rd, stage 2' })
  await confirmOrder(page)
  await orderPlaced(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Search' }).fill('screw')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/search\?value=screw$/)
  await goTo(page, '#/quick-order')
  await pad(page).fill('CONRS20 24')
  const { local, session } = await storesOf(page)
  const stored = (names: Record<string, string>) =>
    Object.keys(names)
      .map((name) => name.replace(/^trade:@[^:]*:/, ''))
      .sort()
  expect(stored(session)).toEqual(
    expect.arrayContaining([
      'page:receipts:builder',
      'page:remembered:builder:checkout',
      'page:searches:builder',
    ]),
  )
  expect(
    stored(local).filter(
      (name) => !/^(acts-for|cart):|^listing-settings$|^page:(draft|orderedCart):/.test(name),
    ),
  ).toEqual([])
  expect(JSON.stringify(Object.values(local))).not.toContain('Hilltop')

  // The tab is closed; the same customer returns in another one.
  await page.close()
  const next = await context.newPage()
  await next.goto(portal.url('ironbark'))
  await fillSignIn(next, 'ironbark')
  await expect(home(next)).toBeVisible()
  await goTo(next, '#/quick-order')
  await expect(pad(next)).toHaveValue('CONRS20 24')
  await next.getByRole('combobox', { name: 'Search' }).click()
  await expect(next.getByRole('option', { name: 'screw' })).toHaveCount(0)
})

test('a remembered session has its searches and answers again in a new tab, until Sign Out [case-293]', async ({
  page,
  context,
  portal,
  signInRemembered,
}) => {
  await signInRemembered('ironbark')
  await page.getByRole('combobox', { name: 'Search' }).fill('screw')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/search\?value=screw$/)
  await page.close()
  const next = await context.newPage()
  await next.goto(portal.url('ironbark'))
  await expect(home(next)).toBeVisible()
  await next.getByRole('combobox', { name: 'Search' }).click()
  await expect(next.getByRole('option', { name: 'screw' })).toBeVisible()
  await next.keyboard.press('Escape')
  await signOut(next, 'desk')
  await expect(next.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const names = Object.keys((await storesOf(next)).local)
  expect(names.filter((name) => !/:cart:/.test(name))).toEqual([])
})
