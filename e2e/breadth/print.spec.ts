import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import type { MerchantName } from '../portal'
import { known } from '@trade-portal/demo-data'
import { fillCart } from '../shopping'

/** Printable widths of A4 and US Letter within the portal's margins, in CSS px. */
const papers = { A4: 703, Letter: 725 }
const merchants: MerchantName[] = ['ironbark', 'cascade']

/** Lays the page out for both paper sizes, and checks the printed result. */
async function expectPaper(page: Page, screen: string) {
  const size = page.viewportSize()
  for (const [name, width] of Object.entries(papers)) {
    await page.setViewportSize({ width, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const reported = `${screen} on ${name}`
    expect(await page.evaluate(() => document.documentElement.scrollWidth), reported).toBeLessThanOrEqual(
      width,
    )
    const { controls, cut, dark } = await page.evaluate(lookAtPaper)
    expect(controls, `controls of ${reported}`).toEqual([])
    expect(cut, `cut off on ${reported}`).toEqual([])
    expect(dark, `dark or faint on ${reported}`).toEqual([])
  }
  await page.emulateMedia({ media: 'screen' })
  if (size) await page.setViewportSize(size)
}

/** Runs in the page: finds controls, text beyond the right edge, and ink other than dark on white. */
function lookAtPaper() {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const nameOf = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`
  const controls = [...document.querySelectorAll('button, input, select, textarea, [role="search"], nav')]
    // The names of sortable columns are plain text on paper.
    .filter((element) => shown(element) && !element.closest('[role="columnheader"]'))
    .map(nameOf)
  const light = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const texts = [...document.querySelectorAll('main *, [data-paper] *')].filter(
    (element) =>
      shown(element) &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''),
  )
  const visible = texts.filter((element) => element.getBoundingClientRect().width > 2)
  const cut = visible
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .map(nameOf)
  const dark = visible
    .filter((element) => light(getComputedStyle(element).color) > 110)
    .map((element) => `${nameOf(element)} ${getComputedStyle(element).color}`)
  const paper = getComputedStyle(document.documentElement).backgroundColor
  if (light(paper) < 250) dark.push(`the page ${paper}`)
  return { controls, cut, dark }
}

const rowsOf = (page: Page) => page.getByRole('table').last().locator('tbody').first().getByRole('row')

for (const merchant of merchants) {
  test.describe(merchant, () => {
    test.use({ colorScheme: 'dark' })

    test(`a transaction, a statement, lists, a job and the cart are light on paper, whole, and without controls: ${merchant} [print-01 print-05]`, async ({
      page,
      portal,
      signIn,
    }) => {
      await signIn(merchant)
      await fillCart(page, known[merchant].ordinary, 12)
      await expectPaper(page, 'the cart')

      for (const list of ['orders', 'invoices', 'statements']) {
        await page.goto(portal.url(merchant, `#/${list}`))
        await expect(rowsOf(page).first()).toBeVisible()
        await expectPaper(page, list)
        await page.getByRole('rowheader').first().getByRole('link').click()
        await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
        await expect(rowsOf(page).first()).toBeVisible()
        await expectPaper(page, `one of ${list}`)
      }

      await page.goto(portal.url(merchant, '#/orders'))
      await page.locator('[data-column="job"] a').first().click()
      await expect(page.getByRole('button', { name: 'Email all for this job' })).toBeVisible()
      await expectPaper(page, 'all of a job')
    })
  })
}

test('a printed page is headed by the merchant, and the shell is not on it [print-02]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/statements'))
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Statement/ })).toBeVisible()
  const head = page.locator('[data-paper]')
  await expect(head).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(head).toContainText('Ironbark Trade')
  await expect(head.locator('img')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const { y } = (await head.boundingBox()) ?? { y: -1 }
  expect(y).toBeLessThan(4)
})

test('a table of 500 lines is printed to its last line, with its heads on each page [print-03]', async ({
  page,
  portal,
  signIn,
}) => {
  portal.change('ironbark', longInvoice)
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/invoices/990001-0'))
  await expect(page.getByRole('heading', { name: '500 items' })).toBeVisible()
  const onScreen = await rowsOf(page).count()
  expect(onScreen).toBeLessThan(120)

  // Like Ctrl+P: the browser's own print, with its events.
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: false })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(8)
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(120)

  await page.emulateMedia({ media: 'print' })
  await expect(rowsOf(page)).toHaveCount(500)
  await expect(rowsOf(page).last()).toContainText('Line 500')
  const heads = page.getByRole('table').last().locator('thead')
  expect(await heads.evaluate((head) => getComputedStyle(head).display)).toBe('table-header-group')
  expect(
    await rowsOf(page)
      .last()
      .evaluate((row) => getComputedStyle(row).breakInside),
  ).toBe('avoid')
})

test('on a phone paper has rows, and no cards @phone [print-05]', async ({ page, portal, signIn }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/invoices'))
  await expect(rowsOf(page).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const row = rowsOf(page).first()
  const tops = await row
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.checkVisibility()).map((cell) => getComputedStyle(cell).gridRowStart),
    )
  expect(new Set(tops).size).toBe(tops.length)
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toBeVisible()
  const columns = await row.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length)
  expect(columns).toBeGreaterThan(6)
})

test('Print stands at a transaction, a statement and the cart, and prints [print-06]', async ({
  page,
  portal,
  signIn,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute('data-printed', true)
  })
  await signIn('ironbark')
  const expectPrint = async () => {
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed')
    await page.evaluate(() => document.body.removeAttribute('data-printed'))
  }
  await fillCart(page, known.ironbark.ordinary, 3)
  await expectPrint()
  for (const list of ['orders', 'statements']) {
    await page.goto(portal.url('ironbark', `#/${list}`))
    await page.getByRole('rowheader').first().getByRole('link').click()
    await expectPrint()
  }
})

const longInvoice = `
  INSERT OR IGNORE INTO transactions
  SELECT 990001, 0, type, customer_id, user_id, NULL, branch_id, despatch_method, order_reference, job_name,
    ship_address, ship_suburb, ship_state, ship_postcode, contact_name, contact_email, instructions, required_at,
    invoice_date, user_comment, total_without_tax, total_tax, total, placed_at
  FROM transactions WHERE type = 'Invoice'
    AND customer_id = (SELECT customer_id FROM users WHERE name = 'builder') LIMIT 1;
  WITH RECURSIVE counted(line) AS (SELECT 1 UNION ALL SELECT line + 1 FROM counted WHERE line < 500)
  INSERT OR IGNORE INTO transaction_lines
  SELECT 990001, 0, line, product_id, 'Line ' || line, uom, quantity, 0, unit_price, unit_tax
  FROM counted, (SELECT * FROM transaction_lines WHERE is_tally = 0 LIMIT 1);
`
