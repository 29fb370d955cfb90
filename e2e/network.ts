import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

/** The idle time after which a page counts as quiet, in ms. */
const stillness = 500

/**
 * Watches the page's requests from now on. `waitForLoadState('networkidle')` covers the document's own loading, once:
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
    /** Resolves once no request has been pending for half a second. */
    quiet: () => expect.poll(() => pending.size === 0 && Date.now() - changedAt > stillness).toBe(true),
  }
}

/** Holds the requests of these files back until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: mayLeave, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await mayLeave
    await route.continue()
  })
  return letGo
}

/**
 * Holds the responses of an operation: the back end executes it, and the page receives the response when the returned
 * function is called, which resolves once one has arrived. Later responses are not held.
 */
export async function holdAnswers(page: Page, operation: string): Promise<() => Promise<void>> {
  const isCall = (url: URL) => url.searchParams.get('ipFunction') === operation
  const { promise: mayCome, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(isCall, async (route) => {
    const response = await route.fetch()
    await mayCome
    await route.fulfill({ response })
  })
  return async () => {
    const come = page.waitForEvent('requestfinished', (request) => isCall(new URL(request.url())))
    letGo()
    await come
    await page.unroute(isCall)
  }
}
