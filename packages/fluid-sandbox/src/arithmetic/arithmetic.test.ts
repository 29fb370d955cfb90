import { describe, expect, it } from 'vitest'
import { priceFor, taxOf, tenThousandths, thousandths, totalsOf } from './arithmetic.ts'

describe('thousandths', () => {
  it.each([
    [14.4, 14_400],
    [0.001, 1],
    [2.675, 2675],
    [1e9, 1e12],
    [0.0001, null],
    [1.0005, null],
    [1e15, null],
  ])('of %s are %s', (value, expected) => expect(thousandths(value)).toBe(expected))
})

describe('ten-thousandths', () => {
  it.each([
    [1234.56, 12_345_600],
    [0.0001, 1],
    [0.00001, null],
    [1e12, null],
  ])('of %s are %s', (value, expected) => expect(tenThousandths(value)).toBe(expected))
})

describe('tax of a unit', () => {
  it('is rounded half away from zero, in ten-thousandths of a dollar', () => {
    expect(taxOf(64_525, 1000)).toBe(6453)
    expect(taxOf(64_524, 1000)).toBe(6452)
    expect(taxOf(-64_525, 1000)).toBe(-6453)
    expect(taxOf(64_525, 0)).toBe(0)
    expect(priceFor(64_525, 1000, true)).toBe(7.0978)
    expect(priceFor(64_525, 1000, false)).toBe(6.4525)
  })
})

describe('totals', () => {
  it('foot, in whole cents, whichever figure is the exact one', () => {
    const lines = [
      { quantity: 14_400, unitPrice: 64_525, unitTax: 6453 },
      { quantity: 3000, unitPrice: 35_005, unitTax: 3501 },
    ]
    // 92.916 + 10.5015 = 103.4175; 9.29232 + 1.0503 = 10.34262; together 113.76012.
    expect(totalsOf(lines, false)).toEqual({ withoutTax: 1_034_200, tax: 103_400, total: 1_137_600 })
    expect(totalsOf(lines, true)).toEqual({ withoutTax: 1_034_200, tax: 103_400, total: 1_137_600 })
    const uneven = [{ quantity: 1000, unitPrice: 10_050, unitTax: 1050 }]
    // 1.005 rounds to 1.01 and 0.105 to 0.11, yet the customer pays 1.11 where prices include tax.
    expect(totalsOf(uneven, false)).toEqual({ withoutTax: 10_100, tax: 1100, total: 11_200 })
    expect(totalsOf(uneven, true)).toEqual({ withoutTax: 10_000, tax: 1100, total: 11_100 })
  })

  it('stay exact where the product of quantity and price is past what a number holds', () => {
    const line = { quantity: 907_109_814_216, unitPrice: 3_135_351, unitTax: 0 }
    expect(totalsOf([line], false).total).toBe(2_844_107_663_111_900)
  })
})
