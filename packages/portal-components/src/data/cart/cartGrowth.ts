import { foldText } from '@trade-portal/fluid-sdk'
import type { Cart, TransactionLine } from '@trade-portal/fluid-sdk'

export type Goods = Pick<TransactionLine, 'productId' | 'unit' | 'quantity'>

interface CartGoods {
  id: string
  lines: readonly Goods[]
}

/** A line of what was to be copied. */
export type CopiedGoods = Goods & Pick<TransactionLine, 'name'>

/** A line beside what the cart has grown by, in thousandths, which have no rounding. */
interface LineGrowth<Line extends Goods> {
  line: Line
  /** The quantity of all lines of this one's product and unit. */
  wanted: number
  /** The quantity of the product that came in that unit. */
  grown: number
  /** The quantity of the product that came in a unit in which none of the lines has it. */
  grownInOthers: number
}

/** Returns each line with what the cart has grown by of its product. */
function cartGrowth<Line extends Goods>(
  before: CartGoods,
  after: CartGoods,
  lines: readonly Line[],
): LineGrowth<Line>[] {
  // Another cart took this one's place, and began empty.
  const earlier = before.id === after.id ? before.lines : []
  const grown = (isOf: (each: Goods) => boolean) => total(after.lines, isOf) - total(earlier, isOf)
  return lines.map((line) => {
    const isSameLine = isSameLineAs(line)
    return {
      line,
      wanted: total(lines, isSameLine),
      grown: grown(isSameLine),
      grownInOthers: grown((each) => isProduct(each, line) && !lines.some(isSameLineAs(each))),
    }
  })
}

/**
 * Returns true where one of the lines, at least, came as a whole: the cart has grown by its quantity and no other. After a
 * lost answer this shows that a write was carried out, if only in part. False as well where that cannot be known.
 */
export function hasGrownBy(
  { before, after }: { before: CartGoods | null; after: CartGoods },
  lines: readonly Goods[],
): boolean {
  if (!before) return false
  return cartGrowth(before, after, lines).some(({ wanted, grown }) => grown > 0 && grown === wanted)
}

/**
 * Returns the lines that a copy left out, in whole or in part, each product once: by as much as the cart has grown. Lines
 * of text, and of `charges`, are no goods. A product that came in another unit has come.
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

/** Returns the quantity of a product and unit that a cart holds. */
export const quantityIn = ({ lines }: CartGoods, goods: Goods): number =>
  total(lines, isSameLineAs(goods)) / 1000

const isProduct = (one: Goods, other: Goods) => foldText(one.productId) === foldText(other.productId)
const isUnit = (one: Goods, other: Goods) => foldText(one.unit) === foldText(other.unit)
const isSameLineAs = (one: Goods) => (other: Goods) => isProduct(one, other) && isUnit(one, other)

/** Adds goods up; what a credit took back counts as goods too. */
function total(goods: readonly Goods[], isOf: (each: Goods) => boolean): number {
  return goods.filter(isOf).reduce((sum, { quantity }) => sum + Math.round(Math.abs(quantity) * 1000), 0)
}
