import { plainSigns } from './foldText'
import { parseLength, parseQuantity } from './tally'
import type { TallyLength } from './tally'

/** Units of feet, in lower case. A longer one precedes its own beginnings. */
const FEET: readonly string[] = ['feet', 'ft', 'lft', 'lf']

/** Returns whether a unit is the foot: `ft`, `feet`, `LF` or `LFT`. */
export function isUnitOfFeet(unit: string): boolean {
  return FEET.includes(unit.toLowerCase())
}

/** A piece of a tally's text that cannot be counted. */
export interface RefusedTallyText {
  /** As typed, trimmed, in the characters of a plain keyboard. */
  text: string
  /**
   * - `form`: not written as pieces and a length: `2.4`, `10-2.4`
   * - `pieces`: the pieces are not a whole number above 0: `2.4@10`
   * - `length`: the length is 0, negative or too large to be counted: `10/0`
   */
  reason: 'form' | 'pieces' | 'length'
}

export interface ReadTallyText {
  /** Pieces and lengths in the order written; `mergeTally` merges equal lengths. */
  tally: TallyLength[]
  refused: RefusedTallyText[]
}

/** The longest length in metres; a larger figure is millimetres. */
const LONGEST_METRES = 30_000
const SIGN = String.raw`(?:[/x×*@]|\bof\b)`
const SEPARATORS = new RegExp(String.raw`[,;&+·•\n\r\t]+|\s+and\s+|\s+(?=[\d.]+\s*[/x×*@])`, 'i')
const PIECE = new RegExp(
  String.raw`^(-?[\d.]+)\s*${SIGN}\s*(-?[\d.]+)\s*(mm|m|${FEET.join('|')}|')?(.*)$`,
  'i',
)
/** `6"`, `6 1/2 in`, `1/2`: the part after whole feet, with its stroke as written. */
const INCHES = /^[\s-]*(\d+)?(?:\s*\b(\d+)÷(\d+))?\s*("|in|'')?$/i
/** A comma within a number: `10/2,4` has a decimal, `1,200/2.4` thousands. */
const DECIMAL_COMMA = new RegExp(
  String.raw`(?<=${SIGN}\s*\d+),(?=\d)(?!\d+\s*${SIGN})|(?<=(?:^|[,;\s])\d{1,3}),(?=\d{3}\s*${SIGN})`,
  'gi',
)
/** `10/8 1/2` and `10/8' 6 1/2"`, where lengths are feet. */
const FRACTION = new RegExp(
  String.raw`(?<=${SIGN}\s*\d+(?:\s*(?:ft|feet|')[\s-]*\d*)?[\s-]+)(\d+)/(2|4|8|16)(?!\d|\s*${SIGN})`,
  'gi',
)

/**
 * Parses a tally as timber people write it: `10/2.4`, `10x2.4`, `10 @ 2.4`, with the pieces first, separated by
 * commas, semicolons, dots, spaces or lines. Where the unit is the metre, a figure above 30 is millimetres, as is one
 * with `mm`. Where it is the foot, `8 1/2` and `8'6"` are 8.5; `8 1/16` is refused, because its end may be a piece of
 * 16. So is `10/2,4`, whose comma may be a decimal's.
 *
 * @param unit The product's unit, such as `m`, `ft` or `LF` (feet too). A length written in another unit is refused.
 */
export function readTallyText(text: string, unit: string): ReadTallyText {
  const read: ReadTallyText = { tally: [], refused: [] }
  const isFeet = isUnitOfFeet(unit)
  const commas = plainSigns(text).replaceAll(DECIMAL_COMMA, '‚')
  const parts = (isFeet ? commas.replaceAll(FRACTION, withStroke) : commas).split(SEPARATORS)
  for (const part of parts.map((written) => written.trim())) {
    if (!part) continue
    const piece = readPiece(part, unit.toLowerCase())
    const written = part.replaceAll('‚', ',').replaceAll('÷', '/')
    if (typeof piece === 'string') read.refused.push({ text: written, reason: piece })
    else read.tally.push(piece)
  }
  return read
}

/** `12/16` is not part of an inch: it means pieces. */
const withStroke = (written: string, above: string, below: string) =>
  Number(above) < Number(below) ? `${above}÷${below}` : written

function readPiece(part: string, unit: string): TallyLength | RefusedTallyText['reason'] {
  const [, pieces, figure, written, after = ''] = PIECE.exec(part) ?? []
  if (!pieces || !figure) return 'form'
  const inches = after.trim() === '' ? 0 : inchesOf(after, written !== undefined)
  if (inches === null || (inches !== 0 && !isUnitOfFeet(unit))) return 'form'
  const quantity = parseQuantity(pieces)
  if (quantity === null) return 'pieces'
  const length = lengthIn(unit, figure, written?.toLowerCase())
  return length && Number.isInteger(length + inches) ? { length: length + inches, quantity } : 'length'
}

/** Returns inches after whole feet in thousandths of a foot, or `null` for any other text. */
function inchesOf(after: string, isMarked: boolean): number | null {
  const [read, whole, above, below, mark] = INCHES.exec(after) ?? []
  if (read === undefined || (whole === undefined && above === undefined)) return null
  if (!isMarked)
    return mark === undefined && whole === undefined && below === '2' ? Number(above) * 500 : null
  // After a mark of feet, is it half of a foot or of an inch?
  if (whole === undefined && mark === undefined) return null
  const parts = Number(whole ?? 0) + (above === undefined ? 0 : Number(above) / Number(below))
  return parts < 12 ? (parts * 1000) / 12 : null
}

/** A length in thousandths of the product's unit, or `null`. */
function lengthIn(unit: string, figure: string, written: string | undefined): number | null {
  const length = parseLength(figure)
  if (length === null) return null
  const isMetre = unit === 'm' || unit === 'lm'
  const isGivenFeet = written === "'" || (written !== undefined && isUnitOfFeet(written))
  if (!isMetre) {
    const isOwn = written === undefined || written === unit || (isGivenFeet && isUnitOfFeet(unit))
    return isOwn ? length : null
  }
  if (isGivenFeet) return null
  const isMillimetres = written === 'mm' || (written === undefined && length > LONGEST_METRES)
  // No timber is cut to a thousandth of a millimetre: 2400.5 mm is rounded to 2401.
  return isMillimetres ? Math.round(length / 1000) : length
}
