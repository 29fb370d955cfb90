import * as fc from 'fast-check'

// Sheets are generated from their meaning. They share no code with the reader.

/** The meaning of a row: a product and its quantity. */
export interface MeantRow {
  /** Its first line in the text, from 1. */
  line: number
  sku: string
  /**
   * Pieces by length in thousandths of the unit, or all at length 0 for counted goods; `null` if the row has no
   * quantity.
   */
  pieces: Readonly<Record<number, number>> | null
}

export interface Sheet {
  text: string
  rows: MeantRow[]
  /** The column of the quantity in a table, from 0; `null` outside of tables. */
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
/** Returns cells as a row, quoted if the separator requires it. */
export function inRow(cells: readonly string[], sign: Sign): string {
  const written = cells.map((cell) => {
    const isPlain = sign === '\t' ? !cell.includes('\n') : !new RegExp(`[${sign}"\n]`).test(cell)
    return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`
  })
  return written.join(sign === '|' ? ' | ' : sign)
}
