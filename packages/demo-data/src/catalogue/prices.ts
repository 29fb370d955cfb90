import type { Random } from '@trade-portal/fluid-sandbox'
import { between } from '../seed/random.ts'

/** Ten-thousandths of a dollar without tax, dearest first. */
export interface Prices {
  rrp: number
  tradePrice: number
  bestPrice: number
  customerPrice: number
}

const DOLLAR = 10_000
const CENT = 100

/** Lays the four prices around what an average customer pays; a price of 0 is on request throughout. */
export function layPrices(cost: number, random: Random): Prices {
  if (cost === 0) return { rrp: 0, tradePrice: 0, bestPrice: 0, customerPrice: 0 }
  const target = cost * DOLLAR * between(random, 0.97, 1.04)
  // Cheap things are priced to the hundredth of a cent now and then, as mills quote timber by the metre.
  const isFine = cost < 8 && random() < 0.18
  const bestPrice = isFine ? Math.max(CENT, Math.round(target)) : roundTo(target, CENT)
  const discount = random() < 0.3 ? 1 : between(random, 0.93, 0.99)
  const customerPrice = isFine ? Math.round(bestPrice * discount) : roundTo(bestPrice * discount, CENT)
  const tradePrice = Math.max(roundTo(bestPrice * between(random, 1.06, 1.14), CENT), above(bestPrice, CENT))
  const step = tradePrice > 20 * DOLLAR ? 50 * CENT : 5 * CENT
  const rrp = Math.max(roundTo(tradePrice * between(random, 1.16, 1.3), step), above(tradePrice, step))
  return { rrp, tradePrice, bestPrice, customerPrice: Math.min(customerPrice, bestPrice) }
}

function roundTo(amount: number, step: number): number {
  return Math.max(step, Math.round(amount / step) * step)
}

/** The next whole step above an amount. */
function above(amount: number, step: number): number {
  return (Math.floor(amount / step) + 1) * step
}
