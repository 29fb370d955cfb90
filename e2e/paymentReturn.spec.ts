import type { Page, Route } from '@playwright/test'
import { expect, fillSignIn, test } from './fixtures'

const dialog = (page: Page) => page.getByRole('dialog')
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const signIn = (page: Page) => page.locator('trade-account').getByRole('button', { name: 'Sign in' })

/** Pays on a page that has no element for a payment's result, and comes back to it while the merchant does not answer. */
async function comeBackUntold(page: Page, letIn: Promise<void>) {
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL(/trade-payment=/)
  const hold = async (route: Route) => {
    await letIn
    await route.continue().catch(() => undefined)
  }
  await page.route(/ipFunction=queryPaymentSession/, hold)
  // A redirect is not routed, and a reload is.
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

test('a payment that was not told when the session ended is told to whoever signs in again as the same customer [case-136]', async ({
  page,
  portal,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('ironbark')
  await openHostPage({ body })
  const { promise, resolve } = Promise.withResolvers<void>()
  await comeBackUntold(page, promise)
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

  // It is told once.
  await endSession(page)
  await signInAs(page, 'builder')
  await expect(page.locator('trade-account')).toContainText('Dana Whitfield')
  await expect(dialog(page)).toHaveCount(0)
})

test('a payment that was not told when the session ended is told to nobody else, and goes with the address [case-136]', async ({
  page,
  portal,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('ironbark')
  await openHostPage({ body })
  await comeBackUntold(page, new Promise(() => undefined))
  await endSession(page)
  await signInAs(page, 'joiner')
  await expect(page.locator('trade-account')).toContainText('Sam')
  await expect(page).toHaveURL(portal.url('ironbark', 'shop.html'))
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText(/Confirming your payment|Payment successful/)).toHaveCount(0)
})

test('a dialog that asks to sign in for a payment’s result can be closed, and the payment is told after a sign-in [case-136]', async ({
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

test('a declined payment of an amount of the customer’s own leads back to that amount on a host’s page [case-137]', async ({
  page,
  portal,
  openHostPage,
  visitBefore,
}) => {
  await visitBefore('cascade')
  await openHostPage({ merchant: 'cascade', body: '<trade-pay-account></trade-pay-account>' })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('12.34')
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('The card was declined. Try another, or cancel.')).toBeVisible()
  await page.goto(portal.url('cascade', 'shop.html?trade-payment=complete'))
  await expect(heading(page, 'Payment failed')).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Pay Account' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Amount' })).toHaveValue('12.34')
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
