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

/** Why an order is not sent, in the customer's own matters. */
export type OrderStop = Extract<OrderOutcome, { status: 'cartChanged' | 'chargeChanged' | 'totalChanged' }>

/** A cart as it will be ordered. */
export interface PricedCart {
  status: 'priced'
  cart: Cart
}

export interface Pricing {
  caller: Caller
  input: Pick<PlaceOrderInput, 'seenCart' | 'seenCharge' | 'seenQuote' | 'seenTotal'>
  /** As it was read just now. */
  cart: Cart
  /** As it was told just now; `null` where no branch prices the delivery. */
  quote: DeliveryQuote | null
  isTaxInclusive: boolean
  /** The merchant shows no amounts, so that none can differ from what was shown. */
  hidesFinalPrices: boolean
}

/**
 * Puts the delivery's charge in the cart, in place of any that an earlier try left, and looks what it costs there, and
 * what the order comes to with it.
 *
 * A write whose answer gets lost is judged by what the cart holds afterwards, and not sent again.
 *
 * @returns why the order stops when the cart, the charge or the total is not what the customer saw.
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

/** Tells whether the charge is quoted as when the customer saw it. One without an amount costs what its line does. */
function isQuoteSeen({ quote, input: { seenCharge, seenQuote = null }, hidesFinalPrices }: Pricing): boolean {
  const charge = quote?.charge ?? null
  if (hidesFinalPrices || charge?.amount === null) return true
  const quoted = charge?.amount ?? null
  // A figure that came from the line says nothing of the quote behind it.
  return isSameFigure(quoted, seenCharge) || (seenQuote !== null && isSameFigure(quoted, seenQuote))
}

/** Stops at a charge's line, or a total with it, that the customer has not seen. */
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

/** The error of a write whose answer got lost: what became of it shows when the cart is read, as for a closed cart. */
async function lostAnswerOf(write: Promise<unknown>): Promise<FluidError | null> {
  try {
    await write
  } catch (error) {
    if (isLostAnswer(error)) return error
    if (!isGoneCart(error)) throw error
  }
  return null
}

/** Takes the charge out again when nothing was sent. One that stays is no goods, and goes before the next order. */
export async function unpriceCart(context: FluidContext, cartId: string, options?: CallOptions) {
  try {
    const caller = await context.readCaller(options)
    // Somebody else's is left alone: their order of it may be on its way.
    if (presentCart(context).peek(caller) === cartId)
      await takeOutCharges(context, { caller, cartId }, options)
  } catch {
    // Why nothing was sent is what counts; this often fails for the same reason.
  }
}
