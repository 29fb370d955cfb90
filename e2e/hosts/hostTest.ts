import { expect, test as base } from '../fixtures.ts'
import { readHostElements } from './hostElements.ts'
import type { HostElements } from './hostElements.ts'
import { BLANK, openHost } from './hostPage.ts'
import type { Twin } from './hosts.ts'
import type { Looks } from './looks.ts'
import { openForCustomer, tryWidgets } from './trial.ts'

export { expect }

interface Shared {
  /** The page’s own elements on a harmless page. */
  blank: HostElements
  /** Returns pictures of the elements on a harmless page, which a worker opens once. */
  easyLooks: (twin: Twin) => Promise<Looks>
}

const screen = { viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const

export const test = base.extend<object, Shared>({
  blank: [
    async ({ browser, portal }, use) => {
      const page = await browser.newPage(screen)
      await openHost(page, { address: portal.url('ironbark'), host: BLANK })
      const blank = await readHostElements(page)
      await page.close()
      await use(blank)
    },
    { scope: 'worker' },
  ],
  easyLooks: [
    async ({ browser, portal }, use) => {
      const known = new Map<string, Promise<Looks>>()
      const look = async (twin: Twin) => {
        const { width, height } = screen.viewport
        const page = await browser.newPage({ ...screen, viewport: { width: twin.screen ?? width, height } })
        const trial = { address: portal.url('ironbark'), host: twin, isElement: true }
        await openForCustomer(page, trial)
        const looks = await tryWidgets(page, trial)
        await page.close()
        return looks
      }
      await use((twin) => {
        const looks = known.get(twin.id) ?? look(twin)
        known.set(twin.id, looks)
        return looks
      })
    },
    { scope: 'worker' },
  ],
})
