import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { walkFromTop } from '../walk'

/** More presses than anybody makes. */
const GIVEN_UP = 80

/** Counts the presses of Tab from the top of the page until the focus is on an element, or in it. */
async function tabsTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await walkFromTop(page)
  for (let presses = 1; presses < GIVEN_UP; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element.contains(document.activeElement))) return presses
  }
  return GIVEN_UP
}

/** Bounds of docs/conformance-cases.md. */
const acts = [
  { act: 'the first order', at: '#/orders', most: 23, of: (page: Page) => page.getByRole('row').nth(1) },
  { act: 'the first invoice', at: '#/invoices', most: 32, of: (page: Page) => page.getByRole('row').nth(1) },
  {
    act: 'Add of the first product',
    at: '#/search?value=screw',
    most: 19,
    of: (page: Page) => page.getByRole('main').getByRole('button', { name: /^Add / }).first(),
  },
  {
    act: 'Checkout in the cart',
    at: '#/cart',
    most: 16,
    of: (page: Page) => page.getByRole('main').getByRole('link', { name: 'Checkout' }),
  },
  {
    act: 'Confirm Order in the filled checkout',
    at: '#/checkout',
    most: 37,
    of: (page: Page) => page.getByRole('button', { name: 'Confirm Order' }),
  },
  {
    act: 'Proceed to Payment',
    at: '#/statements',
    most: 14,
    open: async (page: Page) => {
      await page.getByRole('rowheader').first().click()
      await page.getByRole('main').getByRole('link', { name: 'Pay Balance' }).click()
    },
    of: (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' }),
  },
]

for (const { act, at, most, of, open } of acts) {
  test(`${act} is at most ${most} presses of Tab from the top [case-431]`, async ({
    page,
    portal,
    openCheckout,
  }) => {
    await openCheckout('ironbark', { jobName: 'Counted' })
    await page.goto(portal.url('ironbark', at))
    await open?.(page)
    const presses = await tabsTo(page, of(page))
    expect(presses).toBeLessThanOrEqual(most)
  })
}
