import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { button, heading } from './locators'
import { merchantOf } from './portal'
import type { MerchantName } from './portal'
import { press } from './touching'

/** Finds an invoice of the newest statement with a balance to pay, by the portal's address. */
export async function findInvoice(page: Page, portal: string) {
  await page.goto(`${portal}#/statements`)
  await page.getByRole('rowheader').first().click()
  const row = page.getByRole('row').filter({ hasText: /^\d+-\d+Invoice/ })
  const [name = '', number, suffix] = /^(\d+)-(\d+)/.exec((await row.first().textContent()) ?? '') ?? []
  return {
    name,
    page: `${portal}#/invoices/${name}`,
    pay: `${portal}#/pay-account?invoiceId=${number}&suffix=${suffix}`,
  }
}

/** Continues to the provider's page. @returns the payment's id, from that page's address. */
export async function proceed(page: Page, merchant: MerchantName = 'ironbark') {
  await press(button(page, 'Proceed to Payment'))
  await expect(heading(page, `Pay ${merchantOf(merchant).company}`)).toBeVisible()
  return new URL(page.url()).searchParams.get('payment') ?? ''
}
