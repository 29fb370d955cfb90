import type { Cart, CartArea } from '../areas/cart'
import type { CartLine } from '../areas/cartLine'
import { chargeProducts } from '../areas/chargeProducts'
import type { DeliveryCharge, DeliveryQuote } from '../areas/deliveryQuote'
import { currentCart, isGoneCart } from '../areas/currentCart'
import { chargesOf, removeCharges, takeOutCharges } from '../areas/takeOutCharges'
import { isKnown, UNKNOWN } from '../arithmetic/decimal'
import { cartTotals, lineTotal } from '../arithmetic/money'
import type { Money } from '../arithmetic/money'
import type { Caller, FluidContext } from '../calls/context'
import { repeatRead } from '../calls/repeatRead'
import type { CallOptions } from '../calls/wireCalls'
import { FluidError, isLostAnswer } from '../errors'
import type { WireAddCartProduct } from '../wire/cart'
import type { OrderOutcome, PlaceOrderInput } from './ordersArea'

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

/** Returns whether the charge is quoted as the customer saw it. Without an amount the line's price counts. */
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

/** Returns the error of a write whose answer got lost; its outcome, as for a closed cart, shows in the cart. */
async function lostAnswerOf(write: Promise<unknown>): Promise<FluidError | null> {
  try {
    await write
  } catch (error) {
    if (isLostAnswer(error)) return error
    if (!isGoneCart(error)) throw error
  }
  return null
}

/** Removes the charge when nothing was sent. One that stays is not goods, and goes before the next order. */
export async function unpriceCart(context: FluidContext, cartId: string, options?: CallOptions) {
  try {
    const caller = await context.readCaller(options)
    // Another person's cart is left alone: their order of it may be on its way.
    if (currentCart(context).peek(caller) === cartId)
      await takeOutCharges(context, { caller, cartId }, options)
  } catch {
    // The reason why nothing was sent is the one to report; this often fails for the same reason.
  }
}

/** Adds the one line of a quoted charge to a cart. The back end prices it. Wire: `addCartProduct`. */
async function addCharge(
  context: FluidContext,
  caller: Caller,
  { cartId, charge }: { cartId: string; charge: DeliveryCharge },
) {
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
function chargeOf(
  { unitPrice, unitTax, quantity }: Pick<CartLine, 'unitPrice' | 'unitTax' | 'quantity'>,
  { isTaxInclusive }: { isTaxInclusive: boolean },
): { charge: Money; tax: Money } {
  const [price, tax] = [unitPrice ?? 0, unitTax]
  if (!isKnown(price) || !isKnown(tax)) return { charge: UNKNOWN, tax: UNKNOWN }
  const net = price - (isTaxInclusive ? tax : 0)
  // A charge has a quantity of one, as added; a figure finer than a cent is rounded with the total only.
  if (quantity === 1) return { charge: net, tax }
  return { charge: lineTotal(net, quantity), tax: lineTotal(tax, quantity) }
}

/** Returns whether two amounts look the same when shown. */
function isSameFigure(one: Money | null, other: Money | null): boolean {
  return lineTotal(one ?? 0, 1) === lineTotal(other ?? 0, 1)
}

/**
 * Returns whether a cart is still the one that the customer saw: the same goods at the same prices, in any order.
 *
 * Names and pictures are not compared, and lines of `chargeProducts` are not goods.
 */
export function isSameCart(seen: Cart, fresh: Cart, chargeProducts: readonly string[]): boolean {
  if (seen.id !== fresh.id || fresh.isReplacement) return false
  const keys = (cart: Cart) => goodsOf(cart, chargeProducts).map(lineKey).sort()
  const [before, after] = [keys(seen), keys(fresh)]
  return before.length === after.length && before.every((key, index) => key === after[index])
}

/** Returns the lines of a cart, without delivery charges. */
export function goodsOf({ lines }: Cart, chargeProducts: readonly string[]): CartLine[] {
  return lines.filter((line) => !chargeProducts.includes(line.productId))
}

function lineKey({ id, productId, unit, quantity, unitPrice, unitTax, isTally }: CartLine): string {
  // A tally line with another id may hold other lengths for the same total; any other line is the same with a new id.
  return JSON.stringify([productId, unit, quantity, unitPrice, unitTax, isTally ? id : null])
}
