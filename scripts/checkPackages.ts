import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { published } from './buildPackages.ts'
import { root } from './merchants.ts'

// Checks the packages as a stranger gets them from npm: the entry points resolve, and their types do.
let hasFailed = false
for (const name of published) {
  const cwd = join(root, 'packages', name)
  for (const [command, ...args] of [
    ['publint', '--strict'],
    ['attw', '--pack', '--profile', 'esm-only'],
  ] as const) {
    const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd, stdio: 'inherit' })
    if (status !== 0) hasFailed = true
  }
}
// The client promises to need no page: its types, then, name nothing that only a page has.
const withoutPage =
  '--ignoreConfig --noEmit --strict --target es2024 --module nodenext --lib es2024 --types node'
const { status } = spawnSync(
  join(root, 'node_modules/.bin/tsc'),
  [...withoutPage.split(' '), 'dist/index.d.ts', 'dist/wire/index.d.ts'],
  { cwd: join(root, 'packages/fluid-sdk'), stdio: 'inherit' },
)
process.exit(hasFailed || status !== 0 ? 1 : 0)
