import type { FluidContext } from '../calls/context'
import { isText, parseJson } from '../storage/stored'

type Storage = FluidContext['storage']

/** Begins as the cart id's name does, so that it outlives a sign-out as the cart does. */
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
