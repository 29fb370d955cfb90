import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { root } from '../../scripts/merchants'

// The journeys of the demo and the site depend on this file, so that their workers find both built. The site has a copy of
// the demo, and two builds at a time would write to the same folder.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

for (const script of ['buildSite.ts', 'buildDemo.ts']) {
  // In a separate process: a worker of Playwright has loaded React's development build, which would be mixed with the
  // production build of the prerendered page.
  test(`${script} leaves a build of these very sources`, async () => {
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, [join(root, 'scripts', script)], { cwd: root, env })
  })
}
