import { expect } from '@playwright/test'
import { chromium } from 'playwright'
import type { Locator, Page } from 'playwright'
import { browserFlags, findChromium } from '../chromium.ts'
import { merchants } from '../merchants.ts'

/** A page's first visit loads every chunk, possibly on a busy machine. */
const PATIENCE = 30_000
const [{ username, password }] = merchants

/** Waits as long as a first visit may take. */
export const soon = expect.configure({ timeout: PATIENCE })

/** Opens a page in a separate browser, and closes it after the visit. */
export async function visit(walk: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: browserFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 860 } })
    page.setDefaultTimeout(PATIENCE)
    await walk(page)
  } finally {
    await browser.close()
  }
}

/** Collects the page's console warnings and errors, and uncaught errors. */
export function consoleOf(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

/** Returns the sign-in button of a signed-out widget. */
export function signInButton(container: Locator): Locator {
  return container.getByRole('button', { name: 'Sign in' }).first()
}

/** Signs the demo customer in by a list's own dialog. */
export async function signIn(page: Page, container: Locator) {
  await signInButton(container).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await soon(dialog).toBeHidden()
}

/** Returns the products of a list with a price. */
export function pricesIn(container: Locator): Locator {
  return container.getByRole('row').filter({ hasText: /\$\d+\.\d\d/ })
}

/** Adds the first product in the list sold by the piece. */
export async function addFirst(container: Locator) {
  await container
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click()
}

/** The cart in a page's header. */
export function headerCart(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ })
}
