import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../merchants.ts'
import { run } from './run.ts'

const isOwn = (path: string) => !/[\\/](node_modules|dist|\.next)([\\/]|$)/.test(path)

/** Bundled examples, each a separate project. */
const bundled = ['plain', 'vue', 'next']

/**
 * Copies the bundled examples and the projects for type tests, and installs them together: pnpm fetches shared packages
 * once, and gives each project only its own dependencies.
 */
export async function installExamples(folder: string, tarballs: readonly string[]) {
  mkdirSync(folder)
  for (const name of bundled)
    cpSync(join(root, 'examples', name), join(folder, name), { recursive: true, filter: isOwn })
  cpSync(join(import.meta.dirname, 'consumer'), join(folder, 'consumer'), { recursive: true, filter: isOwn })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const overrides = tarballs.map((file) => `  '@trade-portal/${nameOf(file)}': 'file:${file}'\n`)
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: ['*']\noverrides:\n${overrides.join('')}strictPeerDependencies: true\n`,
  )
  const args = [
    '-y',
    'pnpm@12.21.0',
    'install',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-frozen-lockfile',
  ]
  // Vite's own build has set NODE_ENV, which would omit the bundlers.
  await run('npx', args, { cwd: folder, env: { NODE_ENV: 'development' } })
}

/** Bundles an example with Vite, after compiling it if it is TypeScript. @returns the folder of its files. */
export async function bundle(folder: string): Promise<string> {
  const bin = join(folder, 'node_modules/.bin')
  if (existsSync(join(folder, 'tsconfig.json'))) await run(join(bin, 'tsc'), [], { cwd: folder })
  // Its bundler warns about each server-only directive.
  await run(join(bin, 'vite'), ['build', '--logLevel', 'error'], { cwd: folder })
  return join(folder, 'dist')
}

/** `fluid-sdk` of `…/trade-portal-fluid-sdk-0.1.0.tgz`. */
function nameOf(tarball: string): string {
  return basename(tarball).replace(/^trade-portal-|-\d.*$/g, '')
}
