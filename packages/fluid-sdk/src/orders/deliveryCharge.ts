import type { CartLine } from '../areas/cartLine'
import type { DeliveryCharge } from '../areas/deliveryQuote'
import { lineTotal } from '../arithmetic/money'
import type { Money } from '../arithmetic/money'
import { isTold, UNTOLD } from '../arithmetic/untold'
import type { Caller, FluidContext } from '../calls/context'
import type { WireAddCartProduct } from '../wire/cart'

/** Adds the one line of a quoted charge to a cart. The back end prices it. Wire: `addCartProduct`. */
export async function addCharge(
  context: FluidContext,
  caller: Caller,
  { cartId, charge }: { cartId: string; charge: DeliveryCharge },
) {
  const payload: WireAddCartProduct = {
    UOM: 'ea',
    customerID: caller.user.customerId,
    productID: charge.productId,
    quoteQty: 1,
    sessionID: cartId,
    tallyLength: [],
    unitSell: 0,
  }
  await context.write('addCartProduct', payload, { caller })
}

/** Splits the price of a charge's line into the charge without tax, and its tax. */
export function chargeOf(
  { unitPrice, unitTax, quantity }: Pick<CartLine, 'unitPrice' | 'unitTax' | 'quantity'>,
  { isTaxInclusive }: { isTaxInclusive: boolean },
): { charge: Money; tax: Money } {
  const [price, tax] = [unitPrice ?? 0, unitTax]
  if (!isTold(price) || !isTold(tax)) return { charge: UNTOLD, tax: UNTOLD }
  const net = price - (isTaxInclusive ? tax : 0)
  // A charge has a quantity of one, as added; a figure finer than a cent is rounded with the total only.
  if (quantity === 1) return { charge: net, tax }
  return { charge: lineTotal(net, quantity), tax: lineTotal(tax, quantity) }
}

/** Returns whether two amounts look the same when shown. */
export function isSameFigure(one: Money | null, other: Money | null): boolean {
  return lineTotal(one ?? 0, 1) === lineTotal(other ?? 0, 1)
}
