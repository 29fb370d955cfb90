import { join } from 'node:path'
import { buildEmbed } from './buildEmbed.ts'
import { buildUnlessBuilt } from './builtFrom.ts'
import { root } from './merchants.ts'
import { run } from './run.ts'

/** The published packages, each after the packages whose declarations it needs. */
export const published = ['theme', 'fluid-sdk', 'portal-components']

/** Builds the published packages, unless the existing builds are of these very sources. */
export async function buildPackages(): Promise<void> {
  for (const [index, name] of published.entries()) {
    const folder = join(root, 'packages', name)
    const needed = published.slice(0, index + 1)
    await buildUnlessBuilt({
      folder: join(folder, 'dist'),
      sources: [
        ...needed.map((each) => `packages/${each}/{package.json,*.ts,src/**/*}`),
        'scripts/componentIds.ts',
        'tsconfig.base.json',
        'pnpm-lock.yaml',
      ],
      build: () => run('tsup', ['--silent'], { cwd: folder }),
    })
  }
  await buildEmbed()
}
