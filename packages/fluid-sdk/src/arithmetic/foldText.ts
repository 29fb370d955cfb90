/** Invisible characters: joiners, marks of direction, soft hyphens, a byte order mark. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const SINGLE_QUOTES = /[‘’‚‛′‵ʹʻʼ´`＇]/g
const DOUBLE_QUOTES = /[“”„‟″‶ʺ＂]/g
const DASHES = /[\p{Dash_Punctuation}−]/gu
/** All white space except a single space. */
const UNLIKE_ONE_SPACE = /\s{2,}|[^\S ]/g
/** A sign between two figures, after a unit or a quote of the first; elsewhere an asterisk is an asterisk. */
const BETWEEN_SIZES = /(?<=\d ?(?:[a-z]{1,2}|["'])? ?)[×*](?= ?\d)/gi

/**
 * Returns a text for comparison: `plainText` without case. What is shown and sent stays as typed.
 *
 * A phone writes `O’Hara` and `3/8″ × 4″`, a back end `O'HARA` and `3/8" x 4"`, and a browser may separate a letter
 * from its accent: each pair is equal when folded.
 *
 * @example
 * foldText(' O’Hara  – deck ') === foldText("O'HARA - Deck")
 */
export function foldText(text: string): string {
  return plainText(text.toLowerCase())
}

/**
 * Returns a text in the characters of a plain keyboard, its case unchanged: single spaces, straight quotes for curly
 * ones and primes, one dash, x between sizes, letters composed with their accents, and no invisible characters. A
 * merchant's search that finds nothing for the text of a phone is repeated with these.
 */
export function plainText(text: string): string {
  const plain = isPlain(text) ? text : plainSigns(text)
  const spaced = plain.replace(UNLIKE_ONE_SPACE, ' ').trim()
  return /[×*]/.test(spaced) ? spaced.replace(BETWEEN_SIZES, 'x') : spaced
}

/** Most texts are ASCII and Latin letters with their accents, and a test is cheaper than a replacement. */
const isPlain = (text: string) => !/[^\0-\x7f\u00c0-\u02af]/.test(text)

/** Returns a text with the quotes and dashes of a plain keyboard, and no invisible characters. Its spaces stay. */
export function plainSigns(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .normalize('NFC')
}
