import type { Page } from '@playwright/test'
import { noteConsole } from '../console'
import { expect, test as base } from '../fixtures'
import { serveHostPage } from '../hostPage'
import type { RunningPortal } from '../portal'
import { sessionOfHost } from '../visitBefore'

/** A shop's own server: its signed-in customer, and the number of requests for the session. */
class Host {
  asked = 0
  private answer: unknown = null
  private gate: Promise<void> = Promise.resolve()
  private readonly portal: RunningPortal

  constructor(portal: RunningPortal) {
    this.portal = portal
  }

  async serve(page: Page) {
    await page.route('**/__host/session', async (route) => {
      this.asked++
      const { answer } = this
      await this.gate
      await route.fulfill({ json: answer }).catch(() => undefined)
    })
  }

  /** Signs a customer in at the shop; `null` signs out there. */
  async signIn(username: string | null) {
    this.answer = username && (await sessionOfHost(this.portal.url('ironbark'), 'ironbark', username))
  }

  messagesOf(answer: unknown) {
    this.answer = answer
  }

  /** Holds the responses. @returns a function that releases them. */
  hold() {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.gate = promise
    return resolve
  }
}

interface Fixtures {
  /** The shop's server behind the page. */
  host: Host
  /** Stores Dana's session and a cart with one line in the tab, as after her visit. */
  visitedByDana: () => Promise<void>
}

const test = base.extend<Fixtures>({
  host: async ({ page, portal }, use) => {
    const host = new Host(portal)
    await host.serve(page)
    await use(host)
  },

  visitedByDana: async ({ visitBefore }, use) => {
    await use(() =>
      visitBefore('ironbark', async (client) => {
        await client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 2 })
        client.storage.set('draft:builder:comment:1-0', '{}')
      }),
    )
  },
})

const BODY = `<trade-portal></trade-portal>
<trade-home></trade-home>
<trade-cart-button></trade-cart-button>
<trade-product-list search="screw"></trade-product-list>
<script type="module">
  document.querySelector('trade-portal').fetchSession = async () => (await fetch('__host/session')).json()
</script>`

const open = async (page: Page, portal: RunningPortal) =>
  page.goto(await serveHostPage(page, portal, { body: BODY }))
const changed = (page: Page) =>
  page
    .locator('trade-portal')
    .evaluate((portal) => (portal as HTMLElement & { sessionChanged(): void }).sessionChanged())

const welcome = (page: Page, name: string) => page.getByRole('heading', { name: new RegExp(`^Hi ${name}`) })
const cart = (page: Page) => page.getByRole('link', { name: /^Cart, / }).first()

/** Returns the browser's whole storage, except the ids of carts. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage) as [string, string][])
      .filter(([key]) => !/:cart:/.test(key))
      .map((entry) => entry.join(' '))
      .join('\n'),
  )

/** Collects every heading the page ever shows, including shadow roots. */
async function noteHeadings(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (/^H\d$/.test(element.tagName) && element.checkVisibility()) seen.add(element.textContent)
        if (element.shadowRoot) look(element.shadowRoot)
      }
    }
    const frame = () => {
      look(document)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].join('\n'))
}

test('the next customer of a host is given nothing of the last one’s, not even for a moment [case-027]', async ({
  page,
  portal,
  host,
  visitedByDana,
}) => {
  await visitedByDana()
  const headings = await noteHeadings(page)
  await host.signIn('joiner')
  const letGo = host.hold()
  const callsBefore = (await portal.calls('ironbark')).length
  await open(page, portal)
  await expect.poll(() => host.asked).toBe(1)
  await expect(page.locator('trade-home')).not.toHaveText('')
  expect((await portal.calls('ironbark')).slice(callsBefore)).toEqual([])
  await expect(welcome(page, 'Dana')).toHaveCount(0)

  letGo()
  await expect(welcome(page, 'Sam')).toBeVisible()
  await expect(cart(page)).toHaveAccessibleName(/^Cart, 0 items/)
  expect(await headings()).not.toContain('Dana')
  expect(await stored(page)).not.toContain('builder')
})

test('a host that has signed its customer out signs them out here [case-027]', async ({
  page,
  portal,
  host,
  visitedByDana,
}) => {
  await visitedByDana()
  await host.signIn(null)
  await open(page, portal)
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await expect(welcome(page, 'Dana')).toHaveCount(0)
  expect(await stored(page)).not.toContain('builder')
  expect(host.asked).toBe(1)
})

