import { INCHES, LEAD, LENGTHS, MEASURES, UNITS } from './knownWords'

/** A figure on a pad: its value as a quantity, and its kind. */
export interface Figure {
  /** `whole` may be a quantity, `price` is money, `pieces` are pieces and lengths, and `other` is anything else. */
  kind: 'whole' | 'price' | 'pieces' | 'other'
  /** Only its digits if it is whole; otherwise as written. */
  amount: string
}

const FIGURE = String.raw`[-+]?(?:\d{1,3}(?: \d{3})+(?:\.\d+)?|\d[\d.,]*)`
const AMOUNT = new RegExp(
  String.raw`^${LEAD}(?:[x×*=]\s*)?(\(?)\s*(?:[x×*]\s*)?(${FIGURE})\s*(?:[x×*])?\s*(?:${UNITS})?\s*(\)?)\s*(?:${UNITS})?[.!]?$`,
  'i',
)
const MONEY = /^[-+]?(?:[a-z]{0,3}[$€£] ?\d[\d., ]*|\d[\d., ]* ?(?:[$€£]|aud|nzd|usd|eur)|\d[\d,]*\.\d\d)$/i
const GROUPED = /^\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)$/
/** `1.000` is a thousand in some countries and one in others. */
const ZERO_DECIMALS = /^(\d[\d, ]*)\.0{1,2}$/
const PIECES = /^\d[\d.,]*\s*(?:[/x×*@]|of\b)\s*-?[\d.]/i
const SIGNS_OF_PIECES = /^[\d\s.,;:&+/×*@'"·a-z-]+$/i
const WORDS_OF_PIECES = ['x', 'of', 'and', ...LENGTHS, ...INCHES]

/** Returns the figure in a cell, or `null` if it contains words. */
export function figureOf(cell: string): Figure | null {
  const text = cell.trim()
  if (MONEY.test(text)) return { kind: 'price', amount: text }
  if (isPieces(text)) return { kind: 'pieces', amount: text }
  const [, open, figure, close] = AMOUNT.exec(text) ?? []
  if (figure === undefined || (open === '') !== (close === '')) return null
  const amount = figure.replace(/[.,]$/, '')
  if (/^\d+$/.test(amount)) return { kind: 'whole', amount }
  if (GROUPED.test(amount)) return { kind: 'whole', amount: amount.replaceAll(/[, ]/g, '') }
  return { kind: MONEY.test(amount) ? 'price' : 'other', amount }
}

/** A spreadsheet writes a negative figure in brackets: `(24)`. */
const BELOW_NOTHING = /^\(\s*[\d.,]+\s*\)$/

/** Returns the figure in a table's cell, which is negative in brackets. */
export const figureOfCell = (cell: string): Figure | null =>
  BELOW_NOTHING.test(cell.trim()) ? { kind: 'other', amount: cell.trim() } : figureOf(cell)

/** Returns the amount in a column of quantities, where `1,200.00` is 1200, as in a spreadsheet. */
export function amountOf(cell: string): string {
  const figure = figureOfCell(cell)
  if (figure === null) return cell.trim()
  const [, whole] = ZERO_DECIMALS.exec(figure.amount) ?? []
  if (whole === undefined) return figure.amount
  const plain = figureOf(whole)
  return plain?.kind === 'whole' ? plain.amount : figure.amount
}

/** Returns true if a text has only pieces and lengths, such as `10/2.4, 12 @ 3.6`, even if they cannot be counted. */
export function isPieces(text: string): boolean {
  if (!PIECES.test(text) || !SIGNS_OF_PIECES.test(text)) return false
  return (text.match(/[a-z]+/gi) ?? []).every((word) => WORDS_OF_PIECES.includes(word.toLowerCase()))
}

/** Returns true if a cell has only a unit, or the contents of a pack: `pack of 100`, `per 100`, `P/100`. */
export const isUnit = (cell: string) => UNIT_ALONE.test(cell) || PACK_OF.test(cell)
const UNIT = `(?:${UNITS}|${[...LENGTHS, ...MEASURES].join('|')})`
const UNIT_ALONE = new RegExp(String.raw`^(?:per\s+)?${UNIT}(?:\s+of\s+\d+)?$`, 'i')
const PACK_OF = /^(?:per|p|pk|pkt|pack|plt)[\s/]*\d+$/i

/** Returns true if a cell is blank, or has any of the usual signs for it. */
export const isBlank = (cell: string) => /^(?:[-–—−_.?\s]*|n\/?a|nil|none|tb[ac])$/i.test(cell)
