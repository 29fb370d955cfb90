import { test as base } from '@playwright/test'
import { hostFiles } from './staticHost'
import type { StaticHost } from './staticHost'

/** Returns the `test` of journeys through a folder that a static host serves under `/{at}/`, one host a worker. */
export const hostedTest = (folder: string, at: string) =>
  base.extend<object, { host: StaticHost }>({
    host: [
      async ({ browser: _browser }, use) => {
        const host = await hostFiles(folder, at)
        await use(host)
        await host.close()
      },
      { scope: 'worker' },
    ],
  })
