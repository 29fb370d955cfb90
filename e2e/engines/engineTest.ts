import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { merchantOf, RunningPortal } from '../portal'
import type { MerchantName } from '../portal'
import type { EngineName } from './engine'
import type { Target } from './find'
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
  /** Fills a sign-in form with a merchant's demo customer, and sends it. */
  fillSignIn: (merchant: MerchantName, within?: Target) => Promise<void>
  /** Opens a merchant's portal, the worker's or another one, and signs its demo customer in by the form. */
  signIn: (merchant: MerchantName, portal?: RunningPortal) => Promise<void>
}

/** A journey in one of the other engines. Each engine has a separate browser, and each worker a portal. */
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
      await writeFile(testInfo.outputPath('console.txt'), engine.errors.join('\n'))
      const path = testInfo.outputPath('screen.png')
      await writeFile(path, await engine.picture())
      await testInfo.attach('screen', { path, contentType: 'image/png' })
    }
    await engine.close()
  },

  fillSignIn: async ({ person }, use) => {
    await use(async (merchant, within) => {
      const { username, password } = merchantOf(merchant)
      const container = within && { within }
      await person.fill({ role: 'textbox', name: /^Username/, ...container }, username)
      await person.fill({ label: /^Password/, ...container }, password)
      await person.press({ role: 'button', name: 'Sign in', ...container })
    })
  },

  signIn: async ({ fillSignIn, person, portal }, use) => {
    await use(async (merchant, at = portal) => {
      await person.goTo(at.url(merchant))
      await person.see({ role: 'heading', name: 'Welcome to your Trade Portal' })
      await fillSignIn(merchant)
      await person.see({ role: 'heading', name: /^Hi .+! Welcome to your Trade Portal$/ })
    })
  },
})
