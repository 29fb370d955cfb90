import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'

/** Refuses an operation without a reason, for this page alone, until the returned function is called. */
async function refuseWithoutReason(page: Page, operation: string) {
  const calls = new RegExp(`ipFunction=${operation}$`)
  await page.route(calls, (route) => route.fulfill({ json: { hasErrors: true } }))
  return () => page.unroute(calls)
}

test('a sign-in that fails blames username and password only where they were refused [error-123]', async ({
  page,
  portal,
}) => {
  const failure = page.locator('[data-failure]')
  const blame = 'Check your username and password'
  const tries = async (fault: Record<string, unknown> | null, message: string) => {
    await page.goto(portal.url('ironbark'))
    if (fault) await portal.fail('ironbark', { times: null, ...fault })
    await fillSignIn(page, 'ironbark')
    await expect(failure).toContainText(message)
    if (message !== blame) await expect(failure).not.toContainText(blame)
    await portal.heal('ironbark')
  }
  const noAnswer = 'We couldn’t reach the server.'
  const serverFailed = 'The server isn’t responding properly just now.'
  await tries({ operation: 'login', kind: 'refusal', rows: [{ field: 'userid', msg: '' }] }, blame)
  await tries({ operation: 'login', kind: 'reset' }, noAnswer)
  await tries({ operation: 'login', kind: 'reset', when: 'after' }, noAnswer)
  await tries({ operation: 'login', kind: 'status', status: 500 }, serverFailed)
  await tries({ operation: 'login', kind: 'html' }, serverFailed)
  // The password was already accepted.
  await tries({ operation: 'getUserDetails', kind: 'status', status: 500 }, serverFailed)
  await tries({ operation: 'getUserDetails', kind: 'expiry' }, 'didn’t keep you signed in')
  for (const operation of ['login', 'getUserDetails']) {
    const stop = await refuseWithoutReason(page, operation)
    await tries(null, `didn’t say why`)
    await expect(failure).toContainText(`Api Error, ${operation}`)
    await stop()
  }
})

test('a portal that cannot be opened says why [error-124]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  const says = async (fault: Record<string, unknown>, message: string) => {
    await portal.fail('ironbark', { times: null, ...fault })
    await page.reload()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('We couldn’t open the portal')
    await expect(alert).toContainText(message)
    await portal.heal('ironbark')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: /^Hi Dana!/ })).toBeVisible()
  }
  const rows = [{ field: '', msg: 'This account is on hold' }]
  const notFound = { kind: 'status', status: 404 }
  await says({ operation: 'getUserDetails', kind: 'reset' }, 'We couldn’t reach the server.')
  await says({ operation: 'getUserDetails', ...notFound }, 'The server isn’t responding properly just now.')
  await says({ operation: 'getUserDetails', kind: 'refusal', rows }, 'This account is on hold')
  await says(
    { operation: 'getWidgetConfiguration', ...notFound },
    'The server isn’t responding properly just now.',
  )
  await says({ operation: 'getUserDetails', kind: 'hang' }, 'This is taking longer than usual.')
})

test('a change that the server failed to take is not blamed on the network [error-125]', async ({
  page,
  portal,
  context,
  openCart,
}) => {
  await openCart('ironbark', 2)
  await portal.fail('ironbark', { operation: 'updateCartProduct', kind: 'status', status: 500, times: null })
  const more = page.getByRole('button', { name: /^Increase quantity of / }).first()
  await more.click()
  await expect(page.getByText('1 change waiting')).toBeVisible()
  await expect(page.getByText(/Not sent yet/)).toBeVisible()
  await expect(page.getByText(/You’re offline/)).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.getByText(/You’re offline/)).toBeVisible()
  await context.setOffline(false)
  await portal.heal('ironbark')
  await expect(page.getByText('1 change waiting')).toBeHidden({ timeout: 45_000 })
})

test('a refusal without a reason says so, with what to tell for help [error-126]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  const stop = await refuseWithoutReason(page, 'getCartContents')
  await page.goto(portal.url('ironbark', '#/cart'))
  await page.reload()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('The server refused this and didn’t say why.')
  await expect(alert).toContainText(
    'If this keeps happening, contact us and quote: Api Error, getCartContents',
  )
  await stop()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your cart is empty.')).toBeVisible()
})
