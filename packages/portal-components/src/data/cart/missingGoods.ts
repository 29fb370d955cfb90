import { foldText } from '@trade-portal/fluid-sdk'
import type { Cart, TransactionLine } from '@trade-portal/fluid-sdk'

/** A line of what was to be copied. */
export type CopiedGoods = Pick<TransactionLine, 'productId' | 'name' | 'unit' | 'quantity'>

/**
 * Returns the lines that a copy left out, in whole or in part, each product once: by as much as the cart has grown. Lines
 * of text, and of `charges`, are no goods. A product that came in another unit has come.
 */
export function missingGoods(
  seen: { before: Cart; after: Cart },
  copied: readonly CopiedGoods[],
  charges: readonly string[],
): CopiedGoods[] {
  // Another cart took this one's place, and began empty.
  const earlier = seen.before.id === seen.after.id ? seen.before.lines : []
  const goods = copied.filter(
    ({ productId, quantity }) => productId !== '' && quantity !== 0 && !charges.includes(productId),
  )
  const isMissing = (line: CopiedGoods) => {
    const grown = (isOf: (each: Goods) => boolean) => total(seen.after.lines, isOf) - total(earlier, isOf)
    const isSameProduct = (each: Goods) => isProduct(each, line)
    const isSameLine = (each: Goods) => isProduct(each, line) && isUnit(each, line)
    if (grown(isSameLine) >= total(goods, isSameLine)) return false
    return grown(isSameLine) > 0 || grown(isSameProduct) <= 0
  }
  const missing = goods.filter(isMissing)
  return missing.filter((line, index) => missing.findIndex((each) => isProduct(each, line)) === index)
}

type Goods = Pick<CopiedGoods, 'productId' | 'unit' | 'quantity'>

const isProduct = (one: Goods, other: Goods) => foldText(one.productId) === foldText(other.productId)
const isUnit = (one: Goods, other: Goods) => foldText(one.unit) === foldText(other.unit)

/** In thousandths, which have no rounding; what a credit took back counts as goods. */
function total(goods: readonly Goods[], isOf: (each: Goods) => boolean): number {
  return goods.filter(isOf).reduce((sum, { quantity }) => sum + Math.round(Math.abs(quantity) * 1000), 0)
}
