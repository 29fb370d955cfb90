import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { goTo } from '../shopping'

const JOB = 'Kelso Street upper floor'
const ODD = `Unit 3/4 "Block #2" 100% 🏗️ ${'x'.repeat(300)}`
const shown = (page: Page) => page.getByRole('main').getByText(/\d+ (of \d+ )?shown/)
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) })

/** Returns the cents of an amount in text. */
const cents = (text: string | null) =>
  Math.round(Number((text ?? '').replace('\u2212', '-').replace(/[^\d.-]/g, '')) * 100)

async function expectSums(page: Page) {
  const figures = page.getByRole('region', { name: 'Totals for this job' })
  for (const name of ['Orders', 'Quotes', 'Invoices']) {
    const figure = figures.locator('div', { has: page.getByText(name, { exact: true }) }).last()
    const whole = cents(await figure.getByRole('definition').first().textContent())
    expect(whole, name).not.toBe(0)
    // Rows out of view are rendered a moment after the others.
    await expect
      .poll(async () => {
        const amounts = await group(page, name).locator('tbody [data-column="amount"]').allTextContents()
        return amounts.reduce((sum, amount) => sum + cents(amount), 0)
      }, name)
      .toBe(whole)
  }
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Checks the height of a touch target, by hit testing. */
async function expectTarget(link: Locator) {
  const reaches = await link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = left + Math.min(width, 40) / 2
    const isHit = (y: number) => document.elementFromPoint(middle, y)?.closest('a') === element
    let [first, last] = [top + height / 2, top + height / 2]
    while (isHit(first - 1)) first -= 1
    while (isHit(last + 1)) last += 1
    return last - first + 1
  })
  expect(reaches).toBeGreaterThanOrEqual(44)
}

test('an invoice’s job name leads to all of the job, which is sent by e-mail, and Back finds the list [job-40 job-41 job-31] @phone', async ({
  page,
  portal,
  signIn,
  expectAccessible,
}, { project }) => {
  const isPhone = project.name === 'phone'
  const press = (target: Locator) => (isPhone ? target.tap() : target.click())
  await signIn('ironbark')
  await goTo(page, '#/invoices?search=kelso')
  await expect(shown(page)).toHaveText(/^\d+ of \d+ shown/)
  const link = page.getByRole('link', { name: JOB }).nth(3)
  await link.scrollIntoViewIfNeeded()
  if (isPhone) await expectTarget(link)
  const left = await page.evaluate(() => window.scrollY)
  await press(link)
  await expect(page).toHaveURL(/#\/jobs\/Kelso%20Street%20upper%20floor$/)
  await expect(page.getByRole('heading', { level: 1, name: JOB })).toBeFocused()
  await expect(page).toHaveTitle(`${JOB} · Ironbark Trade`)
  await expect(group(page, 'Invoices').getByRole('rowheader').first()).toBeVisible()
  await expectSums(page)
  await expectAccessible('a job')
  expect(await widthOf(page)).toBe(page.viewportSize()?.width)

  const count = await group(page, 'Invoices').getByRole('rowheader').count()
  await press(page.getByRole('button', { name: 'Email all for this job' }))
  const email = page.getByRole('dialog', { name: 'Email all for this job' })
  await email.getByRole('textbox', { name: /^Email address/ }).fill('accounts@ridgeline.example')
  await expect(email.getByText(new RegExp(`^${count} invoices since .+, in one email\\.$`))).toBeVisible()
  await expectAccessible('a job by e-mail')
  expect(await widthOf(page)).toBe(page.viewportSize()?.width)
  await press(email.getByRole('button', { name: `Send ${count} invoices` }))
  await expect(page.getByText("Invoice's sent successfully")).toBeVisible()
  const sent = await portal.calls('ironbark', 'emailTransactions')
  const list = (sent.at(-1)?.payload as { transactionList: unknown[] }).transactionList
  expect(list).toHaveLength(count)

  await press(page.getByRole('button', { name: 'Look further back' }))
  await expect(page).toHaveURL(/#\/jobs\/Kelso%20Street%20upper%20floor\?from=open$/)
  await expect(page.getByText('Showing invoices of all dates.')).toBeVisible()
  await expect.poll(() => group(page, 'Invoices').getByRole('rowheader').count()).toBeGreaterThan(count)
  await expectSums(page)

  const order = group(page, 'Orders').getByRole('rowheader').first().getByRole('link')
  const number = await order.textContent()
  await press(order)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await press(page.getByRole('link', { name: JOB }))
  await expect(page.getByRole('heading', { level: 1, name: JOB })).toBeVisible()
  // The order, the job with its invoices of all dates, the job, the invoices.
  for (const address of [/#\/orders\//, /from=open$/, /floor$/, /#\/invoices\?search=kelso$/]) {
    await page.goBack()
    await expect(page).toHaveURL(address)
  }
  await expect(shown(page)).toHaveText(/^\d+ of \d+ shown/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('a job of any name has a page, by its link and by its address [job-03 job-02] @phone', async ({
  page,
  portal,
  signIn,
}) => {
  portal.change(
    'ironbark',
    `UPDATE transactions SET job_name = '${ODD}' WHERE number IN
       (SELECT number FROM transactions WHERE job_name = 'Nguyen extension')`,
  )
  await signIn('ironbark')
  await goTo(page, '#/orders')
  await expect(shown(page)).toHaveText(/^\d+ shown/)
  await page.getByRole('searchbox').first().fill('block #2')
  await expect(shown(page)).toHaveText(/^\d+ of \d+ shown/)
  await page.getByRole('link', { name: ODD }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: ODD })).toBeVisible()
  await expect(group(page, 'Orders').getByRole('rowheader').first()).toBeVisible()
  expect(await widthOf(page)).toBe(page.viewportSize()?.width)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: ODD })).toBeVisible()
  await expect(group(page, 'Orders').getByRole('rowheader').first()).toBeVisible()

  await goTo(page, `#/jobs/${encodeURIComponent(` ${ODD.toUpperCase()} `)}`)
  await expect(page.getByRole('heading', { level: 1, name: ODD.toUpperCase() })).toBeVisible()
  await expect(group(page, 'Orders').getByRole('rowheader').first()).toBeVisible()
})

test('no job has no page, and a job that nobody knows says so [job-04 job-13]', async ({ page, signIn }) => {
  await signIn('ironbark')
  for (const none of ['-', '%20', '']) {
    await goTo(page, `#/jobs/${none}`)
    await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
  }
  await goTo(page, '#/jobs/A%20gazebo')
  await expect(page.getByText('Nothing found for this job')).toBeVisible()
})
