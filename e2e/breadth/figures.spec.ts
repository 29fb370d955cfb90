import type { Page } from '@playwright/test'
import type { FluidClient } from '../../packages/fluid-sdk/src/index.ts'
import { text } from '../../packages/portal-components/src/context/stored/checks.ts'
import { openStored } from '../../packages/portal-components/src/context/stored/openStored.ts'
import { expect, test } from '../fixtures'
import { PINE } from '../shopping'
import { addTwoProducts } from '../visitBefore'

/** Stores a listing's settings as left by the customer: with prices, in one of the views. */
function lookAt(client: FluidClient, view: 'list' | 'compact') {
  const owner = { client, user: '' }
  openStored(owner, 'see-prices', text).write('on')
  openStored(owner, 'listing-view', text).write(view)
}

/** Adds up the layout shifts in the viewport, from the start of the page. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

/** Returns the rows wholly in view, and where the first of them begins. */
const rowsInSight = (page: Page) =>
  page.locator('tbody > tr').evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect())
    return {
      first: boxes[0]?.top ?? 0,
      highest: Math.max(...boxes.map(({ height }) => height)),
      whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
    }
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a listing shows six products, and nothing of it moves while it comes [taps-181]', async ({
    page,
    portal,
    visitBefore,
  }) => {
    const shifted = await watchShifts(page)
    await visitBefore('ironbark', (client) => lookAt(client, 'list'))
    await page.goto(portal.url('ironbark', PINE))
    await expect(page.getByRole('button', { name: /^Enter a tally of/ }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { first, whole, highest } = await rowsInSight(page)
    expect(first).toBeLessThanOrEqual(220)
    expect(whole).toBeGreaterThanOrEqual(6)
    expect(highest).toBeLessThanOrEqual(97)
    expect(await shifted()).toBeLessThanOrEqual(0.005)
  })

  for (const width of [320, 360, 390]) {
    test(`a price stands whole beside its controls at ${width} px [taps-328]`, async ({
      page,
      portal,
      visitBefore,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await visitBefore('ironbark', async (client) => {
        lookAt(client, 'list')
        await client.cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 1 })
      })
      for (const route of [PINE, '#/search?value=screw']) {
        await page.goto(portal.url('ironbark', route))
        await expect(page.locator("[data-column='customer'] strong").nth(4)).toBeVisible()
        const cut = await page.locator("tbody > tr > [data-column='customer']").evaluateAll((cells) =>
          cells.flatMap((cell) => {
            const controls = cell.parentElement?.querySelector("[data-column='add']")?.getBoundingClientRect()
            return [...cell.querySelectorAll('strong, span')]
              .filter((text) => {
                const { right, bottom } = text.getBoundingClientRect()
                return controls && bottom > controls.top && right > controls.left
              })
              .map((text) => text.textContent)
          }),
        )
        expect(cut).toEqual([])
      }
    })
  }

  test('a notice stands above the bar of the page, whose controls stay free [taps-168]', async ({
    page,
    portal,
    visitBefore,
  }) => {
    await page.clock.install()
    await visitBefore('ironbark', addTwoProducts)
    await page.goto(portal.url('ironbark', '#/cart'))
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .tap()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    // Focus by touch does not hold the timer: the Undo expires.
    await page.clock.runFor(8_000)
    await expect(page.getByText('product removed')).toBeVisible()
    const bar = await page.locator('[data-foot-bar]').boundingBox()
    const notice = await page.getByRole('region', { name: 'Notices' }).boundingBox()
    expect((notice?.y ?? 844) + (notice?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(bar?.y).toBeGreaterThan(600)
  })

  test('the notice of a copied list stands above the bar of the cart, which comes later [taps-168]', async ({
    page,
    portal,
    visitBefore,
  }) => {
    await page.clock.install()
    await visitBefore('ironbark')
    await page.goto(portal.url('ironbark', '#/custom-lists'))
    const copy = page.getByRole('button', { name: /^Copy List to Cart/ }).first()
    await expect(copy).toBeVisible()
    // The page's clock advances as the test polls, so that the notice is not gone before the bar has appeared.
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy.tap()
    const bar = page.locator('[data-foot-bar]')
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
    await expect(async () => {
      await page.clock.runFor(50)
      expect([await bar.count(), await notice.count()]).toEqual([1, 1])
      const [barBox, noticeBox] = [await bar.boundingBox(), await notice.boundingBox()]
      expect(barBox?.y).toBeGreaterThan(600)
      expect((noticeBox?.y ?? 844) + (noticeBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
    }).toPass({ intervals: [50] })
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('a compact listing shows ten products [taps-183]', async ({ page, portal, visitBefore }) => {
    await visitBefore('ironbark', (client) => lookAt(client, 'compact'))
    await page.goto(portal.url('ironbark', PINE))
    await expect(page.getByRole('button', { name: /^Enter a tally of/ }).first()).toBeVisible()
    const { whole, highest } = await rowsInSight(page)
    expect(highest).toBeLessThanOrEqual(52)
    expect(whole).toBeGreaterThanOrEqual(10)
  })
})
