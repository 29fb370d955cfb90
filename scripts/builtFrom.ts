import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './merchants.ts'

export interface BuildOptions {
  /** The folder the build goes to. It says what it was built from in `.built-from`. */
  folder: string
  /** The files it is made of, as globs from the project's root. */
  sources: string[]
  build: () => Promise<void>
}

/** Builds unless what is there was built from these very sources. @returns whether it built. */
export async function buildUnlessBuilt({ folder, sources, build }: BuildOptions): Promise<boolean> {
  const stamp = join(folder, '.built-from')
  const hash = await hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  await build()
  writeFileSync(stamp, hash)
  return true
}

async function hashOf(sources: string[]): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    const isTest = /\.(test|stories)\.tsx?$/.test(entry.name)
    if (entry.isFile() && !isTest) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}
