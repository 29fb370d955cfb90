/** A sign between two figures, with the unit of the first and a space or two; longer, it would be slow to look for. */
const BETWEEN_FIGURES = /(?<=\d) ?(?:mm|cm|m|ft|in|g|["'])? ?[x*] ?(?=\d)/g
/** The unit of the last figure. */
const UNIT_AFTER_SIZE = /(?<=\dx[\d./-]{1,12}) ?(?:mm|cm|m|ft|in|g|["'])(?![a-z])/g

/**
 * Writes sizes in one way, `90x45`, for they are typed as `90 x 45`, `90x45 mm`, `90mm*45mm`. An x elsewhere, as in
 * 'box 10' or 'Type X', is a letter.
 */
function foldSizes(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(BETWEEN_FIGURES, 'x').replaceAll(UNIT_AFTER_SIZE, '')
}

/** Returns the text that a product is searched in: as it is written, and with sizes folded where it has any. */
export function searchText(text: string): string {
  const written = text.toLowerCase()
  const folded = foldSizes(written.replaceAll('×', 'x').replaceAll('″', '"').replaceAll('′', "'"))
  return folded === written ? written : `${written} ${folded}`
}

/**
 * Returns the words of a search, each of which `searchText` has to hold. As in a real back end, a curly quote, a prime or
 * a multiplication sign is a sign like any other here: the contract promises to read none of them as its plain one.
 */
export function searchWords(search: string): string[] {
  return [...new Set(foldSizes(search.toLowerCase()).split(' ').filter(Boolean))]
}
