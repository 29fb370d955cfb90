import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
}

/** The files of a build, and their groups. */
export interface Bundle {
  /** Returns the files fetched with a module, given a unique part of its name in the manifest. */
  closure: (name: string) => Set<string>
  /** Returns the size of files, compressed as a server sends them. */
  size: (files: Iterable<string>) => { bytes: number; files: number }
}

/** Reads the manifest that Vite wrote beside a build. @throws {Error} for a name that none or several modules have. */
export function readBundle(
  folder: string,
  manifest: string,
  pack: (file: Buffer) => { length: number },
): Bundle {
  const chunks = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as Record<string, Chunk>
  const weights = new Map<string, number>()
  const weightOf = (file: string) => {
    const weight = weights.get(file) ?? pack(readFileSync(join(folder, file))).length
    weights.set(file, weight)
    return weight
  }
  const add = (key: string, files: Set<string>) => {
    const chunk = chunks[key]
    if (!chunk || files.has(chunk.file)) return files
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported, files)
    return files
  }
  return {
    closure(name) {
      const keys = Object.keys(chunks).filter((key) => key.includes(name))
      const [key] = keys
      if (key === undefined || keys.length > 1) {
        throw new Error(`${manifest} has ${keys.length} modules with ${name} in their names`)
      }
      return add(key, new Set())
    },
    size: (files) => {
      const all = [...files]
      return { bytes: all.reduce((sum, file) => sum + weightOf(file), 0), files: all.length }
    },
  }
}
