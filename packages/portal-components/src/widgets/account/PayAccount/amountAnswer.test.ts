import { describe, expect, it } from 'vitest'
import { amountOfText, typedAmount } from './amountAnswer'

describe('a typed amount', () => {
  it.each([
    ['9329.81', 93_298_100],
    ['9,329.81', 93_298_100],
    ['$ 12.5', 125_000],
    [' 12 ', 120_000],
    ['0.01', 100],
    ['12345678901', 123_456_789_010_000],
  ])('of "%s" is %d ten-thousandths', (text, amount) => {
    expect(amountOfText(text)).toBe(amount)
  })

  it.each(['', '0', '0.00', '-5', '1.234', '12.', '1,23', '1e3', '12 34', 'all', '123456789012'])(
    'is none of "%s"',
    (text) => {
      expect(amountOfText(text)).toBeNull()
    },
  )

  it.each([
    [93_298_100, '9329.81'],
    [50_000, '5.00'],
    [1_234_567, '123.46'],
  ])('begins, for %d, as %s', (amount, text) => {
    expect(typedAmount(amount)).toBe(text)
  })
})
