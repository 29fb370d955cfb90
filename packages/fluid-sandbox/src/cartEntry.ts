import type { WireAddCartProduct, WireTallyLength } from '@trade-portal/fluid-sdk/wire'
import { thousandths } from './arithmetic.ts'
import type { SignedInContext } from './handlers/Handler.ts'
import { refuseField } from './refusal.ts'

/** Past this the sums of an order could leave the exact range of a number. */
const LARGEST_QUANTITY = 1_000_000_000

/** What a customer asks a cart line to hold, found to be sellable. */
export interface CartEntry {
  productId: string
  uom: string
  /** Thousandths of the unit. */
  quantity: number
  isTally: boolean
  tally: { length: number; quantity: number }[]
}

/** Reads a line's payload and refuses what is not sold: by field, so that the form can say where. */
export function readEntry({ database }: SignedInContext, payload: WireAddCartProduct): CartEntry {
  const { productID, UOM } = payload
  const product = database.get<{ units: string; isTally: number }>(
    'SELECT units, is_tally AS isTally FROM products WHERE id = ?',
    [productID],
  )
  if (!product) return refuseField('productID', `${productID} is not sold here`)
  if (!product.units.split('|').includes(UOM)) refuseField('UOM', `${productID} is not sold by '${UOM}'`)
  const quantity = readQuantity(payload.quoteQty)
  if (!product.isTally) {
    if (payload.tallyLength.length > 0) refuseField('tallyLength', `${productID} is not sold by length`)
    return { productId: productID, uom: UOM, quantity, isTally: false, tally: [] }
  }
  const lengths = database
    .all<{ length: number }>('SELECT length FROM product_lengths WHERE product_id = ?', [productID])
    .map(({ length }) => length)
  const tally = payload.tallyLength.map((row) => readTallyRow(row, lengths))
  if (tally.length === 0) refuseField('tallyLength', 'Enter at least one length')
  if (tally.reduce((sum, row) => sum + row.length * row.quantity, 0) !== quantity) {
    refuseField('quoteQty', 'The quantity is not the total of the lengths')
  }
  return { productId: productID, uom: UOM, quantity, isTally: true, tally }
}

function readQuantity(value: number): number {
  const quantity = thousandths(value)
  if (quantity === null || quantity <= 0 || value > LARGEST_QUANTITY) {
    return refuseField('quoteQty', `Quantity must be above 0 and at most ${LARGEST_QUANTITY}`)
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
