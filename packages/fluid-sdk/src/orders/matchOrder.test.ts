import { describe, expect, it } from 'vitest'
import { matchingOrder, openAttempt } from '../testing/openAttempt'
import { matchOrder } from './matchOrder'

describe('matchOrder', () => {
  it('finds the order by kind, reference and job name, trimmed and in any case [check-79]', () => {
    expect(matchOrder(openAttempt, [matchingOrder])).toEqual({ found: 'one', transaction: matchingOrder })
  })

  it.each([
    ['one that was there before', { number: 100_200 }],
    ['a quote', { type: 'Quote' }],
    ['another reference', { orderReference: 'PO-7782' }],
    ['another job', { jobName: 'Stage 3' }],
  ])('does not take %s for it [check-79]', (_, change) => {
    expect(matchOrder(openAttempt, [{ ...matchingOrder, ...change }])).toEqual({ found: 'none' })
  })

  it('tells several from one', () => {
    const other = { ...matchingOrder, number: 100_235 }
    expect(matchOrder(openAttempt, [other, matchingOrder])).toEqual({
      found: 'several',
      transactions: [other, matchingOrder],
    })
  })

  it.each([
    [9_900_000, 'one'],
    [10_100_000, 'one'],
    [9_899_999, 'similar'],
    [10_100_001, 'similar'],
    [null, 'similar'],
  ])('takes an amount of %j for %s [check-79]', (amount, found) => {
    expect(matchOrder(openAttempt, [{ ...matchingOrder, amount }]).found).toBe(found)
  })

  it('prefers the one whose amount is right', () => {
    const dearer = { ...matchingOrder, number: 100_235, amount: 20_000_000 }
    expect(matchOrder(openAttempt, [dearer, matchingOrder])).toEqual({
      found: 'one',
      transaction: matchingOrder,
    })
  })

  it('compares no amount where none was known [check-79]', () => {
    const attempt = { ...openAttempt, amount: null }
    expect(matchOrder(attempt, [{ ...matchingOrder, amount: 1 }]).found).toBe('one')
  })
})
