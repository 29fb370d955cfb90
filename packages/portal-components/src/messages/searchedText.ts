import { foldText } from '@trade-portal/fluid-sdk'
import { foldSizes } from './sizes'

/** Returns a text as searches look through it: folded, its letters without accents, its sizes as written and as `90x45`. */
export function searchedText(text: string): string {
  const written = bare(text)
  const sized = foldSizes(written)
  return sized === written ? written : `${written}\n${sized}`
}

/** Returns the words of a search, each of which a `searchedText` has to hold. */
export function soughtWords(search: string): string[] {
  return foldSizes(bare(search)).split(' ').filter(Boolean)
}

/** A search is typed without accents, and figures without commas. */
function bare(text: string): string {
  const folded = foldText(text)
  const whole = folded.includes(',') ? folded.replace(/(\d),(?=\d{3})/g, '$1') : folded
  // Most texts have no accents, and looking is cheaper than taking them apart.
  return /[^\0-\x7f]/.test(whole) ? whole.normalize('NFD').replace(/\p{Mn}/gu, '') : whole
}
