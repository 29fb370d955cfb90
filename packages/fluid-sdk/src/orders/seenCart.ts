import type { Cart } from '../areas/cart'
import type { CartLine } from '../areas/cartLine'

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
