import type { Page } from '@playwright/test'

/** Loads an address from nothing. From one place of the portal to another the browser would change the hash alone. */
export async function openAnew(page: Page, address: string, options: Parameters<Page['goto']>[1] = {}) {
  await page.goto('about:blank')
  await page.goto(address, options)
}