test('a quantity that is being typed is sent before the host signs its customer out [case-018]', async ({
  page,
  portal,
  host,
  visitedByDana,
}) => {
  await visitedByDana()
  await host.signIn('builder')
  const cartPage = BODY.replace('<trade-home></trade-home>', '<trade-cart-review></trade-cart-review>')
  await page.goto(await serveHostPage(page, portal, { body: cartPage }))
  const quantities = async () =>
    (await portal.calls('ironbark'))
      .filter(({ operation }) => operation === 'updateCartProduct')
      .map(({ payload }) => (payload as { quoteQty: number }).quoteQty)
  const before = (await quantities()).length
  const field = page.locator('trade-cart-review').getByRole('spinbutton')
  await field.fill('7')
  await host.signIn(null)
  await changed(page)
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  expect((await quantities()).slice(before)).toEqual([7])
  await expect(page.getByText(/not saved/)).toHaveCount(0)

  await host.signIn('builder')
  await changed(page)
  await expect(field).toHaveValue('7')
  await portal.fail('ironbark', { operation: 'updateCartProduct', kind: 'hang', times: null })
  await field.fill('8')
  await host.signIn(null)
  await changed(page)
  await expect(page.getByText('1 change to your cart was not saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await portal.heal('ironbark')
})

test('a page says that its customer may have changed: the same one continues, another replaces them [case-028]', async ({
  page,
  portal,
  host,
  visitedByDana,
}) => {
  await visitedByDana()
  await host.signIn('builder')
  await open(page, portal)
  await expect(welcome(page, 'Dana')).toBeVisible()
  const search = page.getByRole('searchbox').first()
  await search.fill('batten')

  await changed(page)
  await expect.poll(() => host.asked).toBe(2)
  await expect(welcome(page, 'Dana')).toBeVisible()
  await expect(search).toHaveValue('batten')
  await expect(cart(page)).toHaveAccessibleName(/^Cart, 1 item/)

  await host.signIn('joiner')
  const letGo = host.hold()
  await changed(page)
  await expect(welcome(page, 'Dana')).toBeHidden()
  await expect(cart(page)).toHaveCount(0)
  letGo()
  await expect(welcome(page, 'Sam')).toBeVisible()
  await expect(cart(page)).toHaveAccessibleName(/^Cart, 0 items/)
  await expect(page.getByText('Dana')).toHaveCount(0)
  expect(await stored(page)).not.toContain('builder')

  // An element added by the page belongs to the current customer.
  await page.evaluate(() => document.body.append(document.createElement('trade-account-admin')))
  const admin = page.locator('trade-account-admin')
  await admin.scrollIntoViewIfNeeded()
  await expect(admin.getByText(/Whitlock/).first()).toBeVisible()
})

test('another tab of the shop follows its customer, and so does a page that Back brings up again [case-028]', async ({
  page,
  portal,
  host,
}) => {
  await host.signIn('builder')
  await open(page, portal)
  await expect(welcome(page, 'Dana')).toBeVisible()

  const other = await page.context().newPage()
  await host.serve(other)
  await open(other, portal)
  await expect(welcome(other, 'Dana')).toBeVisible()
  await host.signIn('joiner')
  await changed(other)
  await expect(welcome(other, 'Sam')).toBeVisible()
  await expect(welcome(page, 'Sam')).toBeVisible()

  await host.signIn(null)
  const asked = host.asked
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => host.asked).toBeGreaterThan(asked)
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
})

test('a host that hands over junk signs nobody in; the console says what it gave, and it can be asked again [case-029]', async ({
  page,
  portal,
  host,
  visitedByDana,
}) => {
  const errors = noteConsole(page, { type: 'error' })
  await visitedByDana()
  host.messagesOf({ token: 'S-1' })
  await open(page, portal)
  await expect(page.getByText('We couldn’t load this').first()).toBeVisible()
  await expect(welcome(page, 'Dana')).toHaveCount(0)
  expect(errors.join('\n')).toContain('fetchSession gave neither { id, username } nor null')
  await host.signIn('joiner')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(welcome(page, 'Sam')).toBeVisible()
})
