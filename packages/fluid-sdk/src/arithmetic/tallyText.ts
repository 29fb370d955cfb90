import { parseLength, parseQuantity } from './tally'
import type { TallyLength } from './tally'

/** A piece of a tally's text that cannot be counted. */
export interface RefusedTallyText {
  /** As it was typed, without the spaces around it. */
  text: string
  /**
   * - `form`: it is not written as pieces and a length: `2.4`, `10-2.4`
   * - `pieces`: the pieces are no whole number above 0: `2.4@10`
   * - `length`: the length is 0, negative or past what can be counted: `10/0`
   */
  reason: 'form' | 'pieces' | 'length'
}

export interface ReadTallyText {
  /** Pieces and lengths in the order they were written; `mergeTally` merges equal lengths. */
  tally: TallyLength[]
  refused: RefusedTallyText[]
}

/** The longest length that is meant in metres; a larger figure is millimetres. */
const LONGEST_METRES = 30_000
const SEPARATORS = /[,;&+·•\n\r\t]+|\s+and\s+|\s+(?=[\d.]+\s*[/x×*@])/i
const PIECE = /^(-?[\d.]+)\s*(?:[/x×*@]|\bof\b)\s*(-?[\d.]+)\s*(mm|m|ft|')?$/i

/**
 * Reads a tally as timber people write it: `10/2.4`, `10x2.4`, `10 @ 2.4`, with the pieces first, several of them
 * parted by commas, semicolons, dots, spaces or lines. Where the unit is the metre, a figure above 30 is millimetres, as is
 * one with `mm`.
 *
 * @param unit The product's unit, such as `m`, `ft` or `LF`, which are feet too. A length written in another one is refused.
 */
export function readTallyText(text: string, unit: string): ReadTallyText {
  const read: ReadTallyText = { tally: [], refused: [] }
  for (const part of text.split(SEPARATORS).map((written) => written.trim())) {
    if (!part) continue
    const piece = readPiece(part, unit.toLowerCase())
    if (typeof piece === 'string') read.refused.push({ text: part, reason: piece })
    else read.tally.push(piece)
  }
  return read
}

function readPiece(part: string, unit: string): TallyLength | RefusedTallyText['reason'] {
  const [, pieces, figure, written] = PIECE.exec(part) ?? []
  if (!pieces || !figure) return 'form'
  const quantity = parseQuantity(pieces)
  if (quantity === null) return 'pieces'
  const length = lengthIn(unit, figure, written?.toLowerCase())
  return length ? { length, quantity } : 'length'
}

/** A length in thousandths of the product's unit, or `null`. */
function lengthIn(unit: string, figure: string, written: string | undefined): number | null {
  const length = parseLength(figure)
  if (length === null) return null
  const isMetre = unit === 'm' || unit === 'lm'
  const given = written === "'" ? 'ft' : written
  const own = unit === 'lf' ? 'ft' : unit
  if (!isMetre) return given === undefined || given === own ? length : null
  if (given === 'ft') return null
  const isMillimetres = given === 'mm' || (given === undefined && length > LONGEST_METRES)
  // A thousandth of a millimetre is no length of timber: 2400.5 mm is rounded to 2401.
  return isMillimetres ? Math.round(length / 1000) : length
}
