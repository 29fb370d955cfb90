import type { Page } from '@playwright/test'
import { known } from '@trade-portal/demo-data'
import { expect, signOut, test } from '../fixtures'
import { scrollPageBy } from '../frames'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' })

/** Opens the search, which on a phone is a separate row behind a button in the bar. */
async function openSearch(page: Page, projectName: string) {
  if (projectName === 'phone') await page.getByRole('button', { name: 'Search', exact: true }).click()
  await field(page).click()
}

test('a product is found from the top bar and opened by the keys [search-07 search-12 search-24]', async ({
  page,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await openSearch(page, project.name)
  await page.keyboard.type(known.ironbark.ordinary)
  await expect(page.getByRole('option', { name: /BBS14100/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/search\?value=BBS14100&product=BBS14100$/)
  await expect(page.getByRole('dialog')).toContainText('Bugle Batten Screw')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('keys that are pressed while the page is busy are heard one after the other [search-12]', async ({
  page,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await openSearch(page, project.name)
  await page.keyboard.type('screw')
  await expect(page.getByRole('option', { name: 'See all results' })).toBeVisible()
  const second = await page.getByRole('option').nth(1).textContent()
  await page.evaluate(() => {
    setTimeout(() => {
      const until = performance.now() + 600
      while (performance.now() < until);
    })
  })
  await Promise.all(['ArrowDown', 'ArrowDown', 'Enter'].map((key) => page.keyboard.press(key)))
  await expect(page).toHaveURL(/#\/search\?value=screw&product=/)
  const sku = new URL(page.url()).hash.split('product=')[1]
  expect(second).toContain(sku)
})

test('a desk has the search in its bar, a phone a row of it that closes when it has led somewhere [search-24] @phone', async ({
  page,
  signIn,
}, { project }) => {
  const isPhone = project.name === 'phone'
  await signIn('ironbark')
  await expect(field(page)).toBeVisible({ visible: !isPhone })
  await openSearch(page, project.name)
  await expect(field(page)).toBeFocused()
  const box = await field(page).boundingBox()
  expect(box?.width).toBeGreaterThan(isPhone ? 390 - 2 * 16 - 2 : 210)
  await page.keyboard.type('screw')
  const all = page.getByRole('option', { name: 'See all results' })
  await (isPhone ? all.tap() : all.click())
  await expect(page).toHaveURL(/#\/search\?value=screw$/)
  await expect(field(page)).toBeVisible({ visible: !isPhone })
})

test('a search from the bar shows its results, and Back the search before, in the bar too [search-09 search-25]', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  for (const term of ['screw', 'pine']) {
    await openSearch(page, project.name)
    await field(page).fill(term)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Results for “${term}”` })).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “screw”' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Results for “screw”' })).toBeVisible()
  await expect(page).toHaveTitle(/^screw/)
  if (project.name !== 'phone') {
    await expect(field(page)).toHaveValue('screw')
    await page.goto(portal.url('ironbark', '#/orders'))
    await expect(field(page)).toHaveValue('')
  }
})

test('an empty search asks for a term, in the bar and by its address [search-11 search-26]', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await openSearch(page, project.name)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter search term(s)')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Hi Dana!/ })).toBeVisible()

  await page.goto(portal.url('ironbark', '#/search?value='))
  await expect(page.getByRole('main').getByText('Please enter search term(s)')).toBeVisible()
})

test('a term of any characters arrives as it was typed [search-10]', async ({ page, portal, signIn }, {
  project,
}) => {
  const term = '50% & "H3" #1/ü+?'
  await signIn('ironbark')
  await openSearch(page, project.name)
  await field(page).fill(term)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`)
  const asked = async () =>
    (await portal.calls('ironbark', 'searchProductTP')).map(
      ({ payload }) => (payload as { descString: string }).descString,
    )
  await expect.poll(asked).toContain(term)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`)
})

test('what was searched for is offered again, until the customer signs out [search-22 search-23]', async ({
  page,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await openSearch(page, project.name)
  await field(page).fill('bugle screw')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bugle screw')
  await openSearch(page, project.name)
  await field(page).fill('')
  await expect(page.getByRole('option', { name: 'bugle screw' })).toBeVisible()
  await page.keyboard.press('Escape')

  await signOut(page, project.name)
  await signIn('ironbark')
  await openSearch(page, project.name)
  await expect(field(page)).toBeVisible()
  await expect(page.getByRole('option', { name: 'bugle screw' })).toBeHidden()
})

test('the list under the field stays while the page scrolls under it [search-34]', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders'))
  await expect(page.getByRole('heading', { name: 'Orders & Quotes' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 300))
  await openSearch(page, project.name)
  await page.keyboard.type('pine')
  const list = page.getByRole('listbox', { name: 'Search results' })
  await expect(list.getByRole('option').nth(1)).toBeVisible()
  const before = await list.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect(before && before.y + before.height).toBeLessThanOrEqual(height)

  const scrolled = () => page.evaluate(() => window.scrollY)
  const from = await scrolled()
  await scrollPageBy(page, 150)
  expect(await scrolled()).toBe(from + 150)
  expect(await list.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
})
