import type { Page } from '@playwright/test'

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const button = (page: Page, name: string) => page.getByRole('button', { name })
/** Finds the title of the page itself. */
export const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
/** Finds the first quantity of a list or of the cart. */
export const quantityField = (page: Page) => page.getByRole('spinbutton', { name: /^Quantity of / }).first()
export const emptyCart = (page: Page) => page.getByRole('link', { name: /^Cart, 0 items/ })
export const orderPlaced = (page: Page) => page.getByRole('dialog', { name: 'Order Placed' })
/** Finds a link of the page itself, outside the masthead. */
export const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
/** Finds the heading of the home page, which contains the customer's name. */
export const home = (page: Page) =>
  page.getByRole('heading', { name: /^Hi .+! Welcome to your Trade Portal$/ })
