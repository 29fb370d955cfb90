import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { title } from '../locators'
import { goTo } from '../shopping'
import { switchOn } from '../settings'

const account = (page: Page) => page.getByRole('button', { name: 'My Account' })
const entry = (page: Page) => page.getByRole('menuitem', { name: 'Price Book' })

/** Mocks the merchant's price book flag, for this page alone. */
async function answerFlag(page: Page, isPriceBookEnabled: boolean) {
  await page.route(/ipFunction=isPriceBookEnabled/, (route) =>
    route.fulfill({ json: { isPriceBookEnabled } }),
  )
}

test('a price book is requested in another format, made again, and sent again [book-07 book-09 book-10]', async ({
  page,
  portal,
  signIn,
  expectAccessible,
}) => {
  await signIn('ironbark')
  await account(page).click()
  await entry(page).click()
  await expect(title(page)).toHaveText('Price Book')
  await expect(page).toHaveURL(/#\/pricebook$/)
  const rows = page.getByRole('table', { name: 'History' }).getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await expectAccessible('the price book')

  await page.getByRole('button', { name: 'Request Config Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Config Changes' })
  await dialog.getByRole('button', { name: /Frequency$/ }).click()
  await page.getByRole('option', { name: 'Fortnightly' }).click()
  await dialog
    .getByRole('textbox', { name: 'Recipient (required)' })
    .fill('office@ridgeline-carpentry.example')
  await dialog.getByText('Zipped', { exact: true }).click()
  await expectAccessible('changes of the price book')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expect(page.getByText('Your price book configuration has been changed')).toBeVisible()
  await expect(dialog).toBeHidden()
  const card = page.getByRole('region', { name: 'Current Configuration' })
  await expect(card).toContainText('Fortnightly')
  await expect(card).toContainText('office@ridgeline-carpentry.example')

  await page.getByRole('button', { name: 'Request New Price Book' }).click()
  await expect(
    page.getByText('A new price book has been requested for office@ridgeline-carpentry.example'),
  ).toBeVisible()
  await expect(rows).toHaveCount(before + 1)

  const boxes = page.getByRole('checkbox', { name: /^Select the price book of/ })
  await boxes.nth(1).click()
  await boxes.nth(2).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  const resent = async () => (await portal.calls('ironbark', 'resendPriceBook')).length
  const resentBefore = await resent()
  await page.getByRole('button', { name: 'Resend Selected' }).click()
  await expect(rows).toHaveCount(before + 3)
  await expect(page.getByRole('button', { name: 'Resend Selected' })).toBeHidden()
  expect(await resent()).toBe(resentBefore + 1)
  await page.reload()
  await expect(rows).toHaveCount(before + 3)
})

test('pricebook_button_disabled takes Price Book out of the menu, and its page away [shell-10 set-15 book-15]', async ({
  page,
  portal,
  signIn,
}) => {
  await switchOn(page, { pricebook_button_disabled: 'yes' })
  await signIn('ironbark')
  await account(page).click()
  await expect(page.getByRole('menuitem', { name: 'Downloads' })).toBeVisible()
  await expect(entry(page)).toHaveCount(0)
  await page.goto(portal.url('ironbark', '#/pricebook'))
  await expect(title(page)).toHaveText('Page not found')
})

test('a customer whom the merchant makes no price books for has neither the entry nor the page [shell-10 book-15]', async ({
  page,
  portal,
  signIn,
}) => {
  await answerFlag(page, false)
  await signIn('ironbark')
  await account(page).click()
  await expect(page.getByRole('menuitem', { name: 'Downloads' })).toBeVisible()
  await expect(entry(page)).toHaveCount(0)
  await page.goto(portal.url('ironbark', '#/pricebook'))
  await expect(title(page)).toHaveText('Page not found')
  await expect(page).toHaveTitle(/^Page not found/)

  await page.unrouteAll()
  await page.reload()
  await expect(title(page)).toHaveText('Price Book')
  await account(page).click()
  await expect(entry(page)).toHaveAttribute('href', '#/pricebook')
})

test('a flag that cannot be read is said so in the page, and Try again reads it [book-16]', async ({
  page,
  signIn,
}) => {
  await page.route(/ipFunction=isPriceBookEnabled/, (route) => route.fulfill({ status: 404 }))
  await signIn('ironbark')
  await goTo(page, '#/pricebook')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('We couldn’t load this')
  await expect(title(page)).toHaveText('Price Book')
  // A lazily rendered part fetches the flag as well, and would use up the failure before the press.
  await page.waitForLoadState('networkidle')
  await page.unrouteAll()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'History' })).toBeVisible()
})
