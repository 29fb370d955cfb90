import { foldText } from '@trade-portal/fluid-sdk'
import { foldSizes } from './sizes'

/** Returns a text prepared for searching: folded, without accents, its sizes both as written and as `90x45`. */
export function searchedText(text: string): string {
  const written = bare(text)
  const sized = foldSizes(written)
  return sized === written ? written : `${written}\n${sized}`
}

/** Returns the words of a search. A `searchedText` matches if it contains all of them. */
export function soughtWords(search: string): string[] {
  return foldSizes(bare(search)).split(' ').filter(Boolean)
}

/** Drops accents and the commas of figures, which people leave out when they search. */
function bare(text: string): string {
  const folded = foldText(text)
  const whole = folded.includes(',') ? folded.replace(/(\d),(?=\d{3})/g, '$1') : folded
  // Most texts have no accents, and this check is cheaper than `normalize`.
  return /[^\0-\x7f]/.test(whole) ? whole.normalize('NFD').replace(/\p{Mn}/gu, '') : whole
}
