import { describe, expect, it } from 'vitest'
import { messagesIn } from './MessagesOf'
import { createFormats } from './formats'
import { decimalsOf, tallySummary } from './tallySummary'

const australian = { formats: createFormats('en-AU', 'AUD'), messagesOf: messagesIn('en-AU', false) }
const american = { formats: createFormats('en-US', 'USD'), messagesOf: messagesIn('en-US', true) }
const written = (...parameters: Parameters<typeof tallySummary>) =>
  tallySummary(...parameters).replaceAll('\u00a0', ' ')

describe('tallySummary', () => {
  it('writes pieces, lengths and their unit, shortest first [taps-270]', () => {
    const tally = [
      { length: 1500, quantity: 12 },
      { length: 900, quantity: 1800 },
    ]
    expect(written(tally, 'm', australian)).toBe('1,800 @ 0.9 m · 12 @ 1.5 m')
    expect(written([{ length: 8000, quantity: 18 }], 'ft', american)).toBe('18 @ 8 ft')
    expect(written([], 'm', australian)).toBe('')
  })

  it('gives every length of a tally the same decimals [taps-270]', () => {
    const tally = [
      { length: 3000, quantity: 2 },
      { length: 2450, quantity: 4 },
    ]
    expect(written(tally, 'm', australian)).toBe('4 @ 2.45 m · 2 @ 3.00 m')
  })

  it('breaks its line between two lengths only', () => {
    const tally = [
      { length: 2400, quantity: 18 },
      { length: 3600, quantity: 12 },
    ]
    expect(tallySummary(tally, 'm', australian).split(' ')).toHaveLength(2)
  })
})

describe('decimalsOf', () => {
  it.each([
    [[], 0],
    [[3000, 8000], 0],
    [[3000, 2400], 1],
    [[2450, 2400], 2],
    [[2405, 2400], 3],
  ])('shows each of %j with %i decimals at most', (lengths, decimals) => {
    expect(decimalsOf(lengths)).toBe(decimals)
  })
})
