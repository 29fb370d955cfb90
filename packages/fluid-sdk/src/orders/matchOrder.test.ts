import { describe, expect, it } from 'vitest'
import { matchingOrder, openAttempt } from '../testing/openAttempt'
import { matchOrder } from './lookForOrder'

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

  it('distinguishes several from one', () => {
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

  it.each([
    ['with the other kind of apostrophe', 'O’Brien’s deck', "O'Brien's deck"],
    ['re-coded from decomposed letters', 'Ta\u0304maki Drive', 'T\u0101maki Drive'],
    ['with the dash of a back end', 'Lot 7 – Stage 2', 'LOT 7 -  STAGE 2'],
  ])('finds an order whose job name comes back %s [case-161]', (_, sent, jobName) => {
    const transaction = { ...matchingOrder, jobName }
    expect(matchOrder({ ...openAttempt, jobName: sent }, [transaction])).toEqual({
      found: 'one',
      transaction,
    })
  })

  const long = 'Banksia Rise Lot No7, second stage, west'
  it.each([
    ['a job name of 30 characters', { jobName: long.slice(0, 30) }],
    ['a job name of 20', { jobName: long.slice(0, 20) }],
    ['a job name and another amount', { jobName: long.slice(0, 30), amount: 1 }],
    ['a reference of 20', { jobName: long, orderReference: 'PO-7781/2026/banksia' }],
  ])('asks about an order that was shortened to %s [case-162]', (_, change) => {
    const whole = { ...matchingOrder, jobName: long, orderReference: 'PO-7781/2026/Banksia/West' }
    const transaction = { ...whole, ...change }
    const sent = { ...openAttempt, jobName: long, orderReference: 'PO-7781/2026/Banksia/West' }
    expect(matchOrder(sent, [transaction])).toEqual({ found: 'similar', transactions: [transaction] })
  })

  it('asks about one that was cut between a letter and its accent [case-162]', () => {
    const sent = { ...openAttempt, jobName: 'Extension of the Ta\u0304maki house' }
    const transaction = { ...matchingOrder, jobName: 'Extension of the Ta' }
    expect(matchOrder(sent, [transaction])).toEqual({ found: 'none' })
    const longer = { ...matchingOrder, jobName: 'Extension of the new Ta' }
    const attempt = { ...openAttempt, jobName: 'Extension of the new Ta\u0304maki house' }
    expect(matchOrder(attempt, [longer])).toEqual({ found: 'similar', transactions: [longer] })
  })

  it.each([
    ['fewer than 20 characters', 'Banksia Rise Lot No'],
    ['none', ''],
    ['other words of the same length', 'Banksia Rise Lot No8, second sta'],
    ['more than was sent', `${'Banksia Rise Lot No7, second stage, west'} wing`],
  ])('does not ask about one whose job name has %s [case-162]', (_, jobName) => {
    const found = matchOrder({ ...openAttempt, jobName: long }, [{ ...matchingOrder, jobName }])
    expect(found).toEqual({ found: 'none' })
  })

  it('takes an order that has the whole job name before one that has its beginning [case-162]', () => {
    const attempt = { ...openAttempt, jobName: long }
    const whole = { ...matchingOrder, jobName: long }
    const cut = { ...matchingOrder, number: 100_235, jobName: long.slice(0, 30) }
    expect(matchOrder(attempt, [cut, whole])).toEqual({ found: 'one', transaction: whole })
  })

  it('compares no amount where none was known [check-79]', () => {
    const attempt = { ...openAttempt, amount: null }
    expect(matchOrder(attempt, [{ ...matchingOrder, amount: 1 }]).found).toBe('one')
  })
})
