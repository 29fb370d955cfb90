import type { Page, Route } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'
import { serveHostPage } from '../hostPage'

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const signIn = (page: Page) => page.locator('trade-account').getByRole('button', { name: 'Sign in' })

/** Pays on a page without an element for a payment's result, and comes back to it while the merchant does not respond. */
async function comeBackUnseen(page: Page, letIn: Promise<void>) {
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL(/trade-payment=/)
  const hold = async (route: Route) => {
    await letIn
    await route.continue().catch(() => undefined)
  }
  await page.route(/ipFunction=queryPaymentSession/, hold)
  // Playwright does not route a redirect, but it does route a reload.
  await page.reload()
  await expect(heading(page, 'Confirming your payment')).toBeVisible()
}

const endSession = (page: Page) =>
  page.evaluate(() =>
    (document.querySelector('trade-portal') as HTMLElement & { signOut: () => Promise<boolean> }).signOut(),
  )

async function signInAs(page: Page, username: string) {
  await signIn(page).click()
  await fillSignIn(dialog(page), 'ironbark', username)
}

const body =
  '<trade-portal></trade-portal><trade-account></trade-account><trade-pay-account></trade-pay-account>'

test('a payment not shown when the session ended is shown once the same customer has signed in again [case-136]', async ({
  page,
  portal,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('ironbark')
  await openHostPage({ body })
  const { promise, resolve } = Promise.withResolvers<void>()
  await comeBackUnseen(page, promise)
  await endSession(page)
  await expect(signIn(page)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/trade-payment=complete/)

  resolve()
  await signInAs(page, 'builder')
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await expect(page).toHaveURL(portal.url('ironbark', 'shop.html'))
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  // The notice is shown once.
  await endSession(page)
  await signInAs(page, 'builder')
  await expect(page.locator('trade-account')).toContainText('Dana Whitfield')
  await expect(dialog(page)).toHaveCount(0)
})

test('a payment not shown when the session ended is shown to nobody else, and goes with the address [case-136]', async ({
  page,
  portal,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('ironbark')
  await openHostPage({ body })
  await comeBackUnseen(page, new Promise(() => undefined))
  await endSession(page)
  await signInAs(page, 'joiner')
  await expect(page.locator('trade-account')).toContainText('Sam')
  await expect(page).toHaveURL(portal.url('ironbark', 'shop.html'))
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText(/Confirming your payment|Payment successful/)).toHaveCount(0)
})

test('a dialog that asks to sign in for a payment’s result can be closed, and the payment is shown after a sign-in [case-136]', async ({
  page,
  portal,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('ironbark')
  await openHostPage({ body })
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL(/trade-payment=/)
  await page.reload()
  await expect(dialog(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await signInAs(page, 'builder')
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await expect(page).toHaveURL(portal.url('ironbark', 'shop.html'))
})

test('an element that pays begins with the amount of its attribute, also of one that changes [case-137]', async ({
  page,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('cascade')
  await openHostPage({
    merchant: 'cascade',
    body: '<trade-pay-account amount="25"></trade-pay-account>',
  })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await expect(amount).toHaveValue('25.00')
  await page.locator('trade-pay-account').evaluate((element) => element.setAttribute('amount', '31.5'))
  await expect(amount).toHaveValue('31.50')
  await page.locator('trade-pay-account').evaluate((element) => element.setAttribute('amount', 'a lot'))
  await expect(amount).not.toHaveValue('31.50')
  await expect(amount).toHaveValue(/^\d+\.\d\d$/)
})

test('what an element has shown of a payment goes with its customer, and the next one finds nothing of it [case-139]', async ({
  page,
  portal,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('ironbark')
  await openHostPage({
    body: '<trade-portal></trade-portal><trade-account></trade-account><trade-pay-account></trade-pay-account>',
  })
  const result = page.locator('trade-payment-result')
  const reported = result.getByRole('heading', { name: 'Payment successful' })
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await serveHostPage(page, portal, {
    body: '<trade-portal></trade-portal><trade-account></trade-account><trade-payment-result></trade-payment-result>',
  })
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL(/trade-payment=/)
  // Playwright does not route a redirect, but it does route a reload.
  await page.reload()
  await expect(reported).toBeVisible()
  await expect(page).toHaveURL(portal.url('ironbark', 'shop.html'))
  await page.reload()
  await expect(reported).toBeVisible()

  await endSession(page)
  await expect(signIn(page)).toBeVisible()
  await expect(reported).toHaveCount(0)
  expect(await page.evaluate(() => window.history.state as unknown)).toBeNull()
  await signInAs(page, 'tom')
  await expect(page.locator('trade-account').getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await page.reload()
  await expect(page.locator('trade-account').getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(result).toBeAttached()
  await expect(result.getByRole('heading')).toHaveCount(0)
})

test('an element for a payment’s result shows nothing where nobody has paid, unless the page is for that alone [case-139]', async ({
  page,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('ironbark')
  await openHostPage({
    body: '<trade-payment-result></trade-payment-result><trade-payment-result page="complete" id="own"></trade-payment-result>',
  })
  await expect(
    page.locator('#own').getByRole('heading', { name: 'We have no record of this payment' }),
  ).toBeVisible()
  await expect(page.locator('trade-payment-result').first().getByRole('heading')).toHaveCount(0)
})

test('an invoice that nobody can read is not paid by paying something else [case-137]', async ({
  page,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('ironbark')
  await openHostPage({ body: '<trade-pay-account invoice="418501"></trade-pay-account>' })
  const pay = page.locator('trade-pay-account')
  await expect(pay.getByText('We couldn’t load Invoice 418501')).toBeVisible()
  await expect(pay.getByRole('button', { name: 'Proceed to Payment' })).toHaveCount(0)
  await pay.evaluate((element) => element.setAttribute('invoice', ' 418501-1 '))
  await expect(pay.getByText('418501-1')).not.toHaveCount(0)
  await expect(pay.getByRole('button', { name: 'Proceed to Payment' })).toBeVisible()
})
