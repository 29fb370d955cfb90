import { known } from '@trade-portal/demo-data'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'
import { goTo } from '../shopping'

test('a product has a link of its own, which Back closes, and its notice leaves the title in view [prod-17 prod-26]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, `#/search?value=${known.ironbark.ordinary}`)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`[?&]product=${known.ironbark.ordinary}`))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Product Information' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
  await expect(notice).toContainText('Added to cart')
  // It slides up into position.
  await notice.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  await expectApart(notice, dialog.getByRole('heading', { level: 2 }).first())
  await expectApart(notice, dialog.getByRole('button', { name: 'Close' }))
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/product=/)

  await page.goForward()
  await page.reload()
  await expect(dialog.getByText(known.ironbark.ordinary, { exact: true })).toBeVisible({ timeout: 30_000 })
})

test('a tally has a link of its own, which Back closes alone, and keeps what was begun [tally-19 tally-24]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  const results = `#/search?value=${known.ironbark.freeTally}`
  await goTo(page, results)
  const tally = page.getByRole('dialog').filter({ has: page.getByLabel('Length of row 1') })
  const length = page.getByLabel('Length of row 1')
  await page
    .getByRole('button', { name: /^Enter a tally of / })
    .first()
    .click()
  await length.fill('2.4')
  await page.goBack()
  await expect(tally).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${results.replace('?', '\\?')}$`))

  await page.getByRole('rowheader').getByRole('link').first().click()
  const product = page.getByRole('dialog').filter({ hasText: 'Product Information' })
  await product.getByRole('button', { name: 'Tally' }).click()
  await expect(length).toHaveValue('2.4')
  await page.goBack()
  await expect(tally).toBeHidden()
  await expect(product).toBeVisible()
  await product.getByRole('button', { name: 'Tally' }).click()
  await page.reload()
  await expect(length).toHaveValue('2.4', { timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(tally).toBeHidden()
  await expect(product).toBeVisible()

  // Opened again by Forward, the dialog's cross goes back each time.
  await page.goForward()
  await expect(length).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tally).toBeHidden()
  await page.goBack()
  await expect(product).toBeHidden()
  await page.goForward()
  await expect(product).toBeVisible()
  await product.getByRole('button', { name: 'Close' }).dblclick()
  await expect(product).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${results.replace('?', '\\?')}$`))
})

test('a tally has room for its rows and their words above a phone’s keyboard [tally-30]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  // A virtual keyboard leaves no more than this of the smallest screen.
  await page.setViewportSize({ width: 320, height: 300 })
  await goTo(page, `#/search?value=${known.ironbark.freeTally}&tally=${known.ironbark.freeTally}`)
  const dialog = page.getByRole('dialog')
  const length = dialog.getByLabel('Length of row 1')
  await length.fill('-2.4')
  await dialog.getByLabel('Qty of row 1').fill('2')
  const said = dialog.getByText('“-2.4” isn’t a length, so we’ve set it to 0.')
  const add = dialog.getByRole('button', { name: 'Add to Cart' })
  await said.scrollIntoViewIfNeeded()
  await expect(said).toBeInViewport({ ratio: 1 })
  await expect(length).toBeInViewport({ ratio: 1 })
  await expectApart(said, add)
  await length.fill('2.4')
  await add.click()
  await expect(page.getByText('Added to cart').first()).toBeVisible()
})

test('a tally is entered by touch and by keys [tally-12 tally-17 tally-23] @phone', async ({ page, signIn }, {
  project,
}) => {
  await signIn('ironbark')
  await goTo(page, `#/search?value=${known.ironbark.freeTally}`)
  const open = page.getByRole('button', { name: /^Enter a tally of / }).first()
  const dialog = page.getByRole('dialog')
  if (project.name === 'phone') {
    await open.tap()
    await dialog.getByLabel('Length of row 1').tap()
    await page.keyboard.type('2.4')
    await dialog.getByLabel('Qty of row 1').tap()
    await page.keyboard.type('3')
    await expectForThumbs(dialog)
  } else {
    await open.press('Enter')
    await dialog.getByLabel('Length of row 1').focus()
    await page.keyboard.type('2.4')
    await page.keyboard.press('Tab')
    await page.keyboard.type('3')
  }
  await expect(dialog.getByText('7.2 m').last()).toBeVisible()
  const add = dialog.getByRole('button', { name: 'Add to Cart' })
  if (project.name === 'phone') await add.tap()
  else await add.press('Enter')
  await expect(page.getByText('Added to cart').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  if (project.name !== 'phone') return
  const row = page.getByRole('main').getByRole('row').filter({ hasText: '7.2 m in cart' })
  await expectApart(row.locator('img'), row.getByText('7.2 m in cart'))

  await goTo(page, `#/search?value=${known.ironbark.presetTally}&tally=${known.ironbark.presetTally}`)
  await dialog
    .getByRole('button', { name: /^Increase quantity of / })
    .first()
    .tap()
  await expect(dialog.getByRole('spinbutton').first()).toHaveValue('1')
  await expectForThumbs(dialog)
})

/** Fails if a control is smaller than 44 px. */
async function expectForThumbs(dialog: Locator) {
  for (const target of await dialog.locator('button, input').all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerHTML()).toBeGreaterThanOrEqual(44)
  }
}

/** Fails if one overlaps the other. */
async function expectApart(one: Locator, other: Locator) {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()]
  if (!first || !second) throw new Error('One of the two is not on the screen')
  const isApart =
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y
  expect(isApart, `${JSON.stringify(first)} and ${JSON.stringify(second)}`).toBe(true)
}
