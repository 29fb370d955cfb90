import type { Page } from '@playwright/test'

/** How many documents a list shows, in its words. */
export const shown = (page: Page) => page.getByRole('main').getByText(/\d+ shown/)

export const searchInvoices = (page: Page) => page.getByRole('searchbox', { name: 'Search in Invoices' })
