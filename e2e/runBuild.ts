import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../scripts/merchants'

/**
 * Runs a build of `scripts/` in a separate process. A worker of Playwright has loaded React's development build, which
 * would be mixed with the production build of the prerendered page.
 */
export async function runBuild(script: 'buildDemo.ts' | 'buildSite.ts') {
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [join(root, 'scripts', script)], { cwd: root, env })
}
