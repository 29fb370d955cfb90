import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Returns the text with the number of documents in a list. */
export const shown = (page: Page) => page.getByRole('main').getByText(/\d+ shown/)

export const searchInvoices = (page: Page) => page.getByRole('searchbox', { name: 'Search in Invoices' })

/** Fails if a row has all its facts side by side, as in a table, and nothing below anything else. */
export async function expectCards(page: Page) {
  const flat = await page.locator('main [role="row"][data-index]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const reported = [...row.children].filter((cell) => !cell.hasAttribute('data-controls'))
      const cells = reported.map((cell) => cell.getBoundingClientRect()).filter(({ width }) => width > 0)
      const lowest = Math.max(...cells.map(({ top }) => top))
      const isCard = cells.length < 3 || cells.some(({ bottom }) => bottom <= lowest + 1)
      return isCard ? [] : [row.textContent]
    }),
  )
  expect(flat, `rows of ${page.url()} that are no cards`).toEqual([])
}
