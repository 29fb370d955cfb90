import { plainText } from '@trade-portal/fluid-sdk'

/** A sign between two figures, with the unit of the first. A longer pattern would be slow. */
const BETWEEN_FIGURES = /(?<=\d) ?(?:mm|cm|m|ft|in|["'])? ?(?:x|by\b) ?(?=\d)/gi
/** The unit after the last figure. */
const UNIT_AFTER_SIZE = /(?<=\dx[\d./-]{1,12}) ?(?:mm|cm|m|ft|in|["'])(?![a-z])/gi
const ANY_SIZE = /\d ?(?:mm|cm|m|ft|in|["'])? ?(?:x|by\b) ?\d/i
const METRES = /^(\d{1,2})\.(\d{1,3})m?$/
const MILLIMETRES = /^(\d{3,5})(?:mm)?$/

/**
 * Normalises the sizes of a folded or plain text to `90x45` from `90 x 45`, `90x45 mm` or `90 by 45`. An x elsewhere, as
 * in 'Type X', stays a letter.
 */
export function foldSizes(text: string): string {
  if (!ANY_SIZE.test(text)) return text
  return text.replaceAll(BETWEEN_FIGURES, 'x').replaceAll(UNIT_AFTER_SIZE, '')
}

/**
 * Returns the spellings of one search, the typed one first. A back end may not match curly quotes and primes, and its
 * descriptions may contain sizes as `90x45` and lengths in the other unit.
 */
export function writings(typed: string): string[] {
  const term = typed.trim()
  const plain = plainText(term)
  const folded = foldSizes(plain)
  const other = otherLengths(folded)
  return [...new Set([term, plain, folded, ...(other === null ? [] : [other])])]
}

/** Returns the search with its lengths in the other unit, `2.4` for `2400` and back; `null` if it has no length. */
function otherLengths(term: string): string | null {
  const words = term.toLowerCase().split(/\s+/)
  const other = words.map((word) => word.split('x').map(otherLength).join('x'))
  const changed = other.join(' ')
  return changed === words.join(' ') ? null : changed
}

function otherLength(word: string): string {
  const [, whole, part] = METRES.exec(word) ?? []
  if (whole !== undefined && part !== undefined)
    return String(Number(whole) * 1000 + Number(part.padEnd(3, '0')))
  const millimetres = Number(MILLIMETRES.exec(word)?.[1] ?? 0)
  if (millimetres < 300 || millimetres % 10 !== 0) return word
  const thousandths = String(millimetres % 1000).padStart(3, '0')
  return `${Math.floor(millimetres / 1000)}.${thousandths.replace(/0{1,2}$/, '')}`
}
