import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { confirmOrder, fillDelivery } from '../checkout'
import { searchInvoices, shown } from '../documents'
import { noteConsole } from '../console'
import { expect, fillSignIn, test as base } from '../fixtures'
import { heading, quantityField } from '../locators'
import { addOrdinary, addPresetTally, goTo, searchFor } from '../shopping'
import { press } from '../touching'
import { expectNoStaleText, translatePages } from '../translator'

const merchant = 'ironbark'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Translates each page and checks it: it is rendered, shows no stale text, and no error occurred. */
const test = base.extend<{ look: () => Promise<void> }>({
  page: async ({ page }, use) => {
    await translatePages(page)
    await use(page)
  },
  look: async ({ page }, use) => {
    const errors = noteConsole(page, { type: 'error', says: /NotFoundError|Failed to execute/ })
    page.on('pageerror', (error) => errors.push(error.message))
    const look = async () => {
      await expect(page.locator('h1 font font').first()).toBeVisible()
      await expectNoStaleText(page)
      await expect(page.getByText('An Error Occured')).toHaveCount(0)
      expect(errors).toEqual([])
    }
    await use(look)
    await look()
  },
})

async function openTranslated(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('form font font').first()).toBeVisible()
  await fillSignIn(page, merchant)
  await expect(heading(page, /^Hi .+! Welcome to your Trade Portal$/)).toBeVisible()
}

test('a page translated by the browser takes an order, and its figures change with the cart [case-090 case-091 case-095] @phone', async ({
  page,
  portal,
  look,
}) => {
  await openTranslated(page, portal.url(merchant))
  await look()
  await goTo(page, '#/products')
  await expect(page.getByRole('heading', { name: 'Browse Categories' })).toBeVisible()
  await look()
  await searchFor(page, known[merchant].presetTally)
  await page
    .getByRole('button', { name: /^Enter a tally of / })
    .first()
    .click()
  const tally = page.getByRole('dialog')
  const pieces = tally.getByRole('spinbutton', { name: /^Pieces of / }).first()
  const total = tally.locator('[aria-live]').last()
  await pieces.fill('2')
  await pieces.blur()
  await look()
  const before = await total.innerText()
  await pieces.fill('5')
  await pieces.blur()
  await expect(total).not.toHaveText(before)
  await look()
  await press(tally.getByRole('button', { name: 'Close' }))
  await expect(tally).toBeHidden()
  await addPresetTally(page, [2, 3])
  await look()
  await searchFor(page, known[merchant].ordinary)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await look()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await addOrdinary(page, 4)
  await addOrdinary(page, 2)
  await look()
  await goTo(page, '#/cart')
  await expect(heading(page, 'Review Cart')).toBeVisible()
  await look()
  const verbatim = page.getByRole('main').locator('[translate="no"]')
  await expect(verbatim.filter({ hasText: known[merchant].ordinary })).toHaveCount(1)
  const sums = page.getByRole('complementary').getByRole('definition')
  const sum = (await sums.allInnerTexts()).join()
  const quantity = quantityField(page)
  await quantity.fill('9')
  await quantity.press('Enter')
  await expect.poll(async () => (await sums.allInnerTexts()).join()).not.toBe(sum)
  await look()
  await press(page.getByRole('link', { name: 'Checkout' }))
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
  await look()
  await fillDelivery(page, merchant, { jobName: 'Translated' })
  await look()
  const number = await confirmOrder(page)
  expect(portal.order(merchant, number)).toMatchObject({ jobName: 'Translated' })
  await look()
  await press(button(page, 'OK'))
  await expect(page.getByText('Order Complete!')).toBeVisible()
})

test('a translated account comments, sends invoices and a statement, and pays [case-092] @phone', async ({
  page,
  portal,
  look,
}, { project }) => {
  await openTranslated(page, portal.url(merchant))
  await goTo(page, '#/invoices')
  await searchInvoices(page).fill('kelso')
  await expect(shown(page).first()).toHaveText(/^\d+ of \d+ shown/)
  await look()
  await searchInvoices(page).fill('')
  await expect(shown(page).first()).toHaveText(/^\d+ shown/)
  await look()
  // A credit takes no comment.
  const first = page.getByRole('row').filter({ hasNotText: 'Credit' }).nth(1)
  const name = /\d+-\d+/.exec(await first.getByRole('rowheader').innerText())?.[0] ?? ''
  if (project.name === 'phone') await press(first.getByRole('button', { name: /^Details of/ }))
  await press(first.getByRole('button', { name: /omment on/ }))
  const comment = page.getByRole('dialog', { name: /Comment/ })
  await comment.getByRole('textbox').fill('Half of it was for Dana')
  await look()
  await press(comment.getByRole('button', { name: 'Save comment' }))
  await expect(page.getByText('Comment saved successfully')).toBeVisible()
  await look()

  for (const row of [1, 2]) {
    await press(page.getByRole('row').nth(row).getByRole('checkbox'))
    await expect(page.getByText(`${row} selected`)).toBeVisible()
    await look()
  }
  await press(button(page, 'Email Selected Invoices'))
  const email = page.getByRole('dialog', { name: 'Email Selected Invoices' })
  await email.getByRole('textbox', { name: /^Email address/ }).fill('accounts@ridgeline.example')
  await look()
  await press(email.getByRole('button', { name: 'Send 2 invoices' }))
  await expect(page.getByText("Invoice's sent successfully")).toBeVisible()
  await look()

  await goTo(page, `#/invoices/${name}`)
  await expect(heading(page, new RegExp(`^(Invoice|Credit) ${name}$`))).toBeVisible()
  await look()
  await goTo(page, '#/statements')
  // The previous page has rows too, and stays until the next one is rendered.
  await expect(heading(page, 'Statements')).toBeVisible()
  // Only the newest can be paid.
  await press(page.getByRole('rowheader').nth(1))
  await expect(heading(page, 'Statement,')).toBeVisible()
  await look()
  await press(button(page, 'Email Statement'))
  const statement = page.getByRole('dialog')
  await statement.getByRole('textbox', { name: /^Email address/ }).fill('accounts@ridgeline.example')
  await press(statement.getByRole('button', { name: /^Send/ }))
  await expect(statement).toBeHidden()
  await look()
  await goTo(page, '#/statements')
  await press(page.getByRole('rowheader').first())
  await press(page.getByRole('main').getByRole('link', { name: 'Pay Balance' }))
  await expect(button(page, 'Proceed to Payment')).toBeVisible()
  await look()
  await press(button(page, 'Proceed to Payment'))
  await press(button(page, 'Approve'))
  await expect(heading(page, 'Payment successful')).toBeVisible()
})

test('a translated pad of lines says what is found and goes into the cart [case-093] @phone', async ({
  page,
  portal,
  look,
}) => {
  await openTranslated(page, portal.url(merchant))
  await goTo(page, '#/quick-order')
  const lines = page.getByRole('textbox', { name: 'Your lines' })
  await lines.fill('CONRS20 24\nNOSUCHTHING 1')
  await expect(button(page, '1 not found')).toBeVisible()
  await look()
  await lines.fill('CONRS20 24\nBBS14100 2\nNOSUCHTHING 1\nNOSUCHEITHER 2')
  await expect(button(page, '2 not found')).toBeVisible()
  await look()
  await press(button(page, 'Add 2 lines'))
  await expect(lines).toHaveValue(/^NOSUCHTHING 1\nNOSUCHEITHER 2/)
  await look()
})
