import { atScale, isKnown, parseDecimal, plus, times, UNKNOWN } from './decimal'
import type { Decimal } from './decimal'

/** Pieces of one length. */
export interface TallyLength {
  /** Integer thousandths of the product's unit: millimetres where the unit is the metre. */
  length: number
  /** Whole pieces. */
  quantity: number
}

const LENGTH_SCALE = 3
const NOTHING: Decimal = { units: 0n, scale: 0 }
const TYPED_LENGTH = /^(\d+\.?\d*|\.\d+)$/
const TYPED_QUANTITY = /^\d+$/

/**
 * Parses a typed length, `2.4`, as integer thousandths, `2400`.
 *
 * @returns `null` for anything else: a negative number, a word, a number too large to be counted exactly.
 */
export function parseLength(text: string): number | null {
  const typed = text.trim()
  return TYPED_LENGTH.test(typed) ? parseThousandths(typed) : null
}

/** Parses a number of the wire as integer thousandths, or returns `null`. */
export function parseThousandths(value: unknown): number | null {
  const decimal = parseDecimal(value)
  if (!decimal) return null
  const thousandths = Number(atScale(decimal, LENGTH_SCALE))
  return Number.isSafeInteger(thousandths) ? thousandths : null
}

/**
 * Parses a typed quantity: whole, above 0 and below the largest safe integer.
 *
 * @returns `null` for anything else, such as `12abc` or `1.5`.
 */
export function parseQuantity(text: string): number | null {
  const typed = text.trim()
  if (!TYPED_QUANTITY.test(typed)) return null
  const quantity = Number(typed)
  return quantity > 0 && quantity < Number.MAX_SAFE_INTEGER ? quantity : null
}

/** Merges equal lengths and drops empty rows, keeping the order. */
export function mergeTally(tally: readonly TallyLength[]): TallyLength[] {
  const pieces = new Map<number, number>()
  for (const { length, quantity } of tally) {
    if (length > 0 && quantity > 0) pieces.set(length, (pieces.get(length) ?? 0) + quantity)
  }
  return [...pieces].map(([length, quantity]) => ({ length, quantity }))
}

/**
 * Adds up a tally in the product's unit, exact to 3 decimals: `0.1` three times is `0.3`. Too large to be counted
 * exactly, it is `UNKNOWN`.
 */
export function tallyQuantity(tally: readonly TallyLength[]): number {
  if (!tally.every(({ quantity }) => isKnown(quantity))) return UNKNOWN
  const total = tally.reduce((sum, row) => plus(sum, lengthOf(row)), NOTHING)
  const quantity = Number(atScale(total, LENGTH_SCALE)) / 10 ** LENGTH_SCALE
  return isKnown(quantity) ? quantity : UNKNOWN
}

/** Typed pieces are whole; those of the wire may not be. */
function lengthOf({ length, quantity }: TallyLength): Decimal {
  return times({ units: BigInt(length), scale: LENGTH_SCALE }, parseDecimal(quantity) ?? NOTHING)
}
