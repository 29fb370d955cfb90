import type { FileSource } from './files.ts'
import { pictureAt } from './pictures/pictureAt.ts'
import type { SeedData } from './seed/Seed.ts'

/** Draws a merchant's pictures from the data they are of; the data is asked for with the first of them. */
export function seedFiles(readSeed: () => SeedData): FileSource {
  return (path) => {
    if (!path.startsWith('pictures/')) return null
    const body = pictureAt(path, readSeed())
    return body === null ? null : { contentType: 'image/svg+xml; charset=utf-8', body }
  }
}
