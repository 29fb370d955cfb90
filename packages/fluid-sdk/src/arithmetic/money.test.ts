import { describe, expect, it } from 'vitest'
import { cartTotals, lineTotal, parseMoney } from './money'
import { UNKNOWN } from './decimal'

describe('parseMoney', () => {
  it.each([
    [3.45, 34_500],
    ['3.4567', 34_567],
    [0.1 + 0.2, 3000],
    [1.005, 10_050],
    [4.35, 43_500],
    [8.2, 82_000],
    [1e-7, 0],
    ['1.5e2', 1_500_000],
    [' 12 ', 120_000],
    [-1234.5678, -12_345_678],
    ['0.00005', 1],
    ['-0.00005', -1],
    ['0.00004', 0],
    [-0, 0],
    ['-0.0', 0],
    [1.00005, 10_001],
    [99_999_999_999.9999, 999_999_999_999_999],
    ['123456789012.3456', 1_234_567_890_123_456],
  ])('reads %s dollars as %i', (dollars, amount) => {
    expect(parseMoney(dollars)).toBe(amount)
  })

  it.each([null, undefined, '', '.', '1,000', '$3', 'free', NaN, Infinity, true, {}, '1e300'])(
    'takes %s for no amount',
    (value) => {
      expect(parseMoney(value)).toBeNull()
    },
  )
})

describe('lineTotal', () => {
  it('is exact where binary fractions are not', () => {
    expect(lineTotal(1000, 3)).toBe(3000)
    expect(lineTotal(100_000, 0.3)).toBe(30_000)
  })

  it('rounds once, half away from zero [money-07]', () => {
    expect(lineTotal(50, 1)).toBe(100)
    expect(lineTotal(49, 1)).toBe(0)
    expect(lineTotal(-50, 1)).toBe(-100)
    expect(lineTotal(34_567, 10.801)).toBe(373_400)
  })

  it('stays exact past what a number multiplies exactly', () => {
    expect(lineTotal(99_999_999, 900_719.925)).toBe(90_071_991_599_300)
  })

  it('is known up to what is counted exactly, and no further [money-111]', () => {
    expect(lineTotal(9_007_199_254_740_900, 1)).toBe(9_007_199_254_740_900)
    expect(lineTotal(9_007_199_254_740_990, 1)).toBe(UNKNOWN)
    expect(lineTotal(10_000, 900_719_925_474.09)).toBe(9_007_199_254_740_900)
    expect(lineTotal(10_000, 900_719_925_474.1)).toBe(UNKNOWN)
    expect(lineTotal(-10_000, 900_719_925_474.1)).toBe(UNKNOWN)
  })

  it.each([1e308, -1e308, Infinity, -Infinity, NaN, UNKNOWN])(
    'is not told of %s pieces, nor at that price [money-111]',
    (absurd) => {
      expect(lineTotal(34_500, absurd)).toBe(UNKNOWN)
      expect(lineTotal(absurd, 2)).toBe(UNKNOWN)
      expect(lineTotal(null, absurd)).toBeNull()
    },
  )

  it('knows no total of a price on request', () => {
    expect(lineTotal(null, 3)).toBeNull()
  })
})

describe('cartTotals', () => {
  const line = (unitPrice: number | null, unitTax: number, quantity: number) => ({
    unitPrice,
    unitTax,
    quantity,
  })

  it('adds tax to prices that exclude it', () => {
    const lines = [line(34_500, 3450, 10), line(1000, 100, 3)]
    expect(cartTotals(lines, { isTaxInclusive: false })).toEqual({
      subtotal: 348_000,
      tax: 34_800,
      total: 382_800,
    })
  })

  it('takes tax out of prices that include it', () => {
    const lines = [line(37_950, 3450, 10), line(1100, 100, 3)]
    expect(cartTotals(lines, { isTaxInclusive: true })).toEqual({
      subtotal: 348_000,
      tax: 34_800,
      total: 382_800,
    })
  })

  it('rounds a figure, not its parts', () => {
    const lines = [line(33, 3, 1), line(33, 3, 1), line(34, 3, 1)]
    expect(cartTotals(lines, { isTaxInclusive: false })).toEqual({ subtotal: 100, tax: 0, total: 100 })
  })

  it('always foots', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const lines = Array.from({ length: 1 + (seed % 7) }, (_, index) =>
        line(
          (seed * 7919 + index * 104_729) % 999_983,
          (seed * 31 + index * 17) % 9973,
          ((seed + index) % 9999) / 1000,
        ),
      )
      for (const isTaxInclusive of [true, false]) {
        const { subtotal, tax, total } = cartTotals(lines, { isTaxInclusive })
        expect(subtotal + tax).toBe(total)
        expect([subtotal % 100, tax % 100, total % 100].map(Math.abs)).toEqual([0, 0, 0])
      }
    }
  })

  it('gives none of its figures where one is unknown [money-112]', () => {
    const unknown = { subtotal: UNKNOWN, tax: UNKNOWN, total: UNKNOWN }
    const fine = line(34_500, 3450, 10)
    for (const isTaxInclusive of [true, false]) {
      const add = (...lines: ReturnType<typeof line>[]) => cartTotals([fine, ...lines], { isTaxInclusive })
      for (const absurd of [UNKNOWN, Infinity, NaN, -1e308]) {
        expect(add(line(34_500, 3450, absurd))).toEqual(unknown)
        expect(add(line(absurd, 3450, 1))).toEqual(unknown)
        expect(add(line(34_500, absurd, 1))).toEqual(unknown)
        expect(add(line(null, 0, absurd))).toEqual(add())
      }
      // Each line is known, but their sum is not.
      const large = line(5_000_000_000_000_000, 0, 1)
      expect(add(large).total).toBeLessThan(UNKNOWN)
      expect(add(large, large)).toEqual(unknown)
    }
    // The goods are known, but not with their tax.
    const taxed = [line(9_007_199_254_740_000, 100_000, 1)]
    expect(cartTotals(taxed, { isTaxInclusive: false })).toEqual(unknown)
    expect(cartTotals(taxed, { isTaxInclusive: true }).total).toBe(9_007_199_254_740_000)
  })

  it('adds up or is unknown, however large its lines are [money-112]', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const lines = Array.from({ length: 1 + (seed % 4) }, (_, index) =>
        line(10 ** ((seed + index) % 16), 10 ** ((seed * 3 + index) % 15), 10 ** ((seed * 7) % 13)),
      )
      for (const isTaxInclusive of [true, false]) {
        const { subtotal, tax, total } = cartTotals(lines, { isTaxInclusive })
        if (total === UNKNOWN) expect([subtotal, tax]).toEqual([UNKNOWN, UNKNOWN])
        else expect(subtotal + tax).toBe(total)
        expect([subtotal, tax, total].every(Number.isSafeInteger)).toBe(true)
      }
    }
  })

  it('counts nothing for a price on request', () => {
    expect(cartTotals([line(null, 500, 4)], { isTaxInclusive: false })).toEqual({
      subtotal: 0,
      tax: 0,
      total: 0,
    })
  })
})
