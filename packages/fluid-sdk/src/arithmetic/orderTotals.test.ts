import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { cartTotals } from './money'
import type { PricedLine } from './money'
import { orderTotals } from './orderTotals'
import { UNKNOWN } from './decimal'

/** Rounds half away from zero, in plain big integers. */
function rounded(value: bigint, by: bigint): bigint {
  return (value + by / 2n) / by
}

/**
 * Returns goods whose prices without tax are taxed at a rate in hundredths of a percent, to ten-thousandths as on the
 * wire.
 */
function taxed(nets: readonly { net: number; quantity: number }[], rate: number, isTaxInclusive: boolean) {
  return nets.map(({ net, quantity }): PricedLine => {
    const unitTax = Number(rounded(BigInt(net) * BigInt(rate), 10_000n))
    return { quantity, unitPrice: isTaxInclusive ? net + unitTax : net, unitTax }
  })
}

const goods = fc.array(
  fc.record({
    net: fc.integer({ min: 1, max: 50_000_000 }),
    quantity: fc.integer({ min: 1, max: 5_000_000 }).map((thousandths) => thousandths / 1000),
  }),
  { minLength: 1, maxLength: 8 },
)
/** Expensive enough to show its rate to 0.01 %. */
const dear = { net: 1_000_000, quantity: 1 }
const rates = fc.constantFrom(0, 500, 1000, 1250, 1500, 2000)
const charges = fc.integer({ min: 0, max: 30_000_000 })
const modes = [true, false].map((isTaxInclusive) => ({ isTaxInclusive }))

describe.each(modes)('the total of an order with its delivery, prices with tax: $isTaxInclusive', (mode) => {
  const { isTaxInclusive } = mode

  it('is what the cart comes to once a line of that price is in it, of 1,000 random orders, and foots [money-101]', () => {
    fc.assert(
      fc.property(goods, rates, charges, (nets, rate, charge) => {
        const lines = taxed([dear, ...nets], rate, isTaxInclusive)
        const line = taxed([{ net: charge, quantity: 1 }], rate, isTaxInclusive)
        const totals = orderTotals(lines, { charge, tax: null }, mode)
        const inCart = cartTotals([...lines, ...line], mode)
        expect(totals).toMatchObject({ tax: inCart.tax, total: inCart.total, isBeforeDeliveryTax: false })
        expect(totals.subtotal + totals.delivery + totals.tax).toBe(totals.total)
        expect(totals.delivery).toBe(Number(rounded(BigInt(charge), 100n)) * 100)
      }),
      { numRuns: 1000 * inject('times') },
    )
  })

  it('keeps the goods’ own figures beside a charge of whole dollars [money-101]', () => {
    const lines = taxed([{ net: 64_525, quantity: 86.4 }, dear], 1000, isTaxInclusive)
    const totals = orderTotals(lines, { charge: 650_000, tax: null }, mode)
    const without = cartTotals(lines, mode)
    expect(totals).toEqual({
      subtotal: without.subtotal,
      delivery: 650_000,
      tax: without.tax + 65_000,
      total: without.total + 715_000,
      isBeforeDeliveryTax: false,
    })
  })

  it.each([
    ['goods of which some are free of it', [1000, 0]],
    ['rates that differ by 0.02 %', [1000, 1002]],
  ])('leaves out the tax of the delivery for %s [money-102]', (_, [one = 0, other = 0]) => {
    const lines = [...taxed([dear], one, isTaxInclusive), ...taxed([dear], other, isTaxInclusive)]
    const totals = orderTotals(lines, { charge: 650_000, tax: null }, mode)
    const { subtotal, tax } = cartTotals(lines, mode)
    expect(totals).toEqual({
      subtotal,
      delivery: 650_000,
      tax,
      total: subtotal + tax + 650_000,
      isBeforeDeliveryTax: true,
    })
  })

  it('takes the tax that the charge’s own line has, whatever the goods’ rate is [money-102]', () => {
    const lines = [...taxed([dear], 1000, isTaxInclusive), ...taxed([dear], 0, isTaxInclusive)]
    const totals = orderTotals(lines, { charge: 650_000, tax: 65_000 }, mode)
    expect(totals.total).toBe(cartTotals(lines, mode).total + 715_000)
    expect(totals.isBeforeDeliveryTax).toBe(false)
  })

  it('derives one rate from cheap goods whose tax is rounded, and from none with its price on request [money-102]', () => {
    // A tenth of 0.0123 dollars is 0.0012 on the wire: 9.76 %.
    const cheap = taxed([{ net: 123, quantity: 1000 }], 1000, isTaxInclusive)
    const unpriced = { quantity: 1, unitPrice: null, unitTax: 0 }
    const lines = [...cheap, ...taxed([dear], 1000, isTaxInclusive), unpriced]
    const totals = orderTotals(lines, { charge: 650_000, tax: null }, mode)
    expect(totals.tax).toBe(cartTotals(lines, mode).tax + 65_000)
    expect(orderTotals([unpriced], { charge: 650_000, tax: null }, mode).isBeforeDeliveryTax).toBe(true)
  })

  it('is exact where a product passes what a number holds [money-101]', () => {
    const lines = taxed([{ net: 90_000_000_000, quantity: 0.001 }], 1000, isTaxInclusive)
    const charge = 90_000_000_000_001
    const totals = orderTotals(lines, { charge, tax: null }, mode)
    expect(totals.tax).toBe(cartTotals(lines, mode).tax + 9_000_000_000_000)
    expect(totals.subtotal + totals.delivery + totals.tax).toBe(totals.total)
  })

  it('is the goods’ alone while nothing is known to be charged', () => {
    const lines = taxed([dear], 1000, isTaxInclusive)
    expect(orderTotals(lines, null, mode)).toEqual({
      ...cartTotals(lines, mode),
      delivery: 0,
      isBeforeDeliveryTax: false,
    })
  })

  it('gives none of its figures where a line is unknown [money-101]', () => {
    const lines = [
      ...taxed([dear], 1000, isTaxInclusive),
      { quantity: UNKNOWN, unitPrice: 10_000, unitTax: 0 },
    ]
    const { subtotal, tax, total } = orderTotals(lines, { charge: 650_000, tax: null }, mode)
    expect({ subtotal, tax, total }).toEqual({ subtotal: UNKNOWN, tax: UNKNOWN, total: UNKNOWN })
  })
})
