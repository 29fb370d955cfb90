import type { CataloguePath } from '@trade-portal/fluid-sdk'

const ROOT = '/products'

/** Returns the path of a place in the catalogue, with one encoded segment for each level. */
export function productsPath(cataloguePath: CataloguePath = {}): string {
  return [ROOT, ...levelsOf(cataloguePath).map(segmentOf)].join('/')
}

/** Returns the path of a place in the catalogue with one of its products open. */
export function productPath(cataloguePath: CataloguePath, productId: string): string {
  return `${productsPath(cataloguePath)}?product=${segmentOf(productId)}`
}

/** Returns the path of a search of the whole catalogue, optionally with one of the results open. */
export function searchPath(term: string, productId?: string): string {
  const results = `/search?value=${segmentOf(term)}`
  return productId === undefined ? results : `${results}&product=${segmentOf(productId)}`
}

/**
 * Returns the place of a catalogue's path. Pass the path exactly as in the address: a router's decoded parameters
 * confuse `%2F` in a name with a slash.
 */
export function cataloguePathOf(path: string): CataloguePath {
  const [categoryId, typeId, ...deeper] = path
    .replace(/^\/products\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(textOfSegment)
  // The catalogue has three levels, so a deeper path becomes one unknown class, which the page reports.
  const classId = deeper.length > 0 ? deeper.join('/') : undefined
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...(typeId !== undefined && { typeId }),
    ...(classId !== undefined && { classId }),
  }
}

/** Encodes a name as one segment of a path. */
export function segmentOf(name: string): string {
  // `.` and `..` would climb, and half a surrogate pair makes encodeURIComponent throw.
  return encodeURIComponent(name.toWellFormed()).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'))
}

function levelsOf({ categoryId, typeId, classId }: CataloguePath): string[] {
  const levels = [categoryId, typeId, classId]
  const end = levels.findIndex((level) => !level)
  return levels.slice(0, end === -1 ? levels.length : end).filter((level) => level !== undefined)
}

/** Decodes one segment of a path. */
export function textOfSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % was typed by hand: the page reports an unknown name.
    return segment
  }
}
