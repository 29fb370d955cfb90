import type { Locator, Page } from '@playwright/test'
import { expect, signOut, test } from './fixtures'
import { openAnew } from './openAnew'
import { merchantOf } from './portal'

test('none of the portal’s scripts is asked for before the sign-in was drawn [speed-35]', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('form')) performance.mark('drawn')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(portal.url('ironbark'))
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  const { drawn, asked } = await page.evaluate(() => ({
    drawn: performance.getEntriesByName('drawn')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(1)
  expect(Math.min(...asked)).toBeGreaterThan(drawn ?? Infinity)
})

test('whoever has a session waits for no drawing: the portal’s scripts are asked for by the head of the page [speed-35]', async ({
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
  const asked = page.waitForRequest(/\/assets\/index-[^/]*\.js/)
  await page.goto(portal.url('ironbark', '#/cart'))
  await asked
})

test('the first look stays until the portal is there in its place [speed-59]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.addInitScript(() => {
    const seen: { start: string | undefined; hasPortal: boolean }[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      // The form of the page's HTML stands there before.
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
  await openAnew(page, portal.url('ironbark', '#/cart'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { start: string | undefined; hasPortal: boolean }[] }).seen,
  )
  const ready = seen.filter(({ start }) => start === 'ready')
  expect(ready.length).toBeGreaterThan(0)
  expect(ready.filter(({ hasPortal }) => !hasPortal)).toEqual([])
})

test('the sign-in’s styles that the page begins with put no other page’s rules out of order [speed-36]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto('about:blank')
  const sheets: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/[^/]+\.css$/.test(request.url())) sheets.push(request.url())
  })
  await page.goto(portal.url('ironbark', '#/'))
  const amount = page.getByRole('main').getByRole('listitem').locator('strong').first()
  await expect(amount).toHaveText(/^\$/)
  // Written by a part that is made of another one, whose rule of the same weight says ' · '.
  expect(await amount.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('none')
  // Its own styles stand in the page: nothing that is imported late waits for them again.
  expect(sheets).toEqual([])
  const html = await (await page.request.get(portal.url('ironbark'))).text()
  expect(html).toContain('<form')
  expect(html).not.toContain('data-styled')
})

/** Scripts that are held back hold back the load. */
const atOnce = { waitUntil: 'commit' } as const

/** Holds back the portal's scripts, so that the first look stays. */
const holdScripts = (page: Page) => page.route(/\/assets\/index-[^/]*\.js/, () => undefined)

test('the words that a page was left with stand at their places at its next load [speed-61]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.setViewportSize({ width: 390, height: 800 })
  await openAnew(page, portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('All Structural Pine')
  await page.waitForLoadState('networkidle')
  await untilKept(page)
  const stood = await wordsAt(heading)
  await holdScripts(page)
  await openAnew(page, portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'), atOnce)
  const shown = page.locator('#waiting p', { hasText: 'All Structural Pine' })
  await expect(shown).toBeVisible()
  expect(await wordsAt(shown)).toEqual(stood)
  // Only a page that they have seen, and only where it was as wide.
  await openAnew(page, portal.url('ironbark', '#/products/TIMBER/Decking'), atOnce)
  await expect(page.locator('#waiting span')).toBeVisible()
  await page.setViewportSize({ width: 500, height: 800 })
  await openAnew(page, portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'), atOnce)
  await page.waitForTimeout(600)
  await expect(page.locator('#waiting span')).toBeVisible()
  await expect(page.locator('#waiting p')).toHaveCount(0)
})

test('the words of a page are nobody else’s, and go with the session [speed-61]', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await untilKept(page)
  await page.goto(portal.url('ironbark', 'config/configuration.json'))
  const kept = () =>
    page.evaluate(() => String([sessionStorage, localStorage].map((one) => one['trade:look'])))
  expect(await kept()).toContain('Dana')
  // As another tab does where somebody else signs in.
  const rename = (from: string, to: string) =>
    page.evaluate(
      ([from, to]) => {
        for (const storage of [sessionStorage, localStorage]) {
          const key = Object.keys(storage).find((each) => each.endsWith(':session'))
          if (key) storage.setItem(key, storage.getItem(key)!.replace(from!, to!))
        }
      },
      [from, to],
    )
  const { username } = merchantOf('ironbark')
  await rename(`"${username}"`, '"somebody"')
  await holdScripts(page)
  await page.goto(portal.url('ironbark'), atOnce)
  await page.waitForTimeout(600)
  await expect(page.locator('#waiting span')).toBeVisible()
  await expect(page.locator('#waiting p')).toHaveCount(0)

  await rename('"somebody"', `"${username}"`)
  await page.reload(atOnce)
  await expect(page.locator('#waiting p').first()).toContainText('Dana')
  await page.unrouteAll()
  await page.reload()
  await signOut(page, project.name)
  expect(await kept()).not.toContain('Dana')
})

/** Waits for the code that keeps the words of a page, which comes once the page has nothing else to do. */
async function untilKept(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/keptLook-')),
  )
  // It has come then, and not run.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** The place of an element's words, and not of its box. */
const wordsAt = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  })
