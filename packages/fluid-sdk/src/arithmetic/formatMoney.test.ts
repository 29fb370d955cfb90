import { describe, expect, it } from 'vitest'
import { decimalText, formatMoney } from './money'
import { UNKNOWN } from './decimal'

const australia = { locale: 'en-AU', currency: 'AUD' }

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [34_500, '$3.45'],
    [1_234, '$0.1234'],
    [1_230, '$0.123'],
    [1, '$0.0001'],
    [-3_124_000, '-$312.40'],
    [12_345_600, '$1,234.56'],
    // As a binary fraction each of these would have other digits.
    [9_007_199_254_740_000, '$900,719,925,474.00'],
    [9_007_199_254_740_990, '$900,719,925,474.099'],
    [8_999_999_999_999_999, '$899,999,999,999.9999'],
  ])('writes %d exactly, as %s [sdk-310]', (money, text) => {
    expect(formatMoney(money, australia)).toBe(text)
  })

  it('writes each amount of four decimals with the digits it has [sdk-310]', () => {
    const digits = (text: string) => BigInt(text.replace(/[^\d]/g, '').padEnd(1, '0'))
    for (let money = 1; money < 2 ** 53; money = Math.floor(money * 1.7) + 1) {
      const text = formatMoney(money, australia)
      const decimals = text.split('.')[1]?.length ?? 0
      expect(digits(text) * 10n ** BigInt(4 - decimals)).toBe(BigInt(money))
    }
  })

  it('writes an unknown amount as a dash, and nothing as a number that is none [sdk-310]', () => {
    expect([UNKNOWN, -UNKNOWN, Infinity, NaN].map((money) => formatMoney(money, australia))).toEqual(
      Array(4).fill('-'),
    )
  })

  it('takes no dollars for ten-thousandths of them [sdk-310]', () => {
    expect(() => formatMoney(3.45, australia)).toThrow('$3.45 is 34500')
  })

  it('writes as the locale does, in any currency [sdk-310]', () => {
    expect(formatMoney(12_345_600, { locale: 'en-US', currency: 'USD' })).toBe('$1,234.56')
    expect(formatMoney(12_345_600, { locale: 'en-US', currency: 'AUD' })).toBe('A$1,234.56')
    expect(formatMoney(12_345_600, { locale: 'de-DE', currency: 'EUR' })).toBe('1.234,56\u00a0€')
  })
})

it.each([
  [0, '0.0000'],
  [5, '0.0005'],
  [-3_124_000, '-312.4000'],
  [9_007_199_254_740_990, '900719925474.0990'],
])('decimalText writes %d as %s for a machine', (money, text) => {
  expect(decimalText(money)).toBe(text)
})
