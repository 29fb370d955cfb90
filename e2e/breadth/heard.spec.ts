import type { Page } from '@playwright/test'
import { known } from '@trade-portal/demo-data'
import { expect, test } from '../fixtures'

interface Heard {
  heard: string[]
}

/** Collects each text added to a live region that existed before. */
function listen() {
  const page = window as unknown as Heard
  page.heard = []
  const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]'
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE)
  new MutationObserver((mutations) => {
    const said = new Set<Node>()
    for (const { target, type, addedNodes } of mutations) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const isSaid = [...said].some((other) => other.contains(node))
        const region = regionOf(node)
        // An alert is announced when it is inserted; any other region only announces content inserted into it later.
        const isNew = node instanceof Element && node.matches(LIVE) && !node.matches('[role="alert"]')
        const alerts = region ? [] : node instanceof Element ? node.querySelectorAll('[role="alert"]') : []
        const texts = region && !isNew ? [node] : [...alerts]
        if (isSaid) continue
        for (const each of texts) {
          said.add(each)
          const text = each.textContent?.replace(/\s+/g, ' ').trim() ?? ''
          if (text !== '') page.heard.push(text)
        }
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Returns the texts heard since the last call, once it includes the expected ones. */
async function heardOf(page: Page, wanted: readonly (string | RegExp)[]) {
  const heard = () => page.evaluate(() => (window as unknown as Heard).heard)
  const isWanted = (want: string | RegExp, text: string) =>
    typeof want === 'string' ? text === want : want.test(text)
  await expect
    .poll(async () => {
      const texts = await heard()
      return wanted.filter((want) => !texts.some((text) => isWanted(want, text))).map(String)
    })
    .toEqual([])
  const all = await heard()
  await page.evaluate(() => ((window as unknown as Heard).heard = []))
  return all
}

/** Fails if a text was announced twice, or is repeated within another. */
function expectOnce(heard: readonly string[]) {
  expect(
    heard.filter((text, position) => heard.some((other, at) => at < position && other.includes(text))),
  ).toEqual([])
}

for (const { width, height } of [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
]) {
  test(`each act is heard once, at ${width} px [case-432, case-433, case-430]`, async ({
    page,
    portal,
    openCart,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.addInitScript(listen)
    const once = async (...wanted: (string | RegExp)[]) => expectOnce(await heardOf(page, wanted))

    await openCart('ironbark', 2)
    // Changes of the cart are not announced by themselves.
    expect((await heardOf(page, [])).filter((text) => /Total|^\d+$/.test(text))).toEqual([])

    await test.step('a quantity pressed', async () => {
      await page.getByRole('button', { name: /^Increase quantity of / }).click()
      await once('3', /^Total \(inc GST\) \$[\d,.]+$/)
    })

    await test.step('a line removed', async () => {
      await page.getByRole('button', { name: /^Remove / }).click()
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
      await once()
    })

    await test.step('a product added, with prices on', async () => {
      await page.goto(portal.url('ironbark', `#/search?value=${known.ironbark.ordinary}`))
      await page.getByText('See Prices').click()
      await once('Prices shown')
      await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click()
      await once(/^Added to cart/)
    })

    // A phone has its search behind a button, and a select with its value in place of the sortable headers.
    if (width < 640) return

    await test.step('an error notice', async () => {
      await page.goto(portal.url('ironbark', '#/search'))
      await page.getByRole('combobox', { name: /search/i }).press('Enter')
      await once(/Please enter search term/)
    })

    await test.step('a sort', async () => {
      await page.goto(portal.url('ironbark', '#/orders'))
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await heardOf(page, [])
      await page.getByRole('button', { name: 'Amount', exact: true }).click()
      await once('Sorted by Amount, lowest first')
    })
  })
}
