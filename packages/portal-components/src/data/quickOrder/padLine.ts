import type { Separator } from './padCells'

/**
 * Why a line asks, though it has figures or none at all:
 *
 * - `column`: its table has several columns of figures, and the customer has yet to say which is the quantity
 * - `empty`: it has no quantity where others have theirs
 * - `price`: its figure is money
 * - `unsure`: its figure may be something else, such as a size or the number of the line
 */
export type Doubt = 'column' | 'empty' | 'price' | 'unsure'

/** A product and how much of it, as written. */
export interface PadMeaning {
  /** The words that name the product: its SKU, or others to look for. */
  code: string
  /** The quantity or the lengths as written; empty where the line has none. */
  amount: string
}

/** The columns of a line that is a row of a table. */
export interface PadColumns {
  separator: Separator
  cells: readonly string[]
  code: number
  /** `null` as long as nobody has said which it is. */
  amount: number | null
  length: number | null
  /** The unit in the head of the quantity, such as `Qty (lm)`; empty where there is none. */
  amountUnit: string
}

/** A line of the pad: what it says, and whether that is certain. */
export interface PadLine extends PadMeaning {
  /** Number of its first line, from 1, counting blank lines too. */
  number: number
  /** The whole line, without the spaces around it. */
  text: string
  /** The length of each piece, where a table has a column of lengths. */
  length: string
  /** Units that are written with the quantity, which may be others than the product is sold in. */
  units: readonly string[]
  /** `null`: its amount is the quantity. */
  doubt: Doubt | null
  /** The same line read the other way round, where both of its cells are figures: one of them is a SKU. */
  other: PadMeaning | null
  columns: PadColumns | null
}
