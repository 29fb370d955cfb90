import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'
import { button, heading, link } from '../locators'
import { findInvoice, proceed } from '../paying'
import type { MerchantName, RunningPortal } from '../portal'
import { switchOn } from '../settings'
import { expectToSuitAPhone, press } from '../touching'

const thanks = /^Thank you for your payment\. Please be aware the payment will not be reflected/

/** Goes from an invoice to the provider's page. @returns the invoice's name. */
async function payInvoice(page: Page, portal: RunningPortal, merchant: MerchantName) {
  const { name, pay } = await findInvoice(page, portal.url(merchant))
  await page.goto(pay)
  await expect(page.getByText(`Invoice ${name}`)).toBeVisible()
  await proceed(page, merchant)
  return name
}

for (const merchant of ['ironbark', 'cascade'] as const) {
  test(`a statement’s balance is paid on the provider’s page and confirmed at ${merchant} [stat-31 pay-31]`, async ({
    page,
    portal,
    signIn,
    expectAccessible,
  }) => {
    await signIn(merchant)
    await page.getByRole('navigation').getByRole('link', { name: 'Statements' }).click()
    await expect(heading(page, 'Statements')).toBeVisible()
    await page.getByRole('rowheader').first().click()
    await expect(heading(page, 'Statement,')).toBeVisible()
    await expect(page).toHaveTitle(/^Statement, \d\d\/\d\d\/\d{4}/)
    await link(page, 'Pay Balance').click()
    await expect(page).toHaveURL(/#\/pay-account\?statementId=\d{4}-\d\d-\d\d$/)
    await proceed(page, merchant)
    await button(page, 'Approve').click()
    await expect(heading(page, 'Payment successful')).toBeVisible()
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(page).toHaveURL(portal.url(merchant, '#/payment-complete'))
    await expectAccessible('a confirmed payment')
    await page.reload()
    await expect(heading(page, 'Payment successful')).toBeVisible()
    await link(page, 'Dashboard').click()
    await expect(page).toHaveURL(portal.url(merchant, '#/'))
  })

  test(`an invoice’s payment is cancelled at ${merchant} [pay-32 acc-03]${merchant === 'ironbark' ? ' @phone' : ''}`, async ({
    page,
    portal,
    signIn,
  }, { project }) => {
    await signIn(merchant)
    await payInvoice(page, portal, merchant)
    await press(button(page, 'Cancel'))
    const cancelled = merchant === 'cascade' ? 'canceled' : 'cancelled'
    await expect(heading(page, `Payment ${cancelled}`)).toBeVisible()
    await expect(page.getByText(`You have ${cancelled} your payment.`)).toBeVisible()
    await expect(page).toHaveURL(portal.url(merchant, '#/payment-cancelled'))
    if (project.name === 'phone') await expectToSuitAPhone(page)
  })
}

test('an invoice’s declined payment is shown, and can be paid again [pay-33 acc-03] @phone', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  const name = await payInvoice(page, portal, 'ironbark')
  await press(button(page, 'Decline'))
  await expect(heading(page, 'Payment failed')).toBeVisible()
  await expect(page.getByText('Your transaction has failed. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(portal.url('ironbark', '#/payment-fail'))
  if (project.name === 'phone') await expectToSuitAPhone(page)
  await press(link(page, 'Pay Account'))
  await expect(page.getByText(`Invoice ${name}`)).toBeVisible()
})

test('a payment that was left on the provider’s page is warned of before another [pay-34]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('cascade')
  await page.goto(portal.url('cascade', '#/pay-account'))
  await proceed(page, 'cascade')
  await page.goto(portal.url('cascade', '#/pay-account'))
  await expect(page.getByText('You may have paid this already')).toBeVisible()
})

test('a payment’s return outlives a sign-in on the way [pay-35]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/pay-account'))
  await proceed(page)
  await page.evaluate(() => sessionStorage.clear())
  await button(page, 'Approve').click()
  await fillSignIn(page, 'ironbark')
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await expect(page).toHaveURL(portal.url('ironbark', '#/payment-complete'))
})

test('a page of a payment that nobody made claims nothing [pay-36]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/payment-fail?sessionId=made-up'))
  await expect(heading(page, 'We have no record of this payment')).toBeVisible()
  await expect(page.getByRole('main').getByText(/failed/i)).toHaveCount(0)
  await expect(page).toHaveURL(portal.url('ironbark', '#/payment-fail'))
})

test('an address that names no day or no invoice is no page [stat-32 pay-37]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  const none = [
    '#/statements/yesterday',
    '#/statements/2026-02-30',
    '#/pay-account?statementId=soon',
    '#/pay-account?invoiceId=x',
    '#/pay-account?invoiceId=418823&suffix=-1',
    '#/pay-account?invoiceId=0&suffix=0',
  ]
  for (const address of none) {
    await page.goto(portal.url('ironbark', address))
    await expect(heading(page, 'Page not found')).toBeVisible()
  }
})

test('nothing leads to paying, and its address is no page, where paying is switched off [pay-38]', async ({
  page,
  portal,
  signIn,
}) => {
  await switchOn(page, { payment_provider: 'barter' })
  await signIn('ironbark')
  await expect(page.getByText('Your overdue balance is')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(0)
  await page.goto(portal.url('ironbark', '#/pay-account'))
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('Pay Now and the account menu lead to Pay Account [home-10 pay-39]', async ({ page, signIn }) => {
  await signIn('ironbark')
  await page.getByRole('link', { name: 'Pay Now' }).click()
  await expect(heading(page, 'Pay Account')).toBeVisible()
  await page.goBack()
  await button(page, 'My Account').click()
  await page.getByRole('menuitem', { name: 'Pay Account' }).click()
  await expect(heading(page, 'Pay Account')).toBeVisible()
})

test('statements that cannot be loaded lead home by the modal [stat-33]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  for (const [address, operation] of [
    ['#/statements', 'getStatementList'],
    ['#/statements/2026-10-31', 'getStatementDetail'],
  ] as const) {
    await page.route(new RegExp(`ipFunction=${operation}`), (route) => route.fulfill({ status: 404 }))
    await page.goto(portal.url('ironbark', address))
    // Home has already loaded the statements.
    await page.reload()
    const modal = page.getByRole('alertdialog', { name: 'An Error Occured' })
    await modal.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(portal.url('ironbark', '#/'))
  }
})

test('the order of the statements stands in the address, and Back finds it [stat-03]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/statements'))
  const newest = await page.getByRole('rowheader').first().textContent()
  await button(page, 'Statement Date').click()
  await expect(page).toHaveURL(/#\/statements\?sort=date$/)
  await expect(page.getByRole('rowheader').last()).toHaveText(newest ?? '')
  await page.goBack()
  await expect(page.getByRole('rowheader').first()).toHaveText(newest ?? '')
})
