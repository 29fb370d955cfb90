import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { merchantOf, RunningPortal } from '../portal'
import type { MerchantName } from '../portal'
import type { EngineName } from './engine'
import { openFirefox } from './firefox'
import { Person } from './person'
import { phoneBuild } from './phoneBuild'
import { openVirtualScreen } from './virtualScreen'
import type { VirtualScreen } from './virtualScreen'
import { openWebKit } from './webkit'

export { expect } from '@playwright/test'

/** The options of a project. */
export interface EngineOptions {
  engineName: EngineName
  width: number
}

interface WorkerFixtures extends EngineOptions {
  isPhone: boolean
  portal: RunningPortal
  virtualScreen: VirtualScreen | null
}

interface Fixtures {
  person: Person
  /** Opens a merchant's portal and signs its demo customer in by the form. */
  signIn: (merchant: MerchantName) => Promise<void>
}

/** A journey in one of the other engines. Each has a browser of its own, and each worker a portal. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  width: [1280, { option: true, scope: 'worker' }],

  isPhone: [async ({ width }, use) => use(width < 700), { scope: 'worker' }],

  portal: [
    async ({ engineName, isPhone }, use) => {
      const portal = new RunningPortal(engineName === 'webkit' && isPhone ? { built: phoneBuild } : {})
      await portal.start()
      await use(portal)
      await portal.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  virtualScreen: [
    async ({ engineName }, use) => {
      const screen = engineName === 'webkit' ? await openVirtualScreen() : null
      await use(screen)
      screen?.close()
    },
    { scope: 'worker' },
  ],

  person: async ({ isPhone, virtualScreen, width }, use, testInfo) => {
    const screen = { width, height: isPhone ? 844 : 860, isPhone }
    const engine = await (virtualScreen ? openWebKit(screen, virtualScreen) : openFirefox(screen))
    testInfo.annotations.push({ type: 'engine', description: `${engine.name} ${engine.version}` })
    await use(new Person(engine))
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screen.png')
      await writeFile(path, await engine.picture())
      await testInfo.attach('screen', { path, contentType: 'image/png' })
    }
    await engine.close()
  },

  signIn: async ({ person, portal }, use) => {
    await use(async (merchant) => {
      const { username, password } = merchantOf(merchant)
      await person.goTo(portal.url(merchant))
      await person.see({ role: 'heading', name: 'Welcome to your Trade Portal' })
      await person.fill({ role: 'textbox', name: /^Username/ }, username)
      await person.fill({ label: /^Password/ }, password)
      await person.press({ role: 'button', name: 'Sign in' })
      await person.see({ role: 'heading', name: /^Hi .+! Welcome to your Trade Portal$/ })
    })
  },
})
