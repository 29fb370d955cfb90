import type { Page } from '@playwright/test'
import { known } from '@trade-portal/demo-data'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { home } from '../locators'
import { goTo, searchFor } from '../shopping'

/** Records the browser's native dialogs, none of which may replace one of the portal's. */
function noteNativeDialogs(page: Page): string[] {
  const noted: string[] = []
  page.on('dialog', (dialog) => {
    noted.push(dialog.message())
    void dialog.dismiss()
  })
  return noted
}

/** Fails the download of every further file. */
const loseFiles = (page: Page) => page.route('**/assets/**', (route) => route.abort())

test('a page whose files cannot be read says so, and can be tried again [shell-72]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.route('**/assets/CartReview*', (route) => route.abort())
  await page.goto(portal.url('ironbark', '#/cart'))
  const dialog = page.getByRole('alertdialog', { name: 'An Error Occured' })
  await expect(dialog).toContainText('We couldn’t load this page.')
  await page.unroute('**/assets/CartReview*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('a portal whose files are all lost right after the sign-in says so in the page, and can be tried again [case-225]', async ({
  page,
  portal,
}) => {
  const native = noteNativeDialogs(page)
  await page.route(/ipFunction=login/, async (route) => {
    await loseFiles(page)
    await route.continue()
  })
  await page.goto(portal.url('ironbark'))
  // The portal behind the sign-in is loaded once somebody types into the interactive form; its frame and pages come
  // afterwards.
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  const app = page.waitForResponse(/\/assets\/shell-/)
  await page.getByRole('textbox', { name: 'Username' }).pressSequentially('b')
  await (await app).finished()
  await fillSignIn(page, 'ironbark')
  const dialog = page.getByRole('alertdialog', { name: 'An Error Occured' })
  await expect(dialog).toContainText('We couldn’t load this page. Check your connection and try again.')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
  expect(native).toEqual([])
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(home(page)).toBeVisible()
})

test('an error is shown in the page while no further file loads [case-226]', async ({
  page,
  portal,
  signIn,
}) => {
  const native = noteNativeDialogs(page)
  await page.route('**/assets/Questions-*', (route) => route.abort())
  await signIn('ironbark')
  await searchFor(page, known.ironbark.ordinary)
  await portal.fail('ironbark', { operation: 'addCartProduct', when: 'before', kind: 'status', status: 502 })
  await page
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await expect(error).toContainText('We couldn’t confirm it was added. Please check your cart.')
  expect(native).toEqual([])
  await error.getByRole('button', { name: 'OK' }).click()
  await expect(error).toHaveCount(0)
  await goTo(page, '#/cart')
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('a sign-out that would lose changes asks in the page while no further file comes [case-226]', async ({
  page,
  portal,
  openCart,
}, info) => {
  const native = noteNativeDialogs(page)
  await page.route('**/assets/Questions-*', (route) => route.abort())
  await openCart('ironbark', 2)
  await portal.fail('ironbark', {
    operation: 'updateCartProduct',
    kind: 'status',
    status: 502,
    when: 'before',
    times: null,
  })
  await page
    .getByRole('button', { name: /^Increase quantity of / })
    .first()
    .click()
  await expect(page.getByText('1 change waiting')).toBeVisible()
  await signOut(page, info.project.name)
  const question = page.getByRole('alertdialog', { name: 'Sign Out' })
  await expect(question).toContainText('1 change was not saved. Sign out all the same?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('1 change waiting')).toBeVisible()
  await signOut(page, info.project.name)
  await question.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  expect(native).toEqual([])
  await portal.heal('ironbark')
})

test('a page whose files hang offers to load it again after a while [case-227]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  let hang = true
  await page.route('**/assets/CartReview*', (route) => (hang ? undefined : route.continue()))
  await page.clock.install()
  await page.goto(portal.url('ironbark'))
  await page.reload()
  await page.clock.runFor(1_000)
  await expect(home(page)).toBeVisible()
  await page.goto(portal.url('ironbark', '#/cart'))
  await page.clock.runFor(9_000)
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
  hang = false
  await page.clock.resume()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('a portal whose first files hang offers to load it again after a while [case-227]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  let hang = true
  await page.route('**/assets/shell-*', (route) => (hang ? undefined : route.continue()))
  await page.clock.install()
  await page.goto(portal.url('ironbark', '#/cart'))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-start', 'waiting')
  await page.clock.runFor(10_000)
  await expect(page.getByRole('alert')).toContainText(
    'The portal is slow to load. Wait a moment, or reload the page.',
  )
  hang = false
  await page.clock.resume()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
})

test('closing the modal of a page that failed leads home [shell-71]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await portal.fail('ironbark', {
    operation: 'getListDespatchMethod',
    kind: 'status',
    status: 404,
    times: null,
  })
  await page.goto(portal.url('ironbark', '#/checkout'))
  const dialog = page.getByRole('alertdialog', { name: 'An Error Occured' })
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: /^Hi Dana!/ })).toBeVisible()
  await portal.heal('ironbark')
})

test('any other part of the checkout that cannot be read says so in its place, and Try again reads it [error-121]', async ({
  page,
  portal,
  openCheckout,
}) => {
  await openCheckout('ironbark')
  for (const operation of ['getVehicleTypes', 'getOrderBranches', 'getState', 'getCartContents']) {
    await portal.fail('ironbark', { operation, kind: 'status', status: 404, times: null })
    await page.reload()
    const main = page.getByRole('main')
    await expect(main.getByRole('alert'), operation).toContainText('We couldn’t load this')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await portal.heal('ironbark')
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('combobox', { name: 'Job name' })).toBeVisible()
  }
})

test('a page that fails while it is rendered says so, and closing that leads home [shell-68]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.route('**/assets/CompleteRoute*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function CompleteRoute() { throw new Error('of the inside') }",
    }),
  )
  await page.goto(portal.url('ironbark', '#/checkout/complete'))
  const dialog = page.getByRole('alertdialog', { name: 'An Error Occured' })
  await expect(dialog).toContainText('Something went wrong.')
  await expect(dialog).not.toContainText('of the inside')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(page.getByRole('heading', { name: /^Hi Dana!/ })).toBeVisible()
})

test('an address of no route is not found [shell-43]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/no/such/place'))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})
