import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './merchants.ts'

export const portalDist = join(root, 'apps/portal/dist')
const stamp = join(portalDist, '.built-from')
const sources = [
  'apps/portal/{index.html,vite.config.ts,package.json}',
  'apps/portal/{src,public}/**/*',
  'packages/{fluid-sdk,theme,portal-components}/{package.json,src/**/*}',
  'pnpm-lock.yaml',
]

/** Builds the portal unless the one that is there was built from these very sources. */
export async function buildPortal(say: (line: string) => void): Promise<void> {
  const hash = await hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  say('Building the portal. The first time takes about half a minute…')
  const begun = performance.now()
  const { build } = await import('vite')
  await build({ root: join(root, 'apps/portal'), logLevel: 'warn' })
  await mkdir(portalDist, { recursive: true })
  writeFileSync(stamp, hash)
  say(`Built in ${Math.round((performance.now() - begun) / 1000)} s.`)
}

async function hashOfSources(): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    const isTest = /\.(test|stories)\.tsx?$/.test(entry.name)
    if (entry.isFile() && !isTest) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}
