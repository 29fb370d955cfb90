import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** Lighthouse's values for a slow connection, and for a mid-range phone. */
const CONNECTION = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
export const PHONE_CPU = 4

export interface PageOptions {
  /** The browser's storage after an earlier visit. */
  stored?: BrowserContextOptions['storageState']
  /** CPU slowdown factor. */
  cpu?: number
  /** 1.6 Mbit/s, 150 ms. */
  isSlowLine?: boolean
  /** Allows the service worker to cache the build. */
  hasWorker?: boolean
}

export interface OpenPage extends AsyncDisposable {
  page: Page
  cdp: CDPSession
}

/** Opens a page in a separate browser profile. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<OpenPage> {
  const { stored, cpu = 1, isSlowLine = false, hasWorker = false } = options
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    deviceScaleFactor: 1,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    ...(stored && { storageState: stored }),
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Network.enable')
  if (isSlowLine) await slowLine(cdp)
  if (cpu !== 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, cdp, [Symbol.asyncDispose]: () => context.close() }
}

/** Throttles every later fetch to a phone's connection. */
export async function slowLine(cdp: CDPSession) {
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...CONNECTION })
}
