import type { Cart, CartArea } from '../areas/cart'
import type { DeliveryCharge } from '../areas/checkout'
import type { CallOptions } from '../areas/session'
import { isGoneCart } from '../areas/keptCart'
import { presentCart } from '../areas/presentCart'
import type { Caller, FluidContext } from '../context'
import { FluidError } from '../errors'
import { addCharge, chargeOf, chargeProducts, isSameCharge, removeCharges } from './deliveryCharge'
import type { OrderOutcome, PlaceOrderInput } from './placeOrder'
import { goodsOf, isSameCart } from './seenCart'

/** Why an order is not sent, in the customer's own matters. */
export type OrderStop = Extract<OrderOutcome, { status: 'cartChanged' | 'chargeChanged' }>

/** A cart as it will be ordered. */
export interface PricedCart {
  status: 'priced'
  cart: Cart
}

/**
 * Puts the delivery's charge in the cart, in place of any that an earlier try left, and looks what it costs there.
 *
 * @returns why the order stops when the cart, or the charge, is not what the customer saw.
 */
export async function priceCart(
  context: FluidContext,
  cartArea: CartArea,
  {
    caller,
    input: { seenCart, seenCharge },
    cart,
    charge,
    isTaxInclusive,
  }: {
    caller: Caller
    input: Pick<PlaceOrderInput, 'seenCart' | 'seenCharge'>
    /** As it was read just now. */
    cart: Cart
    charge: DeliveryCharge | null
    isTaxInclusive: boolean
  },
): Promise<PricedCart | OrderStop> {
  const quoted = charge?.amount ?? null
  // A charge that was quoted without an amount costs what its line does.
  const isQuoted = charge === null || quoted !== null
  if (isQuoted && !isSameCharge(quoted, seenCharge)) return { status: 'chargeChanged', charge: quoted }
  try {
    const removed = await removeCharges(context, caller, cart)
    if (!charge && removed === 0) return { status: 'priced', cart }
    if (charge) await addCharge(context, caller, { cartId: cart.id, charge })
  } catch (error) {
    // What became of a cart that closed meanwhile shows when it is read.
    if (!isGoneCart(error)) throw error
  }

  const priced = await cartArea.read()
  const products = chargeProducts(context.storage, priced.id)
  if (!isSameCart(seenCart, priced, products)) {
    return { status: 'cartChanged', cart: { ...priced, lines: goodsOf(priced, products) } }
  }
  if (!charge) return { status: 'priced', cart: priced }
  const line = priced.lines.find(({ productId }) => productId === charge.productId)
  if (!line) throw new FluidError('The delivery charge is not in the cart', 'getCartContents')
  const amount = chargeOf(line, { isTaxInclusive })
  if (!isSameCharge(amount, seenCharge)) return { status: 'chargeChanged', charge: amount }
  return { status: 'priced', cart: priced }
}

/** Takes the charge out again when nothing was sent. One that stays is no goods, and goes before the next order. */
export async function unpriceCart(context: FluidContext, cartId: string, options?: CallOptions) {
  if (chargeProducts(context.storage, cartId).length === 0) return
  try {
    const caller = await context.readCaller(options)
    const lines = await presentCart(context).listLines(caller, cartId, options)
    await removeCharges(context, caller, { id: cartId, lines }, options)
  } catch {
    // Why nothing was sent is what counts; this often fails for the same reason.
  }
}
