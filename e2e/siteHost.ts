import { test as base } from '@playwright/test'
import { siteDist } from '../scripts/makeSite'
import { runBuild } from './runBuild'
import { hostFiles } from './staticHost'
import type { StaticHost } from './staticHost'

/** The documentation on a static host, in a subfolder. */
export const test = base.extend<object, { host: StaticHost }>({
  host: [
    async ({ browser: _browser }, use) => {
      await runBuild('buildSite.ts')
      const host = await hostFiles(siteDist, 'docs/trade')
      await use(host)
      await host.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
