const NUMBER = String.raw`#?\d[\d.,/:]*(?:-\d+/\d+)?`
const UNIT = '(?:mm|cm|km|m[23²³]?|kg|g|t|ml|l|in|ft|lb|oz|gal|am|pm)(?![\\p{L}\\d])'
const MEASURE = `${NUMBER}(?: ?${UNIT})?`
/** Sizes as `90 × 45`, `14 g × 100 mm` or `7:30 am`. */
const SIZE = String.raw`(?<![\p{L}\d])${MEASURE}(?: ?[×x*@] ?${MEASURE})*`
/** Contents of a pack, as `box 250` or `pack of 10`. */
const CONTENTS = String.raw`(?<!\p{L})(?:box|pack|pkt|pk|bag|roll|pail|carton|set|bundle)(?: of)? \d+`
/** A product number with its unit, as `BBS14100 · box`. */
const NUMBER_AND_UNIT = String.raw`(?=\S*\d)\S{4,18} · \p{L}{1,4}(?!\S)`
/** Not a part of an address. */
const HYPHENATED = String.raw`(?<![\p{L}\d@._/-])[\p{L}\d]+(?:[-/][\p{L}\d]+)+(?![\p{L}\d@_/-]|\.\p{L})`
const PIECE = new RegExp([NUMBER_AND_UNIT, CONTENTS, HYPHENATED, SIZE].join('|'), 'giu')
/** A last mark of one to three characters, which would stand alone on a line. */
const SHORT_END = / \S{1,3}$/u
/** In characters. A longer piece would not fit a narrow column. */
const LONGEST = 24

export interface Piece {
  text: string
  isUnbroken: boolean
}

/**
 * Splits a text into pieces that may break and pieces that must stay on one line: sizes, quantities with their units,
 * times, hyphenated words, product numbers with their unit, and a short last mark with the word before it.
 */
export function unbrokenPieces(text: string): Piece[] {
  const ranges = [...text.matchAll(PIECE)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
  const end = SHORT_END.exec(text)
  if (end) {
    const wordBefore = text.lastIndexOf(' ', end.index - 1) + 1
    const last = ranges.at(-1)
    const joins = last !== undefined && last.end >= end.index
    const start = joins ? last.start : wordBefore
    // A mark follows a size or has a figure, as `H2` does; any other is a word, as the `Rd` of an address.
    const isMark = joins || /\d/.test(end[0])
    if (isMark && text.length - start <= LONGEST) {
      if (joins) ranges.pop()
      ranges.push({ start, end: text.length })
    }
  }
  const pieces: Piece[] = []
  let from = 0
  const add = (to: number, isUnbroken: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isUnbroken })
    from = to
  }
  for (const range of ranges) {
    if (range.end - range.start > LONGEST || !canBreak(text.slice(range.start, range.end))) continue
    add(range.start, false)
    add(range.end, true)
  }
  add(text.length, false)
  return pieces
}

const canBreak = (piece: string) => /[\s\-/]/.test(piece)
