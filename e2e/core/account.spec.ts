import type { Page } from '@playwright/test'
import { confirmOrder, fillDelivery } from '../checkout'
import { expectCards, searchInvoices, shown } from '../documents'
import { expect, test as base } from '../fixtures'
import { heading } from '../locators'
import { expectToSuitAPhone, press } from '../touching'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Checks each screen on the way for touch, on a phone. */
const test = base.extend<{ look: () => Promise<void> }>({
  look: async ({ page }, use, { project }) => {
    await use(async () => {
      if (project.name === 'phone') await expectToSuitAPhone(page)
    })
  },
})

/** Navigates by the menu of the screen. */
async function followMenu(page: Page, name: string, isPhone: boolean) {
  if (isPhone) await press(button(page, 'Open menu'))
  const menu = isPhone ? page.getByRole('dialog') : page.getByRole('banner')
  await press(menu.getByRole('link', { name, exact: true }))
}

test('an invoice is found by its job name, commented on, sent with two others, and paid [inv-35 inv-36 acc-01 acc-03] @phone', async ({
  page,
  portal,
  signIn,
  look,
  expectAccessible,
}, { project }) => {
  const isPhone = project.name === 'phone'
  await signIn('ironbark')
  await followMenu(page, 'Invoices', isPhone)
  await expect(heading(page, 'Invoices')).toBeVisible()
  await expect(page).toHaveTitle(/^Invoices · /)
  await searchInvoices(page).fill('kelso')
  await expect(shown(page)).toHaveText(/^\d+ of \d+ shown/)
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText(/Kelso/)
  if (isPhone) await expectCards(page)
  const name = (await first.getByRole('rowheader').textContent()) ?? ''
  const amount = /\$[\d,]+\.\d\d/.exec((await first.textContent()) ?? '')?.[0] ?? ''
  if (isPhone) await press(first.getByRole('button', { name: /^Details of/ }))
  await press(first.getByRole('button', { name: /omment on/ }))
  const comment = page.getByRole('dialog', { name: /Comment/ })
  await comment.getByRole('textbox').fill('Half of it was for Dana')
  await look()
  await expectAccessible('a comment')
  await press(comment.getByRole('button', { name: 'Save comment' }))
  await expect(page.getByText('Comment saved successfully')).toBeVisible()
  await expect(page).toHaveURL(/#\/invoices\?search=kelso$/)
  const commented = page.getByRole('button', { name: `Half of it was ... Change the comment on ${name}` })
  await expect(commented).toBeVisible()
  await expect(commented).toBeFocused()

  await searchInvoices(page).fill('')
  await expect(shown(page)).toHaveText(/^\d+ shown/)
  for (const row of [1, 2, 3]) await press(page.getByRole('row').nth(row).getByRole('checkbox'))
  await expect(page.getByText('3 selected')).toBeVisible()
  await look()
  await press(button(page, 'Email Selected Invoices'))
  const email = page.getByRole('dialog', { name: 'Email Selected Invoices' })
  await expect(email.getByRole('textbox', { name: /^Subject/ })).toHaveValue('Invoices from Ironbark Trade')
  await email.getByRole('textbox', { name: /^Email address/ }).fill('accounts@ridgeline.example')
  await look()
  await expectAccessible('invoices by e-mail')
  const mailed = async () => (await portal.calls('ironbark', 'emailTransactions')).length
  const mailedBefore = await mailed()
  await press(email.getByRole('button', { name: 'Send 3 invoices' }))
  await expect(page.getByText("Invoice's sent successfully")).toBeVisible()
  await expect(page.getByText('3 selected')).toBeHidden()
  await expect(shown(page)).toBeFocused()
  expect(await mailed()).toBe(mailedBefore + 1)

  await press(page.getByRole('link', { name, exact: true }))
  await expect(heading(page, `Invoice ${name}`)).toBeVisible()
  await expect(page.getByText('Half of it was for Dana')).toBeVisible()
  await look()
  await expectAccessible('an invoice')
  await press(page.getByRole('link', { name: 'Pay Invoice' }))
  await expect(page.getByText(`Invoice ${name}`)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(amount)
  await look()
  await press(button(page, 'Proceed to Payment'))
  await expect(heading(page, 'Pay Ironbark Trade')).toBeVisible()
  await expect(page.getByText(amount)).toBeVisible()
  await expect(page.getByText(`104218-${name}`)).toBeVisible()
  await look()
  await press(button(page, 'Approve'))
  await expect(heading(page, 'Payment successful')).toBeVisible()
  await expect(page).toHaveURL(portal.url('ironbark', '#/payment-complete'))
  await look()
  await press(page.getByRole('link', { name: 'Dashboard' }))
  await expect(heading(page, /^Hi .+!/)).toBeVisible()
  await look()
})

test('a quote is talked over and accepted, and its order is copied to the cart and ordered [tran-11 tran-18 tran-24 tran-25 acc-02 acc-03] @phone', async ({
  page,
  portal,
  signIn,
  look,
  expectAccessible,
}, { project }) => {
  const isPhone = project.name === 'phone'
  await signIn('ironbark')
  await followMenu(page, 'Orders', isPhone)
  await press(page.getByText('Quotes', { exact: true }))
  await expect(page).toHaveURL(/#\/orders\?type=Quote$/)
  const row = page.getByRole('row').filter({ hasText: 'Quote' }).first()
  const number = await row.getByRole('rowheader').getByRole('link').innerText()
  if (isPhone) await expectCards(page)
  await look()
  await press(row.getByRole('rowheader'))
  await expect(page).toHaveURL(new RegExp(`#/quotes/${number}-0$`))
  await expect(heading(page, `Quote ${number}`)).toBeVisible()
  await expect(page).toHaveTitle(`Quote ${number} · Ironbark Trade`)
  const accept = button(page, 'Accept')
  await expect(accept).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await expect(accept).toBeInViewport({ ratio: 1 })
  await look()
  await expectAccessible('a quote')
  const quoted = portal.order('ironbark', number)

  await press(button(page, 'Request Changes'))
  await page.getByRole('textbox', { name: 'Message' }).fill('Could it come in two loads?')
  await look()
  await expectAccessible('changes of a quote')
  await press(button(page, 'Send request'))
  await expect(page.getByText('Email sent successfully')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await press(accept)
  const dialog = page.getByRole('dialog', { name: `Accept quote ${number}` })
  await press(dialog.getByRole('spinbutton', { name: /^day/ }))
  await page.keyboard.type('05062099')
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Ring first, gate is locked')
  await look()
  await expectAccessible('accepting a quote')
  await press(dialog.getByRole('button', { name: 'Accept quote' }))
  await expect(page.getByText('Quote accepted')).toBeVisible()
  await expect(heading(page, `Order ${number}`)).toBeFocused()
  await expect(page.getByText('05/06/2099')).toBeVisible()
  expect(portal.order('ironbark', number)).toMatchObject({ type: 'Order' })
  await look()
  await expectAccessible('the order of a quote')

  // The list already knows its result.
  await page.goBack()
  await press(page.getByText('All', { exact: true }))
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Order')
  await press(page.getByRole('link', { name: number, exact: true }))
  await expect(heading(page, `Order ${number}`)).toBeVisible()

  await press(button(page, 'Copy to Cart'))
  await expect(page.getByText('Copied to cart')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await look()
  await press(page.getByRole('link', { name: 'Checkout' }))
  await expect(heading(page, 'Order Details')).toBeVisible()
  await fillDelivery(page, 'ironbark', { jobName: `Once quoted, ${project.name}` })
  await look()
  const placed = portal.order('ironbark', await confirmOrder(page))
  expect(placed).toMatchObject({ type: 'Order', jobName: `Once quoted, ${project.name}` })
  // Delivery is a separate line.
  expect(placed?.lines).toEqual(expect.arrayContaining(quoted?.lines ?? []))
  await look()
})
