import type { WireAddCartProduct, WireTallyLength } from '@trade-portal/fluid-sdk/wire'
import { decimal, thousandths } from '../arithmetic/arithmetic.ts'
import type { OwnTables } from './Tables.ts'
import { refuseField } from '../wire/refusal.ts'

/** The most that a line holds, in its unit: past this the price of a line could leave the exact range of a number. */
export const LARGEST_QUANTITY = 1_000_000_000

/** The goods and quantity that a customer asks of a cart line, checked to be sellable. */
export interface CartEntry {
  productId: string
  uom: string
  /** Thousandths of the unit. */
  quantity: number
  isTally: boolean
  tally: { length: number; quantity: number }[]
}

/** Reads a line's payload. Refuses unsold goods by their field, so that the form can show the reason there. */
export function readEntry(tables: OwnTables, payload: WireAddCartProduct): CartEntry {
  const { productID, UOM } = payload
  const product = findProduct(tables, productID)
  if (!product) return refuseField('productID', `${productID} is not sold here`)
  if (!product.units.includes(UOM)) refuseField('UOM', `${productID} is not sold by '${UOM}'`)
  const quantity = readQuantity(payload.quoteQty)
  if (!product.isTally) {
    if (payload.tallyLength.length > 0) refuseField('tallyLength', `${productID} is not sold by length`)
    return { productId: productID, uom: UOM, quantity, isTally: false, tally: [] }
  }
  const lengths = presetLengths(tables, productID)
  const tally = payload.tallyLength.map((row) => readTallyRow(row, lengths))
  if (tally.length === 0) refuseField('tallyLength', 'Enter at least one length')
  if (tally.reduce((sum, row) => sum + row.length * row.quantity, 0) !== quantity) {
    refuseField('quoteQty', 'The quantity is not the total of the lengths')
  }
  return { productId: productID, uom: UOM, quantity, isTally: true, tally }
}

/** Returns why an older entry can no longer be bought, worded to follow the product's name; `null` if it can. */
export function whyNotSold(tables: OwnTables, { productId, uom, isTally, tally }: CartEntry): string | null {
  const product = findProduct(tables, productId)
  if (!product || product.isTally !== isTally) return 'is no longer sold'
  if (!product.units.includes(uom)) return `is no longer sold by '${uom}'`
  const lengths = presetLengths(tables, productId)
  const gone = lengths.length > 0 ? tally.find(({ length }) => !lengths.includes(length)) : undefined
  return gone ? `is no longer stocked in ${decimal(gone.length)} ${uom}` : null
}

function findProduct({ database }: OwnTables, productId: string) {
  const row = database.get<{ units: string; isTally: number }>(
    'SELECT units, is_tally AS isTally FROM products WHERE id = ?',
    [productId],
  )
  return row && { units: row.units.split('|'), isTally: row.isTally === 1 }
}

/** Lists the stocked lengths in thousandths; none for a product cut to any length. */
function presetLengths({ database }: OwnTables, productId: string): number[] {
  return database
    .all<{ length: number }>('SELECT length FROM product_lengths WHERE product_id = ?', [productId])
    .map(({ length }) => length)
}

function readQuantity(value: number): number {
  const quantity = thousandths(value)
  if (quantity === null || quantity <= 0 || value > LARGEST_QUANTITY) {
    return refuseField('quoteQty', `Quantity must be above 0 and at most ${LARGEST_QUANTITY}, to 3 decimals`)
  }
  return quantity
}

function readTallyRow({ length, qty }: WireTallyLength, presets: readonly number[]) {
  const exact = thousandths(length)
  if (exact === null || exact <= 0) return refuseField('tallyLength', `${length} is not a length`)
  if (presets.length > 0 && !presets.includes(exact)) {
    return refuseField('tallyLength', `${length} is not a length that is stocked`)
  }
  if (!Number.isInteger(qty) || qty <= 0 || qty > LARGEST_QUANTITY) {
    return refuseField('tallyLength', `${qty} is not a number of pieces`)
  }
  return { length: exact, quantity: qty }
}
