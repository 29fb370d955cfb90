import type { Cart, CartLine } from '../areas/cart'
import type { DeliveryCharge } from '../areas/checkout'
import type { CallOptions } from '../areas/session'
import type { Caller, FluidContext } from '../calls/context'
import { lineTotal } from '../arithmetic/money'
import { isTold, UNTOLD } from '../arithmetic/untold'
import type { Money } from '../arithmetic/money'
import { isText, parseJson } from '../storage/stored'
import type { WireAddCartProduct } from '../wire/cart'

type Storage = FluidContext['storage']

/** Beside the cart's id, so that it outlives a sign-out as the cart does. */
const name = (cartId: string) => `cart:charges:${cartId}`

/** Lists the products that ever stood for a delivery charge in a cart: their lines are no goods. */
export function chargeProducts(storage: Storage, cartId: string): string[] {
  const known = parseJson(storage.get(name(cartId)))
  return Array.isArray(known) ? known.filter(isText) : []
}

/** Notes that a product stands for a delivery charge in a cart. */
export function noteChargeProduct(storage: Storage, cartId: string, productId: string) {
  const known = chargeProducts(storage, cartId)
  if (!known.includes(productId)) storage.set(name(cartId), JSON.stringify([...known, productId]))
}

/** Forgets which products stood for a charge in a cart that is done with. */
export function forgetChargeProducts(storage: Storage, cartId: string) {
  storage.remove(name(cartId))
}

/**
 * Takes every delivery charge out of a cart. It and `addCharge` name cart and caller: whoever signs in meanwhile, and
 * whatever cart takes this one's place, is left alone.
 *
 * Wire: `deleteCartProduct`. @returns how many lines went.
 */
export async function removeCharges(
  context: FluidContext,
  caller: Caller,
  cart: Pick<Cart, 'id' | 'lines'>,
  options?: CallOptions,
): Promise<number> {
  const products = chargeProducts(context.storage, cart.id)
  const charges = cart.lines.filter((line) => products.includes(line.productId))
  for (const { id, productId } of charges) {
    const payload = { productID: productId, sessionID: cart.id, lineID: id }
    await context.write('deleteCartProduct', payload, { ...options, caller })
  }
  return charges.length
}

/** Puts the one line of a delivery charge in a cart. The back end prices it. Wire: `addCartProduct`. */
export async function addCharge(
  context: FluidContext,
  caller: Caller,
  { cartId, charge }: { cartId: string; charge: DeliveryCharge },
) {
  // Noted first: whatever becomes of the call, the line is never taken for goods.
  noteChargeProduct(context.storage, cartId, charge.productId)
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
  // It is one of its unit, as it was added; a figure finer than a cent is rounded with the total alone.
  if (quantity === 1) return { charge: net, tax }
  return { charge: lineTotal(net, quantity), tax: lineTotal(tax, quantity) }
}

/** Tells whether two amounts are the same figure when they are shown. */
export function isSameFigure(one: Money | null, other: Money | null): boolean {
  return lineTotal(one ?? 0, 1) === lineTotal(other ?? 0, 1)
}
