import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { published } from '../buildPackages.ts'
import { root } from '../merchants.ts'
import { run } from './run.ts'

/** Packs the published packages as npm does. @returns the tarballs' paths. */
export async function packPackages(folder: string): Promise<string[]> {
  mkdirSync(folder)
  const args = ['-y', 'pnpm@12.21.0', 'pack', '--pack-destination', folder]
  await Promise.all(published.map((name) => run('npx', args, { cwd: join(root, 'packages', name) })))
  return readdirSync(folder).map((file) => join(folder, file))
}

/** Installs packages with npm, including a folder's own dependencies. */
export async function install(folder: string, packages: readonly string[]) {
  // Vite's own build has set NODE_ENV, which would make npm omit the bundlers. A package in npm's cache is not
  // requested again.
  const args = ['install', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', ...packages]
  await run('npm', args, { cwd: folder })
}

/** Checks each package for its licence, README, changelog, engines, and a source map of each script. */
export async function inspect(tarballs: readonly string[]): Promise<void> {
  for (const tarball of tarballs) {
    const { output } = await run('tar', ['-tzf', tarball], { cwd: root })
    const files = new Set(output.trim().split('\n'))
    const built = [...files].filter((file) => file.startsWith('package/dist/') && !file.includes('/embed/'))
    const scripts = built.filter((file) => file.endsWith('.js'))
    const owed = ['LICENSE', 'README.md', 'CHANGELOG.md'].map((file) => `package/${file}`)
    const missing = [...owed, ...scripts.map((file) => `${file}.map`)].filter((file) => !files.has(file))
    const hidden = [...files].filter((file) => /\/\./.test(file))
    const manifest = await run('tar', ['-xzOf', tarball, 'package/package.json'], { cwd: root })
    const { engines } = JSON.parse(manifest.output) as { engines?: { node?: string } }
    if (!engines?.node) missing.push('engines in package.json')
    if (missing.length > 0) throw new Error(`${tarball} lacks ${missing.join(', ')}`)
    if (hidden.length > 0) throw new Error(`${tarball} holds ${hidden.join(', ')}`)
  }
}
