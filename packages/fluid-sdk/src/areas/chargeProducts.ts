import type { FluidContext } from '../calls/context'
import { isText, parseJson } from '../storage/stored'

type Storage = FluidContext['storage']

/** Begins as a cart id's name does, so that it outlives a sign-out as the cart does. It says nothing of a person. */
const NAME = 'cart:charges'

/** Lists the products that ever stood for a delivery charge on this device: their lines are no goods, in any cart. */
export function chargeProducts(storage: Storage): string[] {
  const known = parseJson(storage.get(NAME))
  return Array.isArray(known) ? known.filter(isText) : []
}

/** Notes that a product stands for a delivery charge. */
export function noteChargeProduct(storage: Storage, productId: string) {
  const known = chargeProducts(storage)
  if (!known.includes(productId)) storage.set(NAME, JSON.stringify([...known, productId]))
}
