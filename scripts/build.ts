import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildPortal } from './buildPortal.ts'
import { root } from './merchants.ts'

// Each package needs the declarations of those before it.
for (const name of ['theme', 'fluid-sdk', 'portal-components']) {
  const { status } = spawnSync(join(root, 'node_modules/.bin/tsup'), [], {
    cwd: join(root, 'packages', name),
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
await buildPortal(console.log)
