import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './merchants.ts'

export interface BuildOptions {
  /** The folder of the build. Its `.built-from` names the sources it was built from. */
  folder: string
  /** The sources of the build, as globs from the project's root. */
  sources: string[]
  /** Set if stories are part of the build. Tests never are. */
  hasStories?: boolean
  build: () => Promise<void>
}

/** Builds, unless the existing build is of these very sources. @returns true if it built. */
export async function buildUnlessBuilt({
  folder,
  sources,
  hasStories = false,
  build,
}: BuildOptions): Promise<boolean> {
  const stamp = join(folder, '.built-from')
  const hash = await hashOf(sources, hasStories ? /\.test\.tsx?$/ : /\.(test|stories)\.tsx?$/)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false
  // A failed build leaves files that belong to no sources.
  rmSync(stamp, { force: true })
  await build()
  writeFileSync(stamp, hash)
  return true
}

async function hashOf(sources: string[], leftOut: RegExp): Promise<string> {
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !leftOut.test(entry.name)) files.push(join(entry.parentPath, entry.name))
  }
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}
