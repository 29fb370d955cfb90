import { isKnown } from '@trade-portal/fluid-sdk'
import type { CartLine } from '@trade-portal/fluid-sdk'

/** By product and unit, in thousandths of the unit, since only whole numbers add up exactly. */
export type InCart = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Adds up the quantity of each product in a cart. A product may have several tally lines or several units. */
export function sumInCart(lines: readonly CartLine[]): InCart {
  const sums = new Map<string, Map<string, number>>()
  for (const { productId, unit, quantity, isDeliveryCharge } of lines) {
    if (isDeliveryCharge || !isKnown(quantity) || quantity <= 0) continue
    const ofProduct = sums.get(productId) ?? new Map<string, number>()
    sums.set(productId, ofProduct)
    ofProduct.set(unit, (ofProduct.get(unit) ?? 0) + Math.round(quantity * 1000))
  }
  return sums
}
