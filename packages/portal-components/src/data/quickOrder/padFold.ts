/** Signs that nobody sees: joiners, marks of direction, soft hyphens, a byte order mark. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const SINGLE_QUOTES = /[‘’‚‛′‵ʹʻʼ´`＇]/g
const DOUBLE_QUOTES = /[“”„‟″‶ʺ＂]/g
const DASHES = /[\p{Dash_Punctuation}−]/gu
/** A sign between two figures, after a unit or a quote of the first. */
const BETWEEN_SIZES = /(?<=\d ?(?:[a-z]{1,2}|["'])? ?)[×*](?= ?\d)/gi

/**
 * Returns a text in the signs of a plain keyboard: single spaces, straight quotes for curly ones and primes, one dash, x
 * between sizes, and no signs that nobody sees.
 */
export function plainText(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BETWEEN_SIZES, 'x')
}

/** Returns a text as it is compared with others: `plainText` without case. */
export const foldText = (text: string) => plainText(text.toLowerCase())
