import type { Page } from '@playwright/test'

/** Waits until the service worker controls the page. */
export async function awaitServiceWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}
