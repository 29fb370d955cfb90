import type { CallOptions } from '../calls/callOptions'
import type { Caller, FluidContext } from '../calls/context'
import { listAttempts } from './orderAttempt'
import type { CartLine } from './cartLine'
import { chargeProducts } from './chargeProducts'
import { presentCart } from './presentCart'

/** A cart, named with its customer: whoever signs in meanwhile, and whatever cart takes its place, is left alone. */
interface CartOf {
  caller: Caller
  cartId: string
}

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
  cart: CartOf,
  options?: CallOptions,
): Promise<TakenOut> {
  const nothing = { charges: [], isOrdered: false }
  if (chargeProducts(context).length === 0) return nothing
  const charges = chargesOf(context, await presentCart(context).listLines(cart.caller, cart.cartId, options))
  if (charges.length === 0) return nothing
  const isOrdered = listAttempts(context, cart.caller.user).some(
    ({ cartId, state }) => cartId === cart.cartId && state === 'committing',
  )
  if (isOrdered) return { ...nothing, isOrdered }
  await removeCharges(context, cart, charges, options)
  return { charges, isOrdered }
}

/** Returns those lines of a cart that are delivery charges by what the device knows now. */
export function chargesOf<Line extends Pick<CartLine, 'productId'>>(
  context: FluidContext,
  lines: readonly Line[],
): Line[] {
  const products = chargeProducts(context)
  return lines.filter(({ productId }) => products.includes(productId))
}

/**
 * Removes delivery charges from a cart. It is no change that `PresentCart.watch` tells of: the order that is being
 * prepared makes it itself.
 *
 * Wire: `deleteCartProduct` for each.
 */
export async function removeCharges(
  context: FluidContext,
  { caller, cartId }: CartOf,
  charges: readonly Pick<CartLine, 'id' | 'productId'>[],
  options?: CallOptions,
): Promise<void> {
  for (const { id, productId } of charges) {
    const payload = { productID: productId, sessionID: cartId, lineID: id }
    await context.write('deleteCartProduct', payload, { ...options, caller })
  }
}
