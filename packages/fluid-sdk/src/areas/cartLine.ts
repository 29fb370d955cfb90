import type { Money } from '../arithmetic/money'
import { mergeTally, parseThousandths } from '../arithmetic/tally'
import type { TallyLength } from '../arithmetic/tally'
import type { Caller, FluidContext } from '../calls/context'
import { amount, flag, image, number, price, quantity, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions } from '../calls/wireCalls'
import type { WireCartLine } from '../wire/cart'
import { chargeProducts } from './chargeProducts'
import { pictures } from './product'

export interface CartLine {
  id: number
  productId: string
  name: string
  /** Address of the picture, or `null`. */
  image: string | null
  /** Counted in the unit, as received from the merchant; on a tally line the total length, to 3 decimals. */
  quantity: number
  unit: string
  /** `null`: price on request. */
  unitPrice: Money | null
  /** Tax of one unit. */
  unitTax: Money
  isTally: boolean
  /** The price of the delivery, added while an order is placed. Not counted as goods. */
  isDeliveryCharge: boolean
}

/** Decodes the lines of a cart or a list. */
export function toCartLines(
  list: Untrusted<WireCartLine[]>,
  context: Pick<FluidContext, 'configuration' | 'storage' | 'now'>,
): CartLine[] {
  const { endpoint } = context.configuration
  const charges = chargeProducts(context)
  return rows(list).flatMap((row) => toCartLine(row, { endpoint, charges }) ?? [])
}

/** Decodes a row; a row without an id is dropped. `charges` are the products known to be delivery charges. */
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

/** Reads the lengths of a tally line of a cart or a list, merging equal lengths. */
export async function readTally(
  context: FluidContext,
  line: { sessionID: string; lineNo: number },
  options: CallOptions & { caller: Caller },
): Promise<TallyLength[]> {
  const answer = await callUnlessNone(context, 'getCartTallies', line, options)
  const lengths = rows(answer?.CartTallies).map((row) => ({
    length: parseThousandths(row.length) ?? 0,
    quantity: quantity(row.qty),
  }))
  return mergeTally(lengths)
}
