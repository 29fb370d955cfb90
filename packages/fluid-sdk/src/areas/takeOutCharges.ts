import type { CallOptions } from '../calls/callOptions'
import type { Caller, FluidContext } from '../calls/context'
import { listAttempts } from '../orders/orderAttempt'
import type { CartLine } from './cartLine'
import { chargeProducts } from './chargeProducts'
import { presentCart } from './presentCart'

export interface TakenOut {
  /** Lines that are gone from the cart. */
  charges: CartLine[]
  /** The cart holds charges, and an order of it may have been placed: nothing was touched. */
  isOrdered: boolean
}

/**
 * Takes the delivery charges out of a cart, which are no goods, but touches nothing of what may have been ordered. To be
 * called while the cart is locked: an order that is being prepared has its charge there by right.
 */
export async function takeOutCharges(
  context: FluidContext,
  { caller, cartId }: { caller: Caller; cartId: string },
  options?: CallOptions,
): Promise<TakenOut> {
  if (chargeProducts(context.storage).length === 0) return { charges: [], isOrdered: false }
  const cart = presentCart(context)
  const lines = await cart.listLines(caller, cartId, options)
  const charges = lines.filter((line) => line.isDeliveryCharge)
  if (charges.length === 0) return { charges, isOrdered: false }
  const isOrdered = listAttempts(context, caller.user).some(
    (attempt) => attempt.cartId === cartId && attempt.state === 'committing',
  )
  if (isOrdered) return { charges: [], isOrdered }
  for (const { id, productId } of charges) {
    await cart.deleteLine(caller, { cartId, lineId: id, productId }, options)
  }
  return { charges, isOrdered }
}
