import type { Cart, CartArea } from '../areas/cart'
import type { CartLine } from '../areas/cartLine'
import { chargeProducts } from '../areas/chargeProducts'
import type { DeliveryQuote } from '../areas/deliveryQuote'
import { isGoneCart } from '../areas/keptCart'
import { presentCart } from '../areas/presentCart'
import { chargesOf, removeCharges, takeOutCharges } from '../areas/takeOutCharges'
import { cartTotals } from '../arithmetic/money'
import type { CallOptions } from '../calls/callOptions'
import type { Caller, FluidContext } from '../calls/context'
import { repeatRead } from '../calls/repeatRead'
import { FluidError, isLostAnswer } from '../errors'
import { addCharge, chargeOf, isSameFigure } from './deliveryCharge'
import type { OrderOutcome, PlaceOrderInput } from './ordersArea'
import { goodsOf, isSameCart } from './seenCart'

/** Why an order is not sent, other than a failure. */
export type OrderStop = Extract<OrderOutcome, { status: 'cartChanged' | 'chargeChanged' | 'totalChanged' }>

/** A cart about to be ordered. */
export interface PricedCart {
  status: 'priced'
  cart: Cart
}

export interface Pricing {
  caller: Caller
  input: Pick<PlaceOrderInput, 'seenCart' | 'seenCharge' | 'seenQuote' | 'seenTotal'>
  /** As just read. */
  cart: Cart
  /** As just quoted; `null` when no branch prices the delivery. */
  quote: DeliveryQuote | null
  isTaxInclusive: boolean
  /** The merchant shows no amounts, so none can differ from the shown ones. */
  hidesFinalPrices: boolean
}

/**
 * Adds the delivery's charge to the cart, replacing any left by an earlier try, and reads its price there and the
 * order's total with it.
 *
 * A write whose answer gets lost is judged by the cart's contents afterwards, and not sent again.
 *
 * @returns why the order stops when the cart, the charge or the total is not as the customer saw it.
 */
export async function priceCart(
  context: FluidContext,
  cartArea: CartArea,
  pricing: Pricing,
): Promise<PricedCart | OrderStop> {
  const { caller, cart, quote, input } = pricing
  const charge = quote?.charge ?? null
  const readAgain = () => repeatRead(context, () => context.readFor(caller.session, () => cartArea.read()))
  if (!isQuoteSeen(pricing)) {
    return { status: 'chargeChanged', charge: charge?.amount ?? null, tax: null, quote }
  }
  const leftovers = chargesOf(context, cart.lines)
  if (leftovers.length > 0) {
    const lost = await lostAnswerOf(removeCharges(context, { caller, cartId: cart.id }, leftovers))
    if (lost && chargesOf(context, (await readAgain()).lines).length > 0) throw lost
  }
  if (!charge && leftovers.length === 0) return { status: 'priced', cart }
  const lost = charge && (await lostAnswerOf(addCharge(context, caller, { cartId: cart.id, charge })))

  const priced = await readAgain()
  const products = chargeProducts(context)
  if (!isSameCart(input.seenCart, priced, products)) {
    return { status: 'cartChanged', cart: { ...priced, lines: goodsOf(priced, products) } }
  }
  if (!charge) return { status: 'priced', cart: priced }
  const line = priced.lines.find(({ productId }) => productId === charge.productId)
  if (!line) throw lost ?? new FluidError('The delivery charge is not in the cart', 'getCartContents')
  return stopOf(pricing, priced, line) ?? { status: 'priced', cart: priced }
}

/**
 * Returns whether the charge is quoted as the customer saw it. A quote without an amount costs as much as its line.
 */
function isQuoteSeen({ quote, input: { seenCharge, seenQuote = null }, hidesFinalPrices }: Pricing): boolean {
  const charge = quote?.charge ?? null
  if (hidesFinalPrices || charge?.amount === null) return true
  const quoted = charge?.amount ?? null
  // A figure from the line does not identify the quote behind it.
  return isSameFigure(quoted, seenCharge) || (seenQuote !== null && isSameFigure(quoted, seenQuote))
}

/** Returns why the order stops: a charge, or a total with it, that the customer has not seen. */
function stopOf(
  { quote, input: { seenCharge, seenTotal }, isTaxInclusive, hidesFinalPrices }: Pricing,
  { lines }: Cart,
  line: CartLine,
): OrderStop | null {
  if (hidesFinalPrices) return null
  const found = { ...chargeOf(line, { isTaxInclusive }), quote }
  if (!isSameFigure(found.charge, seenCharge)) return { status: 'chargeChanged', ...found }
  const { total } = cartTotals(lines, { isTaxInclusive })
  return seenTotal === null || seenTotal === total ? null : { status: 'totalChanged', ...found }
}

/**
 * Returns the error of a write whose answer got lost: its outcome shows when the cart is read, as for a closed cart.
 */
async function lostAnswerOf(write: Promise<unknown>): Promise<FluidError | null> {
  try {
    await write
  } catch (error) {
    if (isLostAnswer(error)) return error
    if (!isGoneCart(error)) throw error
  }
  return null
}

/**
 * Removes the charge again when nothing was sent. If it stays, it is not counted as goods, and is removed before the
 * next order.
 */
export async function unpriceCart(context: FluidContext, cartId: string, options?: CallOptions) {
  try {
    const caller = await context.readCaller(options)
    // Another person's cart is left alone: their order of it may be on its way.
    if (presentCart(context).peek(caller) === cartId)
      await takeOutCharges(context, { caller, cartId }, options)
  } catch {
    // The reason why nothing was sent is the one to report; this often fails for the same reason.
  }
}
