import type { CataloguePlace } from '@trade-portal/fluid-sdk'

const ROOT = '/products'

/**
 * The path of a place in the catalogue, with one encoded segment for each level, whatever characters a name holds.
 */
export function productsPath(place: CataloguePlace = {}): string {
  return [ROOT, ...levelsOf(place).map(segmentOf)].join('/')
}

/** The path of a place in the catalogue with one of its products open. */
export function productPath(place: CataloguePlace, productId: string): string {
  return `${productsPath(place)}?product=${segmentOf(productId)}`
}

/** The path of the results of a search of the whole catalogue, with one of them open when it is named. */
export function searchPath(term: string, productId?: string): string {
  const results = `/search?value=${segmentOf(term)}`
  return productId === undefined ? results : `${results}&product=${segmentOf(productId)}`
}

/**
 * The place that a path of the catalogue names. Give it the path as it stands in the address: a router's decoded
 * parameters cannot tell `%2F` in a name from a slash.
 */
export function placeOfPath(path: string): CataloguePlace {
  const [categoryId, typeId, ...deeper] = path
    .replace(/^\/products\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(textOfSegment)
  // The catalogue has three levels, so a deeper path is joined into a class that it does not have, and the page says
  // so.
  const classId = deeper.length > 0 ? deeper.join('/') : undefined
  return {
    ...(categoryId !== undefined && { categoryId }),
    ...(typeId !== undefined && { typeId }),
    ...(classId !== undefined && { classId }),
  }
}

/** Encodes one name as one segment of a path. */
export function segmentOf(name: string): string {
  // `.` and `..` would climb, and half a surrogate pair makes encodeURIComponent throw.
  return encodeURIComponent(name.toWellFormed()).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'))
}

function levelsOf({ categoryId, typeId, classId }: CataloguePlace): string[] {
  const levels = [categoryId, typeId, classId]
  const end = levels.findIndex((level) => !level)
  return levels.slice(0, end === -1 ? levels.length : end).filter((level) => level !== undefined)
}

/** Reads one segment of a path. */
export function textOfSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A stray % was typed by hand: the page says that it knows nothing of that name.
    return segment
  }
}
