import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import type { MerchantName, RunningPortal } from './portal'
import { fillCart, goTo } from './shopping'

interface Visit {
  page: Page
  portal: RunningPortal
  signIn: (merchant: MerchantName) => Promise<void>
}

/** Checks the sign-in and, with a product in the cart, each page of the shop. */
export async function walkShopping({ page, portal, signIn }: Visit, look: (page: Page) => Promise<void>) {
  await page.goto(portal.url('ironbark'))
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await look(page)
  await signIn('ironbark')
  await fillCart(page, known.ironbark.ordinary, 1)
  await expect(page.getByText('Added to cart')).toHaveCount(0)
  for (const [route, heading, follow] of shoppingRoutes(page)) {
    await goTo(page, `#${route}`)
    await follow?.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await look(page)
  }
}

/** The shop's pages: the address, its unique heading, and a link to follow. */
const shoppingRoutes = (page: Page) =>
  [
    ['/cart', 'Review Cart'],
    ['/checkout', 'Order Details'],
    ['/', /^Hi Dana!/],
    ['/products', 'Browse Categories'],
    ['/products/OUTDOOR', 'Decking & Outdoor'],
    ['/products/OUTDOOR/Concrete%20%26%20Landscape', 'All Concrete & Landscape'],
    ['/search?value=pine', 'Results for “pine”'],
    ['/search?value=zzqq', 'Results for “zzqq”'],
    ['/custom-lists', 'Custom Lists'],
    ['/custom-lists', /./, page.getByRole('link', { name: /^View List / })],
    ['/quick-order', 'Quick Order'],
    ['/request-error', 'Request failed'],
    ['/nowhere', 'Page not found'],
  ] as const

/** The account's pages, each with a table row to follow. */
export const accountRoutes = (page: Page) => {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  return [
    ['/orders', 'Orders & Quotes'],
    ['/orders?type=Quote', /^Quote/, row.filter({ hasText: 'Quote' }).first()],
    ['/invoices', 'Invoices'],
    ['/invoices', /^(Invoice|Credit) /, row.first()],
    ['/statements', 'Statements'],
    ['/statements', /^Statement, /, row.nth(1)],
    ['/pay-account', 'Pay Account'],
    ['/payment-fail', 'We have no record of this payment'],
    ['/admin', /^Welcome/],
    ['/admin', 'Update account', row.filter({ hasText: 'Alexandrina' })],
    ['/admin/account/new', 'Add new account'],
    ['/downloads', 'Downloads'],
    ['/pricebook', 'Price Book'],
    ['/links', 'Helpful Links'],
    ['/support', 'Support'],
    ['/stores', 'Store Listings'],
    ['/contact-a-representative', 'Contact a Representative'],
    ['/subscription', 'Manage subscription'],
    ['/team', 'Team'],
    ['/configuration', 'Configuration'],
  ] as const
}
