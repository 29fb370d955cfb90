import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './merchants.ts'

// What a stranger gets from npm: the entry points resolve, and their types do.
let hasFailed = false
for (const name of ['theme', 'fluid-sdk', 'portal-components']) {
  const cwd = join(root, 'packages', name)
  for (const [command, ...args] of [
    ['publint', '--strict'],
    ['attw', '--pack', '--profile', 'esm-only'],
  ] as const) {
    const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd, stdio: 'inherit' })
    if (status !== 0) hasFailed = true
  }
}
process.exit(hasFailed ? 1 : 0)
