import { foldText } from '@trade-portal/fluid-sdk'
import type { Cart, TransactionLine } from '@trade-portal/fluid-sdk'

export type Goods = Pick<TransactionLine, 'productId' | 'unit' | 'quantity'>

interface CartGoods {
  id: string
  lines: readonly Goods[]
}

export type CopiedGoods = Goods & Pick<TransactionLine, 'name'>

/** Returns each line with the growth of its product in the cart, in thousandths to avoid rounding. */
function cartGrowth<Line extends Goods>(before: CartGoods, after: CartGoods, lines: readonly Line[]) {
  // Another cart replaced this one, and began empty.
  const earlier = before.id === after.id ? before.lines : []
  const grown = (isOf: (each: Goods) => boolean) => total(after.lines, isOf) - total(earlier, isOf)
  return lines.map((line) => {
    const isSameLine = isSameLineAs(line)
    return {
      line,
      /** Total quantity of all lines with this product and unit. */
      wanted: total(lines, isSameLine),
      /** Quantity added in this unit. */
      grown: grown(isSameLine),
      /** Quantity of the product added in units of none of the lines. */
      grownInOthers: grown((each) => isProduct(each, line) && !lines.some(isSameLineAs(each))),
    }
  })
}

/**
 * Returns true if the cart has grown by exactly the quantity of at least one line. After a lost answer this shows that
 * the write was carried out, at least in part. Returns false if that cannot be known.
 */
export function hasGrownBy(
  { before, after }: { before: CartGoods | null; after: CartGoods },
  lines: readonly Goods[],
): boolean {
  if (!before) return false
  return cartGrowth(before, after, lines).some(({ wanted, grown }) => grown > 0 && grown === wanted)
}

/**
 * Returns the lines that a copy left out, in whole or in part, each product once, judged by the growth of the cart.
 * Lines of text and of `charges` do not count. A product that arrived in another unit is not missing.
 */
export function missingGoods(
  { before, after }: { before: Cart; after: Cart },
  copied: readonly CopiedGoods[],
  charges: readonly string[],
): CopiedGoods[] {
  const goods = copied.filter(
    ({ productId, quantity }) => productId !== '' && quantity !== 0 && !charges.includes(productId),
  )
  const missing = cartGrowth(before, after, goods).flatMap(({ line, wanted, grown, grownInOthers }) => {
    const isMissing = grown < wanted && (grown > 0 || grownInOthers <= 0)
    return isMissing ? [line] : []
  })
  return missing.filter((line, index) => missing.findIndex((each) => isProduct(each, line)) === index)
}

/** Returns the quantity of a product and unit in a cart. */
export const quantityIn = ({ lines }: CartGoods, goods: Goods): number =>
  total(lines, isSameLineAs(goods)) / 1000

const isProduct = (one: Goods, other: Goods) => foldText(one.productId) === foldText(other.productId)
const isUnit = (one: Goods, other: Goods) => foldText(one.unit) === foldText(other.unit)
const isSameLineAs = (one: Goods) => (other: Goods) => isProduct(one, other) && isUnit(one, other)

/** Adds up quantities. A credit counts as a positive quantity. */
function total(goods: readonly Goods[], isOf: (each: Goods) => boolean): number {
  return goods.filter(isOf).reduce((sum, { quantity }) => sum + Math.round(Math.abs(quantity) * 1000), 0)
}
