/** Signs that nobody sees: joiners, marks of direction, soft hyphens, a byte order mark. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const SINGLE_QUOTES = /[‘’‚‛′‵ʹʻʼ´`＇]/g
const DOUBLE_QUOTES = /[“”„‟″‶ʺ＂]/g
const DASHES = /[\p{Dash_Punctuation}−]/gu
/** A sign between two figures, after a unit or a quote of the first; elsewhere an asterisk is an asterisk. */
const BETWEEN_SIZES = /(?<=\d ?(?:[a-z]{1,2}|["'])? ?)[×*](?= ?\d)/g

/**
 * Returns a text as it is compared with others: without case, with single spaces and plain quotes and dashes, and without
 * signs that nobody sees. What is shown, and what is sent, stays as it was typed.
 *
 * A phone writes `O’Hara` and `3/8″ × 4″`, a back end `O'HARA` and `3/8" x 4"`, and a browser may part a letter from its
 * accent: each pair is one text.
 *
 * @example
 * foldText(' O’Hara  – deck ') === foldText("O'HARA - Deck")
 */
export function foldText(text: string): string {
  const seen = isAscii(text) ? text : plainSigns(text)
  const folded = seen.replace(/\s+/g, ' ').trim().toLowerCase()
  return folded.replace(BETWEEN_SIZES, 'x').normalize('NFC')
}

/** Most texts are, and looking is cheaper than replacing. */
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)

function plainSigns(text: string): string {
  return text.replace(UNSEEN, '').replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"').replace(DASHES, '-')
}
