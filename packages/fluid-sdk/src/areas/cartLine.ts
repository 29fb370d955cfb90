import { amount, flag, image, number, price, text } from '../decode'
import type { Untrusted } from '../decode'
import type { WireCartLine } from '../wire/cart'
import type { CartLine } from './cart'
import { pictures } from './files'

/** Decodes a line of a cart; a row without an id is none. `charges` are the products that stand for a delivery. */
export function toCartLine(
  row: NonNullable<Untrusted<WireCartLine>>,
  { endpoint, charges }: { endpoint: string; charges: readonly string[] },
): CartLine | null {
  const id = number(row.lineID)
  if (id === null) return null
  const { product } = row
  return {
    id,
    productId: text(row.productID),
    name: text(row.prodDesc) || text(product?.productShortDesc) || text(row.productID),
    image: pictures(product?.productFiles, endpoint)[0] ?? image(product?.productImage, endpoint),
    quantity: number(row.prodQty) ?? 0,
    unit: text(row.UOM).trim() || 'ea',
    unitPrice: price(row.unitPrice),
    unitTax: amount(row.unitGST),
    isTally: flag(row.isTally),
    isDeliveryCharge: charges.includes(text(row.productID)),
  }
}
