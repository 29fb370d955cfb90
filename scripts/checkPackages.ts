import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './merchants.ts'
import { packPackages } from './packages/tarballs.ts'

// Checks the packages as a stranger gets them from npm: the entry points and their types resolve.
let hasFailed = false
// Packed outside the project: other checks read its folders at the same time.
const folder = mkdtempSync(join(tmpdir(), 'trade-portal-packed-'))
for (const tarball of await packPackages(join(folder, 'tarballs'))) {
  for (const [command, ...args] of [
    ['publint', tarball, '--strict'],
    ['attw', tarball, '--profile', 'esm-only'],
  ] as const) {
    const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { stdio: 'inherit' })
    if (status !== 0) hasFailed = true
  }
}
rmSync(folder, { recursive: true })
// The client works without a page, so its types may not name anything only a page has.
const withoutPage =
  '--ignoreConfig --noEmit --strict --target es2024 --module nodenext --lib es2024 --types node'
const { status } = spawnSync(
  join(root, 'node_modules/.bin/tsc'),
  [...withoutPage.split(' '), 'dist/index.d.ts', 'dist/wire/index.d.ts'],
  { cwd: join(root, 'packages/fluid-sdk'), stdio: 'inherit' },
)
process.exit(hasFailed || status !== 0 ? 1 : 0)
