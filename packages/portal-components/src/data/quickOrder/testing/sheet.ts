import type { Product } from '@trade-portal/fluid-sdk'
import * as fc from 'fast-check'

interface Good {
  sku: string
  unit: string
  /** In thousandths of the unit; `null` if it is counted in pieces. */
  lengths: readonly number[] | null
}

const pieces = (sku: string, unit = 'ea'): Good => ({ sku, unit, lengths: null })

/** Products for generated lists. Some SKUs are figures, as at many merchants. */
export const goods: readonly Good[] = [
  pieces('FN-5028B', 'box'),
  pieces('FN-3028B', 'box'),
  pieces('FN-CLOUT', 'box'),
  pieces('HL-ENT1'),
  pieces('SP-1712'),
  pieces('FB-M10100'),
  pieces('WALLWRAP', 'roll'),
  pieces('CONRS20', 'bag'),
  pieces('90210'),
  pieces('1004578'),
  { sku: 'TF-9045P', unit: 'm', lengths: [2400, 3600, 4800, 5400] },
  { sku: 'TF-9035P', unit: 'm', lengths: [2400, 3000, 6000] },
  { sku: 'DF2X4', unit: 'ft', lengths: [8000, 8500, 10_000, 12_000, 16_000] },
]

export const toProduct = ({ sku, unit, lengths }: Good): Product => ({
  id: sku,
  name: sku,
  description: '',
  image: null,
  gallery: [],
  datasheet: null,
  retailPrice: null,
  tradePrice: null,
  customerPrice: null,
  units: [unit],
  isTally: lengths !== null,
})

// Sheets are generated from their meaning. They share no code with the reader.

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
