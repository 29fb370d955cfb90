import { expect, test as base } from '../fixtures.ts'
import { visit } from '../visitBefore.ts'
import type { VisitEntries } from '../visitBefore.ts'
import { readHostElements } from './hostElements.ts'
import type { HostElements } from './hostElements.ts'
import type { HostedWidget } from './hostedWidgets.ts'
import { BLANK, openHost } from './hostPage.ts'

export { expect }

interface Shared {
  /** The page’s own elements where nothing is hard on them. */
  blank: HostElements
  /** Signs the customer in once for all that a worker opens. */
  signedIn: (widget: HostedWidget) => Promise<VisitEntries>
}

export const test = base.extend<object, Shared>({
  blank: [
    async ({ browser, portal }, use) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
      await openHost(page, { address: portal.url('ironbark'), host: BLANK })
      const blank = await readHostElements(page)
      await page.close()
      await use(blank)
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ portal }, use) => {
      const visits = new Map<HostedWidget['before'], Promise<VisitEntries>>()
      await use(({ before }) => {
        const found =
          visits.get(before) ??
          visit({ merchant: 'ironbark', address: portal.url('ironbark'), ...(before && { did: before }) })
        visits.set(before, found)
        return found
      })
    },
    { scope: 'worker' },
  ],
})
