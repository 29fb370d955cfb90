import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { changeEntries } from './settings'

/** Has the merchant's top bar hold what `spelled` spells, and its links, with everything else switched off. */
async function keepEntries(page: Page, spelled: Record<string, string>) {
  await page.unrouteAll()
  await changeEntries(page, 'topbuttonbar', (entries) =>
    entries.map((entry) => {
      const label = spelled[entry.label_object.toLowerCase()]
      const isKept = entry.type_object === 'link' || label !== undefined
      return { ...entry, is_enabled: isKept, label_object: label ?? entry.label_object }
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
