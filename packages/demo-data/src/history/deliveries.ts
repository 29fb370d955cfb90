import type { Random } from '@trade-portal/fluid-sandbox'
import { whole } from '../seed/random.ts'

/** An order comes in five loads at most. */
const MOST_LOADS = 5

/**
 * Returns the number of loads of each order, and so of its invoices: one each, and the rest by lot, until there are
 * as many as asked for.
 */
export function countLoads(random: Random, { orders, invoices }: { orders: number; invoices: number }) {
  const loads = Array.from({ length: orders }, () => 1)
  for (let rest = Math.min(invoices, orders * MOST_LOADS) - orders; rest > 0;) {
    const index = whole(random, 0, orders - 1)
    const count = loads[index] ?? MOST_LOADS
    if (count === MOST_LOADS) continue
    loads[index] = count + 1
    rest -= 1
  }
  return loads
}

/** Shares an order's lines out to its loads, in their order; a load that would be empty is not driven. */
export function splitLines<Line>(lines: readonly Line[], loads: number): Line[][] {
  const shares = Array.from({ length: loads }, (_, load) =>
    lines.filter((_line, index) => Math.floor((index * loads) / lines.length) === load),
  )
  return shares.filter((share) => share.length > 0)
}
