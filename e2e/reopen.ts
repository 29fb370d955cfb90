import type { Page } from '@playwright/test'

/** Loads an address from scratch. Between two routes of the portal the browser would only change the hash. */
export async function reopen(page: Page, address: string, options: Parameters<Page['goto']>[1] = {}) {
  await page.goto('about:blank')
  await page.goto(address, options)
}
