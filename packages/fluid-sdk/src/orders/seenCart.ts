import type { Cart } from '../areas/cart'
import type { CartLine } from '../areas/cartLine'

/**
 * Tells whether a cart is still the one that the customer saw: the same goods at the same prices, in any order.
 *
 * Names and pictures say nothing, and lines of `chargeProducts` are no goods.
 */
export function isSameCart(seen: Cart, fresh: Cart, chargeProducts: readonly string[]): boolean {
  if (seen.id !== fresh.id || fresh.isReplacement) return false
  const keys = (cart: Cart) => goodsOf(cart, chargeProducts).map(lineKey).sort()
  const [before, after] = [keys(seen), keys(fresh)]
  return before.length === after.length && before.every((key, index) => key === after[index])
}

/** The lines of a cart that are no delivery charge. */
export function goodsOf({ lines }: Cart, chargeProducts: readonly string[]): CartLine[] {
  return lines.filter((line) => !chargeProducts.includes(line.productId))
}

function lineKey({ id, productId, unit, quantity, unitPrice, unitTax, isTally }: CartLine): string {
  // Another tally line of the same total may hold other lengths; any other line made anew says the same.
  return JSON.stringify([productId, unit, quantity, unitPrice, unitTax, isTally ? id : null])
}
