import type { Page } from '@playwright/test'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { button, heading, link } from '../locators'
import { findInvoice, proceed } from '../paying'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Pay again?' })
const paid = /^You paid \$[\d,]+\.\d\d of this here on \d\d\/\d\d\/\d{4}, \d{1,2}:\d\d [ap]m$/
const begun =
  /^You started a payment of \$[\d,]+\.\d\d with this reference on .+, and we don’t know if it went through\./

test('a paid invoice is shown as paid beside Pay Invoice and on Pay Account, and is asked about before it is paid again [case-061]', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  const invoice = await findInvoice(page, portal.url('ironbark'))
  await page.goto(invoice.page)
  await link(page, 'Pay Invoice').click()
  await expect(page.getByText(`Invoice ${invoice.name}`)).toBeVisible()
  await expect(page.getByText(paid)).toHaveCount(0)
  await proceed(page)
  await button(page, 'Approve').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()

  await page.goto(invoice.page)
  await expect(link(page, 'Pay Invoice')).toBeVisible()
  await expect(page.getByText(paid)).toBeVisible()
  await link(page, 'Pay Invoice').click()
  await expect(page.getByText(paid)).toBeVisible()
  await button(page, 'Proceed to Payment').click()
  await expect(question(page).getByText(paid)).toBeVisible()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(invoice.pay)
  await button(page, 'Proceed to Payment').click()
  await question(page)
    .getByRole('button', { name: /^Pay .* again$/ })
    .click()
  await expect(heading(page, 'Pay Ironbark Trade')).toBeVisible()

  // It survives a sign-out, for its own customer.
  await page.goto(portal.url('ironbark', '#/'))
  await signOut(page, project.name)
  await fillSignIn(page, 'ironbark')
  await expect(heading(page, 'Hi ')).toBeVisible()
  await page.goto(invoice.page)
  await expect(page.getByText(paid)).toBeVisible()
})

test('of two tabs at one invoice the second is asked before it pays too [case-062]', async ({
  page,
  portal,
  signIn,
  context,
}) => {
  await signIn('ironbark')
  const invoice = await findInvoice(page, portal.url('ironbark'))
  await page.goto(invoice.pay)
  await expect(button(page, 'Proceed to Payment')).toBeVisible()
  const other = await context.newPage()
  await other.goto(invoice.pay)
  await fillSignIn(other, 'ironbark')
  await expect(other.getByText(`Invoice ${invoice.name}`)).toBeVisible()
  await expect(other.getByText(begun)).toHaveCount(0)

  await proceed(page)
  await expect(other.getByText(begun)).toBeVisible()
  await button(other, 'Proceed to Payment').click()
  await expect(question(other).getByText(begun)).toBeVisible()
  await question(other).getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Approve').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await expect(other.getByText(paid)).toBeVisible()
  await expect(other.getByText(begun)).toHaveCount(0)
})

test('a result page that is loaded again lets go of no other payment of the same [case-063]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  const invoice = await findInvoice(page, portal.url('ironbark'))
  await page.goto(invoice.pay)
  const id = await proceed(page)
  await button(page, 'Approve').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await page.goto(invoice.pay)
  await button(page, 'Proceed to Payment').click()
  await question(page)
    .getByRole('button', { name: /^Pay .* again$/ })
    .click()
  await expect(heading(page, 'Pay Ironbark Trade')).toBeVisible()

  await page.goto(portal.url('ironbark', `#/payment-complete?sessionId=${id}`))
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await page.goto(invoice.pay)
  await expect(page.getByText(paid)).toBeVisible()
  await expect(page.getByText(begun)).toBeVisible()
})

test('an approved payment that comes back as failed is shown as successful, and nowhere as failed [case-064]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/pay-account'))
  const id = await proceed(page)
  await button(page, 'Approve').click()
  await expect(heading(page, 'Payment successful')).toBeVisible()
  for (const address of ['payment-fail', 'payment-cancelled']) {
    await page.goto(portal.url('ironbark', `#/${address}?sessionId=${id}`))
    await expect(heading(page, 'Payment successful')).toBeVisible()
    await expect(page.getByRole('main').getByText(/failed|cancelled|no such payment/i)).toHaveCount(0)
  }
})

test('a payment that is cancelled at windriver is let go of, also when its page is loaded again [case-065]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('cascade')
  await page.goto(portal.url('cascade', '#/pay-account'))
  await proceed(page, 'cascade')
  await button(page, 'Cancel').click()
  await expect(heading(page, 'Payment canceled')).toBeVisible()
  await expect(page.getByText('You have canceled your payment.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You have canceled your payment.')).toBeVisible()
  await page.goto(portal.url('cascade', '#/pay-account'))
  await expect(button(page, 'Proceed to Payment')).toBeVisible()
  await expect(page.getByText(begun)).toHaveCount(0)
})

test('Back to the page of a payment that was cancelled lets go of no other that is under way at windriver [case-065]', async ({
  page,
  portal,
  signIn,
}) => {
  const payAccount = portal.url('cascade', '#/pay-account')
  const amount = page.getByRole('textbox', { name: 'Amount (USD)' })
  await signIn('cascade')
  await page.goto(payAccount)
  await amount.fill('40.25')
  await proceed(page, 'cascade')
  await button(page, 'Cancel').click()
  await expect(heading(page, 'Payment canceled')).toBeVisible()
  const cancelled = page.url()
  await page.goto(payAccount)
  await amount.fill('60.50')
  await proceed(page, 'cascade')

  await page.goBack()
  await expect(page).toHaveURL(payAccount)
  await expect(button(page, 'Proceed to Payment')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(cancelled)
  const result = page.getByRole('main')
  await expect(result.getByText('$40.25')).toBeVisible()
  await expect(result).not.toContainText('60.50')
  await page.goto(payAccount)
  await expect(page.getByText('You may have paid this already')).toBeVisible()
  await expect(page.getByText(begun)).toContainText('$60.50')
})

test('a page of cancelling that names no payment shows none, and forgets none [case-065]', async ({
  page,
  portal,
  signIn,
  context,
}) => {
  const payAccount = portal.url('cascade', '#/pay-account')
  await signIn('cascade')
  await page.goto(payAccount)
  await proceed(page, 'cascade')
  const other = await context.newPage()
  await other.goto(portal.url('cascade', '#/payment-cancelled'))
  await fillSignIn(other, 'cascade')
  await expect(heading(other, 'We have no record of this payment')).toBeVisible()
  await expect(other.getByRole('main').getByText(/cancell?ed/i)).toHaveCount(0)
  await other.goto(payAccount)
  await expect(other.getByText(begun)).toBeVisible()

  await button(page, 'Cancel').click()
  await expect(heading(page, 'Payment canceled')).toBeVisible()
  await expect(button(other, 'Proceed to Payment')).toBeVisible()
  await expect(other.getByText(begun)).toHaveCount(0)
})

test('a statement’s declined payment leads back to the same statement and amount [case-066]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/statements'))
  await page.getByRole('rowheader').nth(1).click()
  await link(page, 'Pay Balance').click()
  const subject = page.getByText(/^Statement of \d\d\/\d\d\/\d{4}$/).locator('..')
  const asked = await subject.textContent()
  await proceed(page)
  await button(page, 'Decline').click()
  await expect(heading(page, 'Payment failed')).toBeVisible()
  await link(page, 'Pay Account').click()
  await expect(subject).toHaveText(asked ?? '')
})
