import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import type { MerchantName, RunningPortal } from '../portal'
import { addOrdinary, fillCart, searchFor } from '../shopping'

const merchant: MerchantName = 'ironbark'

async function removals(portal: RunningPortal) {
  return (await portal.calls(merchant, 'deleteCartProduct')).length
}

async function removeLine(page: Page) {
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
}

const ways: [string, (page: Page) => Promise<unknown>][] = [
  ['for another site', (page) => page.goto('about:blank')],
  ['by a reload', (page) => page.reload()],
  // A page with a `beforeunload` prompt is not closed yet when `close()` returns.
  [
    'by closing it',
    (page) => Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]),
  ],
]

for (const [way, leave] of ways) {
  test(`a removal is sent once when the browser leaves the page ${way} [cart-13, cart-102]`, async ({
    page,
    context,
    portal,
    signInRemembered,
  }) => {
    await signInRemembered(merchant)
    await fillCart(page, known[merchant].ordinary, 2)
    const before = await removals(portal)
    await removeLine(page)
    expect(await removals(portal)).toBe(before)
    await leave(page)
    await expect.poll(async () => (await removals(portal)) - before).toBe(1)

    await context.clock.install()
    const next = await context.newPage()
    await next.goto(portal.url(merchant, '#/cart'))
    await expect(next.getByText('Your cart is empty.')).toBeVisible()
    // Longer than the wait for changes left by another page.
    await next.clock.runFor(8_000)
    // Changes of a cart are sent one after the other, so a due removal would be sent before this one.
    await searchFor(next, known[merchant].ordinary)
    await addOrdinary(next, 1)
    expect((await removals(portal)) - before).toBe(1)
    await expect(next.getByText(/(was not|wasn’t) saved/)).toHaveCount(0)
  })
}

test('signing out a moment after a removal sends it first [cart-104]', async ({ page, portal, openCart }, {
  project,
}) => {
  await openCart(merchant, 2)
  const before = await removals(portal)
  await removeLine(page)
  await signOut(page, project.name)
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  expect((await removals(portal)) - before).toBe(1)
  await fillSignIn(page, merchant)
  await expect(page.getByText(/^Cart, 0 items/)).toBeAttached()
})

test('signing out with a change that cannot be sent asks first [cart-105]', async ({
  page,
  portal,
  openCart,
}, { project }) => {
  await openCart(merchant, 2)
  await portal.fail(merchant, { operation: 'deleteCartProduct', kind: 'hang', times: null })
  await removeLine(page)
  await signOut(page, project.name)
  const question = page.getByRole('alertdialog', { name: 'Sign Out' })
  await expect(question).toContainText('1 change was not saved. Sign out all the same?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await signOut(page, project.name)
  await question.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await portal.heal(merchant)
})
