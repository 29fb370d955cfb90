import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

/** For how long nothing may be under way before a page counts as quiet, in ms. */
const stillness = 500

/**
 * Watches what a page asks for from here on. `waitForLoadState('networkidle')` tells of the document's own loading, once:
 * after a sign-in without a load it has passed long ago.
 */
export function watchNetwork(page: Page) {
  const pending = new Set<Request>()
  let changedAt = Date.now()
  const end = (request: Request) => {
    pending.delete(request)
    changedAt = Date.now()
  }
  page.on('request', (request) => {
    pending.add(request)
    changedAt = Date.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    /** Resolves once nothing has been under way for half a second. */
    quiet: () => expect.poll(() => pending.size === 0 && Date.now() - changedAt > stillness).toBe(true),
  }
}
