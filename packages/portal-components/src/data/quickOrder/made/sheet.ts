import * as fc from 'fast-check'

// Sheets are made from what they mean. Nothing here is shared with what reads them.

/** The meaning of a row: how much of which product. */
export interface MeantRow {
  /** Its first line in the text, from 1. */
  line: number
  sku: string
  /** Pieces by length in thousandths of the unit, or all at length 0 of counted goods; `null`: the row says no quantity. */
  pieces: Readonly<Record<number, number>> | null
}

export interface Sheet {
  text: string
  rows: MeantRow[]
  /** The column of the quantity, from 0, in a table; `null` outside of tables. */
  column: number | null
}

export const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values)

export const quantity = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 100, max: 12_500 }))
export const amountHead = oneOf(
  'Qty',
  'QTY',
  'Quantity',
  'Order Quantity',
  'Quantity (ea)',
  'Order',
  'Req',
  'Pcs',
  'Pieces',
  'Qty Req’d',
  'Required Qty',
  'No. of pieces',
  'Menge',
  'Total Qty',
  'Cantidad',
)
export const codeHead = oneOf(
  'SKU',
  'Code',
  'Part',
  'Item',
  'Product No.',
  'Item Code',
  'Part Number',
  'Stock Code',
  'PRODUCT',
  'Product Code',
)
export type Sign = '\t' | ',' | ';' | '|'
/** Returns cells as a row, quoted where its sign wants it. */
export function inRow(cells: readonly string[], sign: Sign): string {
  const written = cells.map((cell) => {
    const isPlain = sign === '\t' ? !cell.includes('\n') : !new RegExp(`[${sign}"\n]`).test(cell)
    return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
  })
  return written.join(sign === '|' ? ' | ' : sign)
}
