import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { reopen } from '../reopen'

/** For a page with a table; an overlay or a change has a few dozen. */
const MOST = 150

for (const { what, opens, shows } of [
  { what: 'menu', opens: /^My Account$/, shows: 'menu' },
  { what: 'choice', opens: /^Newest first/, shows: 'listbox' },
] as const) {
  test(`a ${what} that opens recalculates none of the page’s styles [speed-53]`, async ({
    page,
    browser,
    portal,
    signIn,
  }) => {
    await signIn('ironbark')
    await reopen(page, portal.url('ironbark', '#/invoices'))
    await expect(page.getByRole('main').getByText(/\d+ shown/)).toBeVisible()
    expect(await elementsOf(page)).toBeGreaterThan(3 * MOST)
    const opener = page.getByRole('button', { name: opens })
    // Its code is loaded before, so that only the press is measured.
    await opener.hover()
    await page.waitForLoadState('networkidle')
    const restyled = await watchStyles(browser, page, async () => {
      await opener.click()
      await expect(page.getByRole(shows)).toBeVisible()
    })
    expect(restyled).not.toEqual([])
    expect(Math.max(...restyled)).toBeLessThan(MOST)
  })
}

test('a page that is rendered for the first time leaves the previous one as it is [speed-54]', async ({
  page,
  browser,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await reopen(page, portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
  await expect(page.getByRole('button', { name: /^Enter a tally of / }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const before = await elementsOf(page)
  expect(before).toBeGreaterThan(5 * MOST)
  // A new page is rendered in steps, with the previous one visible meanwhile.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const restyled = await watchStyles(browser, page, async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders & Quotes' })).toBeVisible()
    await expect(page.getByRole('main').getByText(/\d+ shown/)).toBeVisible()
  })
  expect(restyled).not.toEqual([])
  expect(restyled.filter((elements) => elements > before / 2)).toEqual([])
})

test('the first overlay and the first notice insert no keyframes, which would restyle the whole page [speed-60]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.addInitScript(() => {
    const written: string[] = []
    Object.assign(window, { written })
    const insert = CSSStyleSheet.prototype.insertRule
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      if (rule.startsWith('@')) written.push(rule)
      return insert.call(this, rule, index)
    }
  })
  await reopen(page, portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
  const opener = page.getByRole('button', { name: /^Enter a tally of / }).first()
  await expect(opener).toBeVisible()
  const written = () => page.evaluate(() => (window as unknown as { written: string[] }).written)
  const before = await written()
  expect(before).not.toEqual([])
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^Increase quantity of / })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText(/added to (the )?cart/i).first()).toBeVisible()
  expect((await written()).slice(before.length)).toEqual([])
})

/** @returns the number of elements in each style recalculation. */
async function watchStyles(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return trace.traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [],
  )
}

interface TraceEvent {
  name: string
  args?: { elementCount?: number }
}

function elementsOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('body *').length)
}
