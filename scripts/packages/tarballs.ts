import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildEmbed } from '../buildEmbed.ts'
import { root } from '../merchants.ts'
import { run } from './run.ts'

/** The packages that are published, each after those that it needs. */
export const published = ['theme', 'fluid-sdk', 'portal-components']

/** Builds the published packages. */
export async function buildPackages() {
  for (const name of published)
    await run(join(root, 'node_modules/.bin/tsup'), [], { cwd: join(root, 'packages', name) })
  await buildEmbed()
}

/** Packs the published packages as npm gets them. @returns the tarballs' paths. */
export async function packPackages(folder: string): Promise<string[]> {
  mkdirSync(folder)
  for (const name of published) {
    const args = ['-y', 'pnpm@12.21.0', 'pack', '--pack-destination', folder]
    await run('npx', args, { cwd: join(root, 'packages', name) })
  }
  return readdirSync(folder).map((file) => join(folder, file))
}

/** Installs packages with npm, those that a folder asks for included. */
export async function install(folder: string, packages: readonly string[]) {
  // Vite's own build has set NODE_ENV, by which npm would leave the bundlers out. A package that npm's cache holds is not
  // asked for again.
  const args = ['install', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', ...packages]
  await run('npm', args, { cwd: folder })
}
