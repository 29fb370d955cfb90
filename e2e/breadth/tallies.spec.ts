import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'
import { seeRendered } from '../frames'
import type { MerchantName, RunningPortal } from '../portal'
import { addPresetTally, goTo, searchFor } from '../shopping'

const merchant: MerchantName = 'ironbark'
const update = (page: Page) => page.getByRole('button', { name: /^Update Tally of / })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Update Tally' })
const pieces = (page: Page) => dialog(page).getByRole('spinbutton').first()
const begun = (page: Page) => dialog(page).getByText('You started these lengths earlier.')

// A call the test no longer waits for may still be pending.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Signs in, puts three pieces of one length in the cart and opens their Update Tally in Review Cart. */
async function openUpdate(page: Page, signIn: (name: MerchantName) => Promise<void>) {
  await signIn(merchant)
  await searchFor(page, known[merchant].presetTally)
  await addPresetTally(page, [3])
  await goTo(page, '#/cart')
  await update(page).click()
  await expect(pieces(page)).toHaveValue('3')
}

async function sentTallies(portal: RunningPortal) {
  const calls = await portal.calls(merchant, 'updateCartProduct')
  return calls.map(({ payload }) => payload)
}

test('what was typed into Update Tally when the session ended is there after signing in again [tally-101]', async ({
  page,
  portal,
  signIn,
}) => {
  await openUpdate(page, signIn)
  await portal.fail(merchant, { operation: 'updateCartProduct', kind: 'expiry' })
  await pieces(page).fill('77')
  await dialog(page).getByRole('button', { name: 'Update Tally' }).click()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await page.keyboard.press('Escape')
  await fillSignIn(page, merchant)
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()

  await update(page).click()
  await expect(pieces(page)).toHaveValue('77')
  await expect(begun(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Update Tally' }).click()
  await expect(dialog(page)).toBeHidden()
  expect((await sentTallies(portal)).at(-1)).toMatchObject({ tallyLength: [{ qty: 77 }] })

  // A submitted tally is not offered again.
  await update(page).click()
  await expect(pieces(page)).toHaveValue('77')
  await expect(begun(page)).toHaveCount(0)
})

test('what was begun in Update Tally survives a reload, and gives way to what the cart holds on request [tally-102]', async ({
  page,
  signIn,
}) => {
  await openUpdate(page, signIn)
  await pieces(page).press('ControlOrMeta+a')
  await pieces(page).pressSequentially('41')
  await page.reload()
  await update(page).click()
  await expect(pieces(page)).toHaveValue('41')
  await dialog(page).getByRole('button', { name: 'Show what’s in your cart' }).click()
  await expect(pieces(page)).toHaveValue('3')
  await expect(begun(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await update(page).click()
  await expect(pieces(page)).toHaveValue('3')
})

test('an updated tally is refetched, and shown as the merchant changed it [tally-103]', async ({
  page,
  signIn,
}) => {
  await openUpdate(page, signIn)
  await page.route(/ipFunction=getCartTallies/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { CartTallies: { length: number; qty: number }[] }
    const packs = answer.CartTallies.map((row) => ({ ...row, qty: Math.ceil(row.qty / 10) * 10 }))
    await route.fulfill({ response, json: { ...answer, CartTallies: packs } })
  })
  await pieces(page).fill('77')
  await dialog(page).getByRole('button', { name: 'Update Tally' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText(/^80\s@\s/)).toBeVisible()
})

test('a tally that is closed while it is being sent, and opened again, stays open when the answer comes [tally-104]', async ({
  page,
  signIn,
}) => {
  await openUpdate(page, signIn)
  const { promise: maySend, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/ipFunction=updateCartProduct/, async (route) => {
    await maySend
    await route.continue()
  })
  await pieces(page).fill('77')
  await dialog(page).getByRole('button', { name: 'Update Tally' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await update(page).click()
  const second = dialog(page).getByRole('spinbutton').nth(1)
  await second.fill('9')
  await expect(page.getByText(/^77\s@\s/)).toHaveCount(0)
  // The tally is refetched last.
  const readAgain = page.waitForResponse(/ipFunction=getCartTallies/)
  letGo()
  await (await readAgain).finished()
  await expect(page.getByText(/^77\s@\s/)).toBeVisible()
  await seeRendered(page)
  await expect(second).toHaveValue('9')
})
