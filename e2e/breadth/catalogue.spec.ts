import { known } from '@trade-portal/demo-data'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { goTo, PINE, showAs } from '../shopping'

test('the catalogue leads from categories to types to products, each under its name [cat-01 cat-02 cat-03 cat-04 cat-05 cat-06 cat-08]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, '#/products')
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Categories' })).toBeVisible()
  await expect(page).toHaveTitle('Browse Categories · Ironbark Trade')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Structural Pine' })).toBeVisible()
  await main.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Timber', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Timber' })).toBeVisible()
  await expect(page).toHaveTitle('Timber · Ironbark Trade')
  await main.getByRole('heading', { level: 2 }).getByRole('link', { name: 'Structural Pine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Structural Pine' })).toBeVisible()
  await expect(page).toHaveTitle('All Structural Pine · Ironbark Trade')
  await expect(page.getByRole('table', { name: 'All Structural Pine' })).toBeVisible()

  await goTo(page, `${PINE}/MGP10`)
  await expect(page.getByRole('heading', { level: 1, name: 'MGP10' })).toBeVisible()
  await expect(page).toHaveTitle('MGP10 · Ironbark Trade')
  await expect(page.getByRole('table', { name: 'MGP10' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs).toHaveText(/^\s*Products\s*Timber\s*Structural Pine\s*MGP10\s*$/)
  await crumbs.getByRole('link', { name: 'Structural Pine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Structural Pine' })).toBeVisible()
})

test('categories and classes are chosen beside the listing, from a row of chips where there is no room [cat-09 cat-10 cat-11] @phone', async ({
  page,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await goTo(page, PINE)
  const classes = page.getByRole('navigation', { name: /FILTER SUBCATEGORIES|All Structural Pine/ })
  await classes.getByRole('link', { name: 'MGP10', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'MGP10' })).toBeVisible()
  await classes.getByRole('link', { name: 'All Structural Pine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Structural Pine' })).toBeVisible()
  if (project.name === 'phone') await page.getByRole('button', { name: 'BROWSE CATEGORY' }).click()
  else await expect(page.getByText('BROWSE CATEGORY').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sheets & Panels' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Plywood' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Plywood' })).toBeVisible()
})

test('the page stands in the address, and a search or another category begins at page 1 [cat-17 cat-18 cat-19 cat-20 cat-48]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, PINE)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2')).toBeVisible()
  await expect(page).toHaveURL(/[?&]page=2/)
  await page.reload()
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Page 1')).toBeVisible()
  await page.goForward()
  await page.getByRole('searchbox', { name: /^Search in/ }).fill('90')
  await expect(page.getByText('Page 1')).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
  await expect(page).toHaveURL(/[?&]search=90/)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: /^Search in/ })).toHaveValue('90')
  await expect(page.getByRole('row').nth(1)).toContainText('90')

  await goTo(page, `${PINE}?page=2`)
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Timber' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Treated Pine' }).first().click()
  await expect(page.getByText('Page 1')).toBeVisible()
  await expect(page).not.toHaveURL(/page=/)
})

test('prices are seen for the session and no longer, and the device keeps how a listing is looked at [cat-12 cat-13 cat-14 cat-15 cat-42 case-292]', async ({
  page,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await goTo(page, PINE)
  const prices = page.getByRole('switch', { name: 'See Prices' })
  const table = page.getByRole('table', { name: 'All Structural Pine' })
  const grid = page.getByRole('list', { name: 'All Structural Pine' })
  await expect(table).toBeVisible()
  await expect(prices).not.toBeChecked()
  await page.getByText('See Prices').click()
  await expect(table.getByText(/\$\d/).first()).toBeVisible()
  await showAs(page, 'Grid')
  await expect(grid).toBeVisible()
  await page.reload()
  await expect(grid.getByText(/\$\d/).first()).toBeVisible()

  // A new selection is stored in memory as well.
  await page.getByText('See Prices').dblclick()
  await showAs(page, 'List')
  await showAs(page, 'Grid')
  await expect(grid.getByText(/\$\d/).first()).toBeVisible()
  await signOut(page, project.name)
  await expect(page.getByRole('heading', { name: 'Welcome to your Trade Portal' })).toBeVisible()
  // The page is not loaded again.
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible()
  await goTo(page, PINE)
  await expect(grid).toBeVisible()
  await expect(prices).not.toBeChecked()
  await expect(grid.getByText(/\$\d/)).toHaveCount(0)
})

test('a name with slashes and signs has an address that can be opened again [cat-26]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, '#/products')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Screws \/ Bolts/ })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1, name: /^All Screws \/ Bolts/ })
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
})

test('a category that is not in the catalogue offers a search [cat-28 cat-29]', async ({ page, signIn }) => {
  await signIn('ironbark')
  await goTo(page, '#/products/TIMBER/Drift%2Fwood%20100%25')
  await expect(page.getByText('“Drift/wood 100%” is not in the catalogue.')).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('decking')
  await main.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('decking')
})

test('a listing without a network says so where it can be read, and comes with the network [cat-45]', async ({
  page,
  signIn,
  context,
}) => {
  await signIn('ironbark')
  await goTo(page, PINE)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Timber' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Hardwood', exact: true }).click()
  const message = page.getByText('You’re offline. This will appear when you’re back online.')
  await expect(message).toBeVisible()
  // Only a click finds out which element is on top.
  await message.click({ trial: true })
  await context.setOffline(false)
  await expect(page.getByRole('rowheader').getByRole('link').first()).toBeVisible()
})

test('a listing with prices is no wider than the smallest screen [cat-47]', async ({ page, signIn }) => {
  await signIn('ironbark')
  await page.setViewportSize({ width: 320, height: 600 })
  // A price on request is the widest.
  await goTo(page, `#/search?value=${known.ironbark.unpriced}`)
  await page.getByText('See Prices').click()
  const list = page.getByRole('table')
  await expect(list.getByText('Price on request').filter({ visible: true }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await showAs(page, 'Grid')
  await expect(list).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('an address deeper than a class is in no catalogue [cat-43]', async ({ page, signIn }) => {
  await signIn('ironbark')
  await goTo(page, `${PINE}/MGP10/90x45`)
  await expect(page.getByText('“MGP10/90x45” is not in the catalogue.')).toBeVisible()
})

test('a search on a later page is an entry of the history: Back leads to that page [case-326]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await goTo(page, `${PINE}?page=2`)
  await expect(page.getByText('Page 2')).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.fill('90')
  await expect(page).toHaveURL(/search=90/)
  await expect(page).not.toHaveURL(/page=2/)
  await search.fill('90x45')
  await expect(page).toHaveURL(/search=90x45/)
  // A pause in typing adds no entry to the history.
  await page.goBack()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('Page 2')).toBeVisible()
  await expect(search).toHaveValue('')
})

test('the tools of a listing stand still on every width of a desk [case-449]', async ({ page, signIn }) => {
  await signIn('ironbark')
  await goTo(page, PINE)
  await expect(page.getByRole('table', { name: 'All Structural Pine' })).toBeVisible()
  // A classic scrollbar makes a page of 1280 px narrower, by 12 px in Firefox and 15 px on Windows.
  for (const width of [1280, 1268, 1265, 1240, 1200]) {
    await page.setViewportSize({ width, height: 860 })
    const seen = await page.evaluate(async () => {
      const counts: number[] = []
      for (let frame = 0; frame < 30; frame++) {
        await new Promise(requestAnimationFrame)
        counts.push(document.querySelectorAll('main input[type="radio"]').length)
      }
      return [...new Set(counts)]
    })
    expect(seen, `views offered on ${width} px`).toEqual([3])
  }
})
