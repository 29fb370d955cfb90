import type { Page } from '@playwright/test'
import { noteConsole } from '../console'
import { expect, test } from '../fixtures'
import { title } from '../locators'
import { reopen } from '../reopen'

test('none of the portal’s scripts is requested before the sign-in is rendered, and a browser that registers no service worker reports no error [speed-35 case-330]', async ({
  page,
  portal,
}) => {
  const reported = noteConsole(page)
  page.on('pageerror', (error) => reported.push(String(error)))
  await page.addInitScript(() => {
    navigator.serviceWorker.register = async () => {
      console.warn('asked to register')
      return undefined as unknown as ServiceWorkerRegistration
    }
    const look = () => {
      if (document.querySelector('form')) performance.mark('rendered')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(portal.url('ironbark'))
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  const { rendered, requested } = await page.evaluate(() => ({
    rendered: performance.getEntriesByName('rendered')[0]?.startTime,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(requested.length).toBeGreaterThan(1)
  expect(Math.min(...requested)).toBeGreaterThan(rendered ?? Infinity)

  await expect.poll(() => reported).toContain('asked to register')
  await page.waitForLoadState('networkidle')
  expect(reported.filter((text) => /TypeError|undefined/.test(text))).toEqual([])
})

test('with a session the head of the page requests the portal’s scripts, before anything is rendered [speed-35]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto('about:blank')
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<body>[^]*/, '')
      await route.fulfill({ response, body })
    },
  )
  const requested = page.waitForRequest(/\/assets\/index-[^/]*\.js/)
  await page.goto(portal.url('ironbark', '#/cart'))
  await requested
})

interface Seen {
  start: string | undefined
  hasPortal: boolean
}

test('the first content stays until the portal replaces it, and its inlined styles reorder no rules of a page [speed-59 speed-36]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto('about:blank')
  await page.addInitScript(() => {
    const seen: Seen[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      // The form in the static HTML appears before the portal.
      const hasPortal =
        document.querySelector('#portal form') === null && document.querySelector('#portal main') !== null
      seen.push({ start: document.documentElement.dataset['start'], hasPortal })
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-start'],
    })
  })
  const sheets: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/[^/]+\.css$/.test(request.url())) sheets.push(request.url())
  })
  await page.goto(portal.url('ironbark', '#/'))
  const amount = page.getByRole('main').getByRole('listitem').locator('strong').first()
  await expect(amount).toHaveText(/^\$/)
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen)
  const ready = seen.filter(({ start }) => start === 'ready')
  expect(ready.length).toBeGreaterThan(0)
  expect(ready.filter(({ hasPortal }) => !hasPortal)).toEqual([])

  // Set by a composed part, whose rule of the same specificity has the content ' · '.
  expect(await amount.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('none')
  // Its styles are inlined in the page: no later import waits for them again.
  expect(sheets).toEqual([])
  const html = await (await page.request.get(portal.url('ironbark'))).text()
  expect(html).toContain('<form')
  expect(html).not.toContain('data-styled')
})

/** Blocked scripts block the load event too. */
const atOnce = { waitUntil: 'commit' } as const

/** Blocks the portal's scripts, so that the initial page stays. */
const holdScripts = (page: Page) => page.route(/\/assets\/index-[^/]*\.js/, () => undefined)

test('a reloaded page begins with the merchant’s bar and a spinner, and no text of an earlier visit [case-050]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  for (const route of ['#/', '#/products/TIMBER/Structural%20Pine', '#/payment-complete']) {
    await reopen(page, portal.url('ironbark', route))
    const heading = page.getByRole('main').getByRole('heading').first()
    await expect(heading).toBeVisible()
    const title = (await heading.textContent()) ?? ''
    expect(title.length).toBeGreaterThan(3)
    // Waits until idle: by then any code that stores the page's text would have done so.
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
    await holdScripts(page)
    await reopen(page, portal.url('ironbark', route), atOnce)
    await expect(page.locator('#waiting span')).toBeVisible()
    await expect(page.locator('#waiting img')).toBeVisible()
    expect((await page.locator('#waiting').innerText()).trim()).toBe('')
    await expect(page.getByText(title)).toHaveCount(0)
    await page.unrouteAll()
  }
})

test('a stored scroll position of any other content breaks no page [case-051]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/products'))
  const wrapped = JSON.stringify({ version: 1, at: Date.now(), value: { a: 'b' } })
  for (const written of ['null', '1', '"text"', '{', '[]', '{"a":"b"}', wrapped]) {
    const names = await page.evaluate((text) => {
      const own = Object.keys(sessionStorage).filter((name) => name.endsWith(':page:scroll'))
      for (const name of own) sessionStorage.setItem(name, text)
      return own
    }, written)
    expect(names).toHaveLength(1)
    await reopen(page, portal.url('ironbark', '#/orders'))
    await expect(title(page)).toHaveText('Orders & Quotes')
    await page.goto(portal.url('ironbark', '#/cart'))
    await expect(title(page)).toHaveText('Review Cart')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
})
