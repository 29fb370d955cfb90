import type { PadRow, Separator } from './padCells'

/**
 * The reason why a line is in doubt:
 *
 * - `column`: its table has several columns of figures, and the customer has not chosen the quantity yet
 * - `empty`: its quantity is missing
 * - `price`: its figure is money
 * - `unsure`: its figure may be something else, such as a size or a line number
 */
export type Doubt = 'column' | 'empty' | 'price' | 'unsure'

export interface PadMeaning {
  /** The words for the product: its SKU, or others to search for. */
  code: string
  /** The quantity or the lengths as written; empty if the line has none. */
  amount: string
}

export interface PadColumns {
  separator: Separator
  cells: readonly string[]
  code: number
  /** `null` until the customer has chosen it. */
  amount: number | null
  length: number | null
  /** The unit in the quantity's header, such as `Qty (lm)`; empty if there is none. */
  amountUnit: string
}

/** A line of the pad: its meaning, and any doubt about it. */
export interface PadLine extends PadRow, PadMeaning {
  length: string
  /** Units written with the quantity, which may differ from the product's. */
  units: readonly string[]
  /** `null` if its amount is the quantity. */
  doubt: Doubt | null
  /** The opposite reading of a line with two figures: either may be the SKU. */
  other: PadMeaning | null
  columns: PadColumns | null
}
