import { posix } from 'node:path'
import ts from 'typescript'

/**
 * Finds the circles among files by their relative imports, including type imports.
 *
 * @param files each file's text by its path.
 * @returns each circle as its files in the order of their names; two circles that share a file are one.
 */
export function importCircles(files: ReadonlyMap<string, string>): string[][] {
  const imports = new Map([...files].map(([file, text]) => [file, importsOf(file, text, files)]))
  const reached = new Map([...files.keys()].map((file) => [file, reachedFrom(file, imports)]))
  return [...reached].flatMap(([file, others]) => {
    const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort()
    // Each file of a circle finds it; only the first one reports it.
    return circle[0] === file ? [circle] : []
  })
}

function importsOf(file: string, text: string, files: ReadonlyMap<string, string>): string[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return []
    const path = posix.join(posix.dirname(file), fileName)
    return [path, `${path}.ts`, `${path}.tsx`].find((name) => files.has(name)) ?? []
  })
}

/** Returns everything a file imports, directly or not, including itself if it is in a circle. */
function reachedFrom(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const other of imports.get(next) ?? []) {
      if (reached.has(other)) continue
      reached.add(other)
      waiting.push(other)
    }
  }
  return reached
}
