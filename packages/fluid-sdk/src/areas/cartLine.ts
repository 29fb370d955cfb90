import type { Money } from '../arithmetic/money'
import type { FluidContext } from '../calls/context'
import { amount, flag, image, number, price, quantity, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import type { WireCartLine } from '../wire/cart'
import { chargeProducts } from './chargeProducts'
import { pictures } from './files'

export interface CartLine {
  id: number
  productId: string
  name: string
  /** Address of the picture, or `null`. */
  image: string | null
  /** Counts the unit, as the merchant told it; the total length, to 3 decimals, on a tally line. */
  quantity: number
  unit: string
  /** `null`: price on request. */
  unitPrice: Money | null
  /** Tax of one unit. */
  unitTax: Money
  isTally: boolean
  /** The price of the delivery, put there while an order is placed: not counted as goods. */
  isDeliveryCharge: boolean
}

/** Decodes what a cart, or a list, holds. */
export function toCartLines(
  list: Untrusted<WireCartLine[]>,
  context: Pick<FluidContext, 'configuration' | 'storage' | 'now'>,
): CartLine[] {
  const { endpoint } = context.configuration
  const charges = chargeProducts(context)
  return rows(list).flatMap((row) => toCartLine(row, { endpoint, charges }) ?? [])
}

/** A row without an id is none. `charges` are the products that stand for a delivery. */
function toCartLine(
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
    quantity: quantity(row.prodQty),
    unit: text(row.UOM).trim() || 'ea',
    unitPrice: price(row.unitPrice),
    unitTax: amount(row.unitGST),
    isTally: flag(row.isTally),
    isDeliveryCharge: charges.includes(text(row.productID)),
  }
}
