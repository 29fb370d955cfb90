import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildEmbed } from './buildEmbed.ts'
import { buildUnlessBuilt } from './builtFrom.ts'
import { root } from './merchants.ts'

/** The packages that are published, each after those whose declarations it needs. */
export const published = ['theme', 'fluid-sdk', 'portal-components']

/** Builds the published packages, but for those that were built from these very sources. */
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
      build: () => bundle(folder),
    })
  }
  await buildEmbed()
}

async function bundle(folder: string): Promise<void> {
  const child = spawn(join(root, 'node_modules/.bin/tsup'), ['--silent'], { cwd: folder, stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${folder} could not be built.`)
}
