import { describe, expect, it } from 'vitest'
import { mergeTally, parseLength, parseQuantity, parseThousandths, tallyQuantity } from './tally'
import { UNKNOWN } from './decimal'

describe('parseLength', () => {
  it.each([
    ['2.4', 2400],
    ['.5', 500],
    ['2.', 2000],
    [' 3.657 ', 3657],
    ['0.005', 5],
    ['4.35', 4350],
    ['0', 0],
  ])('reads %s', (text, length) => {
    expect(parseLength(text)).toBe(length)
  })

  it.each(['', '-2', '2.4m', '1e3', '2,4', '.', 'Infinity', '99999999999999999999'])(
    'takes "%s" for no length',
    (text) => {
      expect(parseLength(text)).toBeNull()
    },
  )
})

describe('parseQuantity', () => {
  it('reads whole numbers above 0', () => {
    expect(parseQuantity('12')).toBe(12)
    expect(parseQuantity(' 007 ')).toBe(7)
  })

  it.each(['12abc', '1.5', '0', '-1', '+1', '', '1e2', String(Number.MAX_SAFE_INTEGER), '٣'])(
    'takes "%s" for no quantity',
    (text) => {
      expect(parseQuantity(text)).toBeNull()
    },
  )
})

describe('a tally', () => {
  it('adds up exactly: 0.1 three times is 0.3', () => {
    expect(tallyQuantity([{ length: 100, quantity: 3 }])).toBe(0.3)
    expect(
      tallyQuantity([
        { length: 2400, quantity: 3 },
        { length: 1801, quantity: 2 },
      ]),
    ).toBe(10.802)
    expect(tallyQuantity([])).toBe(0)
  })

  it('adds up pieces that are not whole, and gives no total past the exact numbers [money-111]', () => {
    expect(tallyQuantity([{ length: 2400, quantity: 1.5 }])).toBe(3.6)
    expect(tallyQuantity([{ length: 2400, quantity: 1e308 }])).toBe(UNKNOWN)
    expect(tallyQuantity([{ length: 9_007_199_254_740_000, quantity: 9_007_199_254_740_000 }])).toBe(UNKNOWN)
  })

  it('merges equal lengths and drops rows of nothing', () => {
    expect(
      mergeTally([
        { length: 3600, quantity: 1 },
        { length: 2400, quantity: 2 },
        { length: 3600, quantity: 4 },
        { length: 0, quantity: 5 },
        { length: 1200, quantity: 0 },
      ]),
    ).toEqual([
      { length: 3600, quantity: 5 },
      { length: 2400, quantity: 2 },
    ])
  })

  it('reads the wire whichever way it spells a length', () => {
    expect([2.4, '2.400', 3.657, null, 'long'].map(parseThousandths)).toEqual([2400, 2400, 3657, null, null])
  })
})
