import type { Cart, TransactionLine } from '@trade-portal/fluid-sdk'

type Goods = Pick<TransactionLine, 'productId' | 'unit' | 'quantity'>

/**
 * Tells whether the cart has grown by a transaction's goods. All of them are copied or none; what its delivery cost is
 * none of them, and a credit's count as goods. False as well where that cannot be told.
 */
export function isCopied(before: Cart | null, after: Cart, lines: readonly Goods[]): boolean {
  if (!before) return false
  // Another cart took this one's place, and began empty.
  const earlier = before.id === after.id ? before.lines : []
  const kinds = [...new Set(lines.map(kindOf))].map((kind) => ({
    copied: total(lines, kind),
    grown: total(after.lines, kind) - total(earlier, kind),
  }))
  const isGrown = kinds.some(({ copied, grown }) => grown > 0 && grown === copied)
  return isGrown && kinds.every(({ copied, grown }) => grown === copied || grown === 0)
}

/** In thousandths, which have no rounding. */
function total(goods: readonly Goods[], kind: string): number {
  const those = goods.filter((each) => kindOf(each) === kind)
  return those.reduce((sum, { quantity }) => sum + Math.round(Math.abs(quantity) * 1000), 0)
}

function kindOf({ productId, unit }: Goods): string {
  return JSON.stringify([productId, unit])
}
