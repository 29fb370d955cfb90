import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { title } from '../locators'
import { changeEntries } from '../settings'

/** Sets the labels of the merchant's top bar from `spelled`, keeps its links, and switches everything else off. */
async function keepEntries(page: Page, spelled: Record<string, string>) {
  await page.unrouteAll()
  await changeEntries(page, 'topbuttonbar', (entries) =>
    entries.map((entry) => {
      const label = spelled[entry.label_object.toLowerCase()]
      const isStored = entry.type_object === 'link' || label !== undefined
      return { ...entry, is_enabled: isStored, label_object: label ?? entry.label_object }
    }),
  )
}

const barLinks = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')

test('Orders and Custom Lists stand in the bar by their entries, however these are spelled [shell-03]', async ({
  page,
  signIn,
}) => {
  await keepEntries(page, { 'quotes/orders': ' quotes/ORDERS ' })
  await signIn('ironbark')
  await expect(barLinks(page)).toHaveText(['Orders'])
  await expect(barLinks(page)).toHaveAttribute('href', '#/orders')

  await keepEntries(page, { 'custom lists': 'CUSTOM lists' })
  await page.reload()
  await expect(barLinks(page)).toHaveText(['Custom Lists'])
  await expect(barLinks(page)).toHaveAttribute('href', '#/custom-lists')
})

test('Invoices and Statements stand in the bar by their entries, however these are spelled [shell-191]', async ({
  page,
  signIn,
}) => {
  await keepEntries(page, { invoices: ' INVOICES', statements: 'statements ' })
  await signIn('ironbark')
  await expect(barLinks(page)).toHaveText(['Invoices', 'Statements'])
  await barLinks(page).last().click()
  await expect(title(page)).toHaveText('Statements')

  await keepEntries(page, { invoices: 'Invoices' })
  await page.reload()
  await expect(barLinks(page)).toHaveText(['Invoices'])
})

test('without an entry for the products there is neither their menu nor a search [shell-04]', async ({
  page,
  signIn,
}) => {
  await keepEntries(page, { 'custom lists': 'Custom Lists' })
  await signIn('ironbark')
  await expect(barLinks(page)).toHaveText(['Custom Lists'])
  await expect(page.getByRole('button', { name: 'Products' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0)
})

test('the account menu has the merchant’s links, and without ‘my account’ Sign Out alone [shell-12 shell-15]', async ({
  page,
  signIn,
}) => {
  const items = page.getByRole('menuitem')
  await keepEntries(page, { 'my account': 'My ACCOUNT ' })
  await signIn('ironbark')
  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(items).toHaveCount(2)
  await expect(items.first()).toHaveAttribute('href', /^https:\/\//)

  await keepEntries(page, {})
  await page.reload()
  await page.getByRole('button', { name: 'My Account' }).click()
  await expect(items).toHaveText(['Sign Out'])
})

const accountRoutes = [
  ['Account Admin', '#/admin', /^Welcome Dana/],
  ['Downloads', '#/downloads', 'Downloads'],
  ['Price Book', '#/pricebook', 'Price Book'],
  ['Pay Account', '#/pay-account', 'Pay Account'],
] as const

test('the routes of the account are in its menu, by their entries, and on a phone in the menu of all [shell-08 shell-17 shell-192] @phone', async ({
  page,
  signIn,
}, { project }) => {
  const isPhone = project.name === 'phone'
  const open = () => page.getByRole('button', { name: isPhone ? 'Open menu' : 'My Account' }).click()
  const item = (name: string) =>
    isPhone ? page.getByRole('dialog').getByRole('link', { name }) : page.getByRole('menuitem', { name })
  await signIn('ironbark')
  for (const [name, address, heading] of accountRoutes) {
    await open()
    await expect(item(name)).toHaveAttribute('href', address)
    await item(name).click()
    await expect(title(page)).toHaveText(heading)
  }

  await keepEntries(page, { 'my account': 'My Account', downloads: 'DOWNLOADS ' })
  await page.reload()
  await open()
  await expect(item('Downloads')).toBeVisible()
  for (const name of ['Account Admin', 'Price Book', 'Pay Account']) await expect(item(name)).toHaveCount(0)
})
