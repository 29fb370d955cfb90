const NUMBER = String.raw`#?\d[\d.,/:]*(?:-\d+/\d+)?`
const UNIT = '(?:mm|cm|km|m[23²³]?|kg|g|t|ml|l|in|ft|lb|oz|gal|am|pm)(?![\\p{L}\\d])'
const MEASURE = `${NUMBER}(?: ?${UNIT})?`
/** Sizes as `90 × 45`, `14 g × 100 mm` or `7:30 am`. */
const SIZE = String.raw`(?<![\p{L}\d])${MEASURE}(?: ?[×x*@] ?${MEASURE})*`
/** Contents of a pack, as `box 250` or `pack of 10`. */
const CONTENTS = String.raw`(?<!\p{L})(?:box|pack|pkt|pk|bag|roll|pail|carton|set|bundle)(?: of)? \d+`
/** A product number with its unit, as `BBS14100 · box`. */
const NUMBER_AND_UNIT = String.raw`(?=\S*\d)\S{4,18} · \p{L}{1,4}(?!\S)`
/** Words alone: customers copy the number of an order, and an address is not one piece. */
const HYPHENATED = String.raw`(?<![\p{L}\d@._/-])\p{L}+(?:-\p{L}+)+(?![\p{L}\d@_/-]|\.\p{L})`
const PIECE = new RegExp(`(?<number>${NUMBER_AND_UNIT})|${[CONTENTS, HYPHENATED, SIZE].join('|')}`, 'giu')
/** A last mark of one to three characters, which would stand alone on a line. */
const SHORT_END = / \S{1,3}$/u
/** In characters. A longer piece would not fit a narrow column. */
const LONGEST = 24

const NO_BREAK_SPACE = '\u00a0'
const NO_BREAK_HYPHEN = '\u2011'

/**
 * Returns a name or a line of facts whose sizes, quantities with units, times and hyphenated words stay on one line
 * each, as do a product number with its unit and a short last mark with the word before it. The spaces and hyphens inside
 * them become unbreakable ones, so that the text is still a single one for a screen reader and a translator, and may
 * break where a line is shorter than such a piece. Searches fold both to plain ones. A product number keeps its hyphens,
 * because customers copy it.
 */
export function unbroken(text: string): string {
  const whole = text.replace(PIECE, (piece, ...groups) => {
    const { number } = groups.at(-1) as { number?: string }
    if (piece.length > LONGEST) return piece
    const joined = piece.replaceAll(' ', NO_BREAK_SPACE)
    return number === undefined ? joined.replaceAll('-', NO_BREAK_HYPHEN) : joined
  })
  const [end] = SHORT_END.exec(whole) ?? []
  if (end === undefined) return whole
  const before = whole.slice(0, -end.length)
  const wordBefore = before.slice(before.lastIndexOf(' ') + 1)
  // A mark follows a size or has a figure, as `H2` does; any other is a word, as the `Rd` of an address.
  const isMark = /\d/.test(end) || /\d/.test(wordBefore)
  return isMark && wordBefore.length + end.length <= LONGEST
    ? before + end.replace(' ', NO_BREAK_SPACE)
    : whole
}
