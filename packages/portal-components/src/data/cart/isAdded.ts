import type { Cart, CartLine } from '@trade-portal/fluid-sdk'

type Goods = Pick<CartLine, 'productId' | 'unit' | 'quantity' | 'isTally'>

/**
 * Tells whether the cart has grown by these goods and no others of their kind: a product's line is raised by what was
 * added, and a tally is a line of its own. False as well where that cannot be told.
 */
export function isAdded(before: Cart | null, after: Cart, added: readonly Goods[]): boolean {
  if (!before || added.length === 0) return false
  // Another cart took this one's place, and began empty.
  const lines = before.id === after.id ? before.lines : []
  const kinds = new Set(added.map(kindOf))
  return [...kinds].every((kind) => grown(lines, after.lines, kind) === total(added, kind))
}

/** Tallies of a product and total are counted, other products summed up; in thousandths, which have no rounding. */
function total(goods: readonly Goods[], kind: string): number {
  const those = goods.filter((each) => kindOf(each) === kind)
  return those.reduce((sum, { isTally, quantity }) => sum + (isTally ? 1 : Math.round(quantity * 1000)), 0)
}

const grown = (before: readonly Goods[], after: readonly Goods[], kind: string) =>
  total(after, kind) - total(before, kind)

function kindOf({ productId, unit, isTally, quantity }: Goods): string {
  return JSON.stringify([productId, unit, isTally ? Math.round(quantity * 1000) : null])
}
