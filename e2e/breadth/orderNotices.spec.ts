import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { beginOrder, confirmOrder, leaveDelivery, seeDeliveryPrice } from '../checkout'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { seeRendered } from '../frames'
import { emptyCart, orderPlaced } from '../locators'
import { switchOn } from '../settings'
import { addOrdinary, goTo, searchFor } from '../shopping'

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Order' })

/** Goes from Review Cart to the checkout and confirms the order. */
async function orderFromCart(page: Page, jobName: string): Promise<string> {
  await leaveDelivery(page, 'ironbark', { jobName })
  await page.getByRole('link', { name: 'Checkout' }).click()
  return confirmOrder(page)
}

const ways = {
  'the browser’s Back': (page: Page) => page.goBack(),
  'a typed address': (page: Page) => goTo(page, '#/cart'),
}

for (const [way, leave] of Object.entries(ways)) {
  test(`an order whose number is left by ${way} has emptied the cart, and the next form knows nothing of it [check-101]`, async ({
    page,
    openCart,
  }) => {
    await openCart('ironbark', 2)
    const number = await orderFromCart(page, `Left by ${way}`)
    await leave(page)
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await expect(emptyCart(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save Custom List' })).toHaveCount(0)

    await beginOrder(page, 'ironbark')
    // The form remembers the site for the next order, and nothing of the order itself.
    await expect(page.getByRole('combobox', { name: 'Job name' })).toHaveValue(`Left by ${way}`)
    await expect(page.getByRole('textbox', { name: /Order reference/ })).toHaveValue('')
    await expect(orderPlaced(page)).toHaveCount(0)
    await expect(page.getByText(number)).toHaveCount(0)
    await goTo(page, '#/checkout/complete')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.reload()
    await expect(page.getByText(number)).toHaveCount(0)
  })
}

test('a page is complete only after the number of that very order was closed, and says what it was [check-103]', async ({
  page,
  portal,
  openCheckout,
}) => {
  await openCheckout('ironbark', { jobName: 'Quoted first' })
  await page.getByRole('button', { name: 'Create Quote' }).click()
  await expect(page.getByRole('dialog', { name: 'Quote Created' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Quote Created' })).toBeVisible()
  await expect(page.getByText('Order Complete!')).toHaveCount(0)

  await beginOrder(page, 'ironbark', { jobName: 'Ordered next' })
  await confirmOrder(page)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()

  // A merchant without the cart has no such page.
  await switchOn(page, { shopping_cart_disabled: 'true' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.unrouteAll()
  await page.reload()

  // The next order is incomplete until it has been sent.
  await beginOrder(page, 'ironbark', { jobName: 'Refused' })
  await portal.fail('ironbark', {
    operation: 'getCustomerDetails',
    kind: 'status',
    status: 404,
    times: null,
  })
  await confirm(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await portal.heal('ironbark')
  await goTo(page, '#/checkout/complete')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('another tab finds the cart empty from the moment of the confirmation [check-106]', async ({
  page,
  context,
  portal,
  signInRemembered,
}) => {
  await signInRemembered('ironbark')
  await beginOrder(page, 'ironbark', { jobName: 'Two tabs' })
  const other = await context.newPage()
  await other.goto(portal.url('ironbark', '#/cart'))
  await expect(other.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await confirmOrder(page)
  await expect(other.getByText('Your cart is empty')).toBeVisible()
})

/** Runs in the page. @returns true if it has stored for an order’s own customer that the order was placed. */
const isPlacedOrderStored = () => Object.keys(localStorage).some((key) => key.includes(':placed:'))

test.describe('an order whose customer signs out before its answer', () => {
  /** Presses and signs out while the response is pending. */
  async function pressAndSignOut(page: Page, projectName: string, until: Promise<void>) {
    await page.route(/ipFunction=processComplete/, async (route) => {
      const response = await route.fetch()
      await until
      await route.fulfill({ response })
    })
    const sent = page.waitForRequest(/ipFunction=processComplete/)
    await confirm(page).click()
    await expect(page.getByText('Sending your order…')).toBeVisible()
    await sent
    await signOut(page, projectName)
  }

  for (const other of [null, 'joiner']) {
    test(`is shown to its own customer, in a message that stays until they close them; meanwhile at the portal: ${other ?? 'nobody'} [error-105, check-102]`, async ({
      page,
      portal,
      openCheckout,
    }, { project }) => {
      const reference = `PO-OUT-${other ?? 'ALONE'}`
      await page.clock.install()
      await openCheckout('ironbark', { jobName: 'Signed out', reference })
      const { promise, resolve } = Promise.withResolvers<void>()
      await pressAndSignOut(page, project.name, promise)
      await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
      if (other) {
        await fillSignIn(page, 'ironbark', other)
        await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
      }
      await page.evaluate(() => {
        const seen = window as unknown as { seen: string }
        seen.seen = ''
        new MutationObserver(() => (seen.seen += document.body.innerText)).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        })
      })
      const answered = page.waitForResponse(/ipFunction=processComplete/)
      resolve()
      await (await answered).finished()
      await expect.poll(() => page.evaluate(isPlacedOrderStored)).toBe(true)
      await page.clock.runFor(1_000)
      await seeRendered(page)
      const reported = await page.evaluate(() => (window as unknown as { seen: string }).seen)
      expect(reported + (await page.locator('body').innerText())).not.toMatch(/placed|PO-OUT/i)
      if (other) await signOut(page, project.name)

      await fillSignIn(page, 'ironbark')
      const message = page.getByText(
        new RegExp(`^Your order ${reference} was placed\\. Its number is \\d+\\.$`),
      )
      await expect(message).toBeVisible()
      await page.clock.runFor(4_000)
      await expect(message).toBeVisible()
      await page.reload()
      await expect(message).toBeVisible()
      await goTo(page, '#/orders')
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(message).toHaveCount(0)
      await page.reload()
      await expect(emptyCart(page)).toBeVisible()
      await expect(message).toHaveCount(0)
      const orders = await portal.orders('ironbark')
      expect(orders.filter(({ jobName }) => jobName === 'Signed out').length).toBeGreaterThan(0)
    })
  }
})

for (const answer of ['This is mine', 'Not mine']) {
  test(`an earlier order whose amount was changed is asked about as the earlier one; the answer: ${answer} [check-104]`, async ({
    page,
    portal,
    openCheckout,
  }) => {
    const reference = `PO-EARLY-${answer.length}`
    await openCheckout('ironbark', { jobName: 'Earlier job', reference })
    portal.change(
      'ironbark',
      `CREATE TRIGGER dearer${answer.length} AFTER INSERT ON transactions WHEN new.order_reference = '${reference}'
       BEGIN UPDATE transactions SET total = total * 105 / 100 WHERE number = new.number; END`,
    )
    await portal.fail('ironbark', {
      operation: 'processComplete',
      when: 'after',
      kind: 'status',
      status: 500,
    })
    await confirm(page).click()
    await expect(page.getByText('Is this your order?')).toBeVisible()

    // A new cart, since the first one is closed.
    await searchFor(page, known.ironbark.ordinary)
    await addOrdinary(page, 5)
    await leaveDelivery(page, 'ironbark', { jobName: `Present job, ${answer}` })
    await goTo(page, '#/checkout')
    await seeDeliveryPrice(page)
    await confirm(page).click()
    const summary = page.getByRole('complementary', { name: 'Order Summary' })
    await expect(summary.getByText(`Your earlier order ${reference}`)).toBeVisible()
    await expect(summary.getByText(/Earlier job/).first()).toBeVisible()
    await expect(summary.getByText(/Nothing was sent this time/)).toBeVisible()
    await summary.getByRole('button', { name: new RegExp(`^${answer}`) }).click()

    await expect(confirm(page)).toBeEnabled()
    await expect(orderPlaced(page)).toHaveCount(0)
    if (answer === 'This is mine') {
      await expect(
        summary.getByText(new RegExp(`^Your earlier order ${reference} was placed\\.`)),
      ).toBeVisible()
    }
    const sent = async () =>
      (await portal.orders('ironbark')).filter(({ jobName }) => jobName === `Present job, ${answer}`)
    expect(await sent()).toEqual([])
    await confirmOrder(page)
    expect(await sent()).toHaveLength(1)
  })
}

test.describe('an order of which nothing was placed', () => {
  /** Skips the half minute that the six checks take each time. */
  const letLooksPass = (page: Page) => page.clock.fastForward(31_000)
  const notPlaced = (page: Page) => page.getByText(/Your order was not placed\. Your cart hasn’t changed/)

  test.beforeEach(({ page }) => page.clock.install())

  test('is shown in the form after an expired session was signed in again, without another press [check-105]', async ({
    page,
    portal,
    openCheckout,
  }) => {
    await openCheckout('ironbark', { jobName: 'Expired' })
    await portal.fail('ironbark', { operation: 'processComplete', kind: 'expiry' })
    await confirm(page).click()
    await fillSignIn(page, 'ironbark')
    await expect(page.getByText(/Checking your orders…/)).toBeVisible()
    await letLooksPass(page)
    await expect(notPlaced(page)).toBeVisible()
    await confirmOrder(page)
  })

  test('is shown in the form when a lost signal is back, without another press [check-105]', async ({
    page,
    context,
    openCheckout,
  }) => {
    await openCheckout('ironbark', { jobName: 'No signal' })
    await page.route(/ipFunction=processComplete/, async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await confirm(page).click()
    await expect(page.getByText(/Checking your orders…/)).toBeVisible()
    await letLooksPass(page)
    await expect(page.getByText(/We couldn’t check your orders/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/Checking your orders…/)).toBeVisible()
    await letLooksPass(page)
    await expect(notPlaced(page)).toBeVisible()
    await page.unroute(/ipFunction=processComplete/)
    await confirmOrder(page)
  })
})
