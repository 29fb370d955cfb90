import { cartTotals } from './money'
import type { CartTotals, Money, PricedLine } from './money'
import { isKnown } from './decimal'

/** The cost of a delivery. */
export interface DeliveryCost {
  /** Without tax. */
  charge: Money
  /** As on the charge's line in the cart; `null` while the delivery is only quoted. */
  tax: Money | null
}

/** The totals of an order, in whole cents: `subtotal + delivery + tax` always equals `total`, or all are unknown. */
export interface OrderTotals extends CartTotals {
  /** Without tax; 0 when there is no charge, or it is not known yet. */
  delivery: Money
  /** The tax of the delivery is not known, and not included in the totals. */
  isBeforeDeliveryTax: boolean
}

/** Hundredths of a percent in the whole. */
const RATE_SCALE = 10_000n

/**
 * Adds up a cart's goods and their delivery, as the cart will once it holds the charge's line. Until then the
 * delivery is taxed like the goods, if all of them have the same rate.
 *
 * @example
 * orderTotals(cart.lines, { charge: 650_000, tax: null }, { isTaxInclusive: settings.isTaxInclusive }).total
 */
export function orderTotals(
  goods: readonly PricedLine[],
  cost: DeliveryCost | null,
  { isTaxInclusive }: { isTaxInclusive: boolean },
): OrderTotals {
  if (!cost) return { ...cartTotals(goods, { isTaxInclusive }), delivery: 0, isBeforeDeliveryTax: false }
  const { charge, tax } = cost
  const known = tax ?? taxAt(goodsRate(goods, isTaxInclusive), charge)
  const unitTax = known ?? 0
  const line = { quantity: 1, unitPrice: isTaxInclusive ? charge + unitTax : charge, unitTax }
  const totals = cartTotals([...goods, line], { isTaxInclusive })
  if (!isKnown(totals.total)) return { ...totals, delivery: charge, isBeforeDeliveryTax: false }
  const { subtotal: delivery } = cartTotals([{ ...line, unitPrice: charge }], { isTaxInclusive: false })
  return { ...totals, subtotal: totals.subtotal - delivery, delivery, isBeforeDeliveryTax: known === null }
}

/**
 * Returns the common tax rate of all goods in hundredths of a percent, within the precision of a tax in
 * ten-thousandths; `null` when there is none.
 */
function goodsRate(goods: readonly PricedLine[], isTaxInclusive: boolean): bigint | null {
  const lines = goods.flatMap(({ unitPrice, unitTax }) => {
    const net = BigInt(unitPrice ?? 0) - BigInt(unitPrice !== null && isTaxInclusive ? unitTax : 0)
    return net > 0n ? [{ net, tax: BigInt(unitTax) }] : []
  })
  // The most expensive line shows the rate best: the tax of a cheap one is rounded by more than 0.01 % of its price.
  const [dearest] = lines.toSorted((one, other) => (one.net < other.net ? 1 : -1))
  if (!dearest) return null
  const rate = divide(dearest.tax * RATE_SCALE, dearest.net)
  const isTaxedSo = ({ net, tax }: typeof dearest) =>
    divide(tax * RATE_SCALE, net) === rate || divide(net * rate, RATE_SCALE) === tax
  return lines.every(isTaxedSo) ? rate : null
}

function taxAt(rate: bigint | null, charge: Money): Money | null {
  return rate === null ? null : Number(divide(BigInt(charge) * rate, RATE_SCALE))
}

/** Divides by a positive number, rounded half away from zero. */
function divide(value: bigint, by: bigint): bigint {
  const half = by / 2n
  return (value < 0n ? value - half : value + half) / by
}
