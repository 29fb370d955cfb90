import type { Cart, CartArea, CartLine } from '../areas/cart'
import type { DeliveryCharge } from '../areas/checkout'
import type { CallOptions } from '../areas/session'
import type { FluidContext } from '../context'
import { lineTotal } from '../money'
import type { Money } from '../money'
import { isText, parseJson } from '../stored'

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

/** Takes every delivery charge out of a cart. @returns how many lines went. */
export async function removeCharges(
  cartArea: CartArea,
  storage: Storage,
  cart: Cart,
  options?: CallOptions,
): Promise<number> {
  const products = chargeProducts(storage, cart.id)
  const charges = cart.lines.filter((line) => products.includes(line.productId))
  for (const { id, productId } of charges) await cartArea.removeLine({ lineId: id, productId }, options)
  return charges.length
}

/** Puts the one line of a delivery charge in a cart. The back end prices it. @returns the line's id. */
export function addCharge(
  cartArea: CartArea,
  storage: Storage,
  { cartId, charge }: { cartId: string; charge: DeliveryCharge },
): Promise<number> {
  // Noted first: whatever becomes of the call, the line is never taken for goods.
  noteChargeProduct(storage, cartId, charge.productId)
  return cartArea.addProduct({ productId: charge.productId, unit: 'ea', quantity: 1 })
}

/** What a charge's line costs without tax. */
export function chargeOf(
  line: Pick<CartLine, 'unitPrice' | 'unitTax' | 'quantity'>,
  { isTaxInclusive }: { isTaxInclusive: boolean },
): Money {
  return lineTotal((line.unitPrice ?? 0) - (isTaxInclusive ? line.unitTax : 0), line.quantity)
}

/** Whether two charges are the same figure when they are shown. */
export function isSameCharge(one: Money | null, other: Money | null): boolean {
  return lineTotal(one ?? 0, 1) === lineTotal(other ?? 0, 1)
}
