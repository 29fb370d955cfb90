import { expect, test } from './fixtures'

test('a quote is found in the list, talked over, accepted, and ordered again from its page [tran-11 tran-18 tran-25]', async ({
  expectAccessible,
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders?type=Quote'))
  const row = page.getByRole('row').filter({ hasText: 'Quote' }).first()
  const number = await row.getByRole('rowheader').innerText()
  await row.click()
  await expect(page).toHaveURL(new RegExp(`#/quotes/${number}-0$`))
  await expect(page.getByRole('heading', { level: 1, name: `Quote ${number}` })).toBeVisible()
  await expect(page).toHaveTitle(`Quote ${number} · Ironbark Trade`)
  await expect(page.getByRole('button', { name: 'Accept' })).toBeInViewport()
  await expectAccessible('a quote')

  await page.getByRole('button', { name: 'Request Changes' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Could it come in two loads?')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Email sent successfully')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'Accept' }).click()
  const dialog = page.getByRole('dialog', { name: `Accept quote ${number}` })
  await dialog.getByRole('spinbutton', { name: /^day/ }).click()
  await page.keyboard.type('05062099')
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Ring first, gate is locked')
  await expectAccessible('accepting a quote')
  await dialog.getByRole('button', { name: 'Accept quote' }).click()
  await expect(page.getByText('Quote accepted')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeFocused()
  await expect(page.getByText('05/06/2099')).toBeVisible()
  expect(portal.order('ironbark', number)).toMatchObject({ type: 'Order' })

  await page.getByRole('button', { name: 'Copy to Cart' }).click()
  await expect(page.getByText('Copied to cart')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()

  // The list knows already what became of it.
  await page.goBack()
  await page.goBack()
  await page.getByText('All', { exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Order')
})

test('what names no transaction is not found, and one that the merchant does not have says so [tran-01 tran-22]', async ({
  page,
  portal,
  signIn,
}) => {
  const asked = async () => {
    const calls = await portal.calls('ironbark')
    return calls.filter(({ operation }) => operation === 'getTransactionTP').length
  }
  const before = await asked()
  await signIn('ironbark')
  for (const path of ['orders/0-0', 'quotes/418501', 'invoices/a-1', 'orders/1-0/2', 'quotes']) {
    await page.goto(portal.url('ironbark', `#/${path}`))
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  expect(await asked()).toBe(before)

  await page.goto(portal.url('ironbark', '#/orders'))
  await page.goto(portal.url('ironbark', '#/invoices/7-0'))
  await expect(page).toHaveURL(/#\/request-error\?msg=No%20matching%20records$/)
  await expect(page.getByText('No matching records')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Orders & Quotes' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what a quote comes to and its main action stay at the bottom of the screen [tran-24]', async ({
    page,
    portal,
    signIn,
  }) => {
    await signIn('ironbark')
    await page.goto(portal.url('ironbark', '#/orders?type=Quote'))
    await page.getByRole('rowheader').first().getByRole('link').click()
    const accept = page.getByRole('button', { name: 'Accept' })
    await expect(accept).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
    await expect(accept).toBeInViewport({ ratio: 1 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBe(0)
  })
})

test('a transaction on paper has neither menus nor buttons [tran-27]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders?type=Order'))
  await page.getByRole('rowheader').first().getByRole('link').click()
  const heading = page.getByRole('heading', { level: 1, name: /^Order \d+$/ })
  await expect(page.getByRole('button', { name: 'Email' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('Total inc GST').last()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeHidden()
})
