import type { CallOptions } from '../calls/wireCalls'
import type { Caller, FluidContext } from '../calls/context'
import { listAttempts } from './orderAttempt'
import type { CartLine } from './cartLine'
import { chargeProducts } from './chargeProducts'
import { currentCart } from './currentCart'

/** A cart with its customer, so that another customer's or a newer cart is left alone. */
interface CartOf {
  caller: Caller
  cartId: string
}

export interface TakenOut {
  /** The removed lines. */
  charges: CartLine[]
  /** The cart holds charges, and may have been ordered: nothing was touched. */
  isOrdered: boolean
}

/**
 * Removes the delivery charges, which are not goods, from a cart, but touches nothing that may have been ordered.
 * Call it while the cart is locked: the charge of an order under preparation belongs in the cart.
 */
export async function takeOutCharges(
  context: FluidContext,
  cart: CartOf,
  options?: CallOptions,
): Promise<TakenOut> {
  const nothing = { charges: [], isOrdered: false }
  if (chargeProducts(context).length === 0) return nothing
  const charges = chargesOf(context, await currentCart(context).listLines(cart.caller, cart.cartId, options))
  if (charges.length === 0) return nothing
  const isOrdered = listAttempts(context, cart.caller.user).some(
    ({ cartId, state }) => cartId === cart.cartId && state === 'committing',
  )
  if (isOrdered) return { ...nothing, isOrdered }
  await removeCharges(context, cart, charges, options)
  return { charges, isOrdered }
}

/** Returns the lines of a cart that this device now recognises as delivery charges. */
export function chargesOf<Line extends Pick<CartLine, 'productId'>>(
  context: FluidContext,
  lines: readonly Line[],
): Line[] {
  const products = chargeProducts(context)
  return lines.filter(({ productId }) => products.includes(productId))
}

/**
 * Removes delivery charges from a cart. `CurrentCart.watch` does not report it, because the order under preparation
 * makes this change itself.
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
