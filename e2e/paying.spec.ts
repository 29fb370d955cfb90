import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from './fixtures'
import { switchOn } from './settings'
import { expectToSuitAPhone, press } from './touching'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const thanks = /^Thank you for your payment\. Please be aware the payment will not be reflected/

/** Goes to the payment of an invoice that stands on the newest statement, with something left to pay. */
async function payInvoice(page: Page, statements: string) {
  await page.goto(statements)
  await page.getByRole('rowheader').first().click()
  const row = page.getByRole('row').filter({ hasText: /^\d+-\d+Invoice/ })
  const [, number, suffix] = /^(\d+)-(\d+)/.exec((await row.first().textContent()) ?? '') ?? []
  await page.goto(statements.replace('statements', `pay-account?invoiceId=${number}&suffix=${suffix}`))
  await expect(page.getByText(`Invoice ${number}-${suffix}`)).toBeVisible()
  await press(button(page, 'Proceed to Payment'))
  return `${number}-${suffix}`
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
    await button(page, 'Proceed to Payment').click()
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
    await payInvoice(page, portal.url(merchant, '#/statements'))
    await press(button(page, 'Cancel'))
    const cancelled = merchant === 'cascade' ? 'canceled' : 'cancelled'
    await expect(heading(page, `Payment ${cancelled}`)).toBeVisible()
    await expect(page.getByText(`You have ${cancelled} your payment.`)).toBeVisible()
    await expect(page).toHaveURL(portal.url(merchant, '#/payment-cancelled'))
    if (project.name === 'phone') await expectToSuitAPhone(page)
  })
}

test('an invoice’s declined payment is told, and can be paid anew [pay-33 acc-03] @phone', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  const name = await payInvoice(page, portal.url('ironbark', '#/statements'))
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
  await button(page, 'Proceed to Payment').click()
  await expect(heading(page, 'Pay Cascade Lumber & Supply')).toBeVisible()
  await page.goto(portal.url('cascade', '#/pay-account'))
  await expect(page.getByText('You may have paid this already')).toBeVisible()
})

test('a payment’s return outlives a sign-in on the way [pay-35]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/pay-account'))
  await button(page, 'Proceed to Payment').click()
  await expect(heading(page, 'Pay Ironbark Trade')).toBeVisible()
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
    // Home has read the statements already.
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
