import type { Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import type { Part } from '../harness/Bench.ts'
import { openPage } from '../harness/openPage.ts'

/** The files cached by the worker, by time. */
type Retained = Record<'installed' | 'rested', string[]>

const REST_MS = 6000

/** All background fetches of a first visit. */
export const backgroundPart: Part = {
  name: 'background',
  async measure({ browser, portal }) {
    const running = await portal('normal')
    await using opened = await openPage(browser, { hasWorker: true })
    const { page } = opened
    await page.goto(running.url('ironbark'))
    await page.locator('html[data-start=ready]').waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const installed = await cachedFiles(page)
    await page.waitForTimeout(REST_MS)
    const retained: Retained = { installed, rested: await cachedFiles(page) }
    const beyond = (urls: string[]) => urls.filter((url) => !asked.includes(url))
    const weigh = async (urls: string[]) => {
      const sizes = await Promise.all(urls.map(bytesOf))
      return sizes.reduce((sum, size) => sum + size, 0) / 1000
    }
    const fonts = retained.installed.filter((url) => url.endsWith('.woff2'))
    const ofOthers = fonts.filter((url) => !/-latin-(?!ext)/.test(url))
    return [
      {
        work: 'background of a first visit',
        how: `files cached by the service worker and not requested by the sign-in page, compressed as they are sent: when the worker has been installed, and ${REST_MS / 1000} s later; counted once, since it is not a time`,
        figures: [
          { name: 'fonts of other scripts by then', value: await weigh(ofOthers), unit: 'kB', goal: 0 },
          { name: 'when installed', value: await weigh(beyond(retained.installed)), unit: 'kB' },
          { name: 'when idle', value: await weigh(beyond(retained.rested)), unit: 'kB' },
          { name: 'when installed', value: beyond(retained.installed).length, unit: 'files' },
        ],
      },
    ]
  },
}

function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !name.includes('config'))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => url)
  })
}

/** Returns a file's size as sent to a browser: fonts are already compressed. */
async function bytesOf(url: string): Promise<number> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  return url.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
}
