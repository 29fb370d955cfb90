import { describe, expect, it } from 'vitest'
import { storageOver } from '../../testing/storageOver'
import { createDevicePayments } from './devicePayments'

const DAY = 24 * 60 * 60_000
const NAME = 'payments:104218'
const account = {
  key: 'a',
  id: null,
  reference: '104218-0-0',
  amount: 645_000,
  statementDate: '2026-10-31',
}
const invoice = {
  key: 'b',
  id: 'W-7',
  reference: '104218-200311-1',
  amount: 120_000,
  statementDate: null,
}

/** Payments over a storage of their own, at a time of their own. */
function open(stored = new Map<string, string>(), customerId = '104218') {
  const clock = { now: 100 * DAY }
  const payments = createDevicePayments({ storage: storageOver(stored), customerId, now: () => clock.now })
  return { clock, stored, payments }
}

describe('the payments that were begun on this device', () => {
  it('are stored by customer, the latest first, for 7 days [pay-14 case-061]', () => {
    const { payments, clock, stored } = open()
    payments.begin(account)
    clock.now += DAY
    payments.begin(invoice)
    payments.end('b', 'approved')
    expect(payments.read()).toEqual([
      { ...invoice, at: 101 * DAY, outcome: 'approved' },
      { ...account, at: 100 * DAY, outcome: null },
    ])
    expect(open(stored, '104219').payments.read()).toEqual([])
    clock.now = 107 * DAY - 1
    expect(payments.read()).toHaveLength(2)
    clock.now += 1
    expect(payments.read()).toMatchObject([{ key: 'b' }])
  })

  it('end by their own key, and no other of the same reference and amount does [case-063]', () => {
    const { payments } = open()
    payments.begin(account)
    payments.begin({ ...account, key: 'c' })
    payments.identify('a', 'P-1')
    payments.end('a', 'declined')
    expect(payments.read()).toMatchObject([
      { key: 'c', id: null, outcome: null },
      { key: 'a', id: 'P-1', outcome: 'declined' },
    ])
    payments.remove('c')
    expect(payments.read()).toMatchObject([{ key: 'a' }])
  })

  it('leave nothing behind once all are gone, and are none where the customer is not known', () => {
    const { payments, stored } = open()
    payments.begin(account)
    payments.remove('a')
    expect(stored.size).toBe(0)
    const nobody = open(stored, '').payments
    nobody.begin(account)
    expect(stored.size).toBe(0)
    expect(nobody.read()).toEqual([])
  })

  it.each([
    ['of another shape', '{"at":1}'],
    ['that is no JSON', '[{"id":7},{'],
    ['of null', 'null'],
    ['of an earlier version', JSON.stringify([{ ...account, at: 100 * DAY }])],
    ['without a version', JSON.stringify({ payments: [{ ...account, at: 100 * DAY, outcome: null }] })],
  ])('are none in a text %s', (_, text) => {
    expect(open(new Map([[NAME, text]])).payments.read()).toEqual([])
  })

  it.each([
    ['another customer’s', { reference: '104219-0-0' }],
    ['one of the future', { at: 200 * DAY }],
    ['one of an unknown outcome', { outcome: 'settled' }],
    ['one of no amount', { amount: 'a lot' }],
    ['one without a key', { key: undefined }],
  ])('leave out %s', (_, changes) => {
    const { payments, stored } = open()
    payments.begin(account)
    const [own] = payments.read()
    stored.set(NAME, JSON.stringify({ version: 2, payments: [{ ...own, ...changes }, own] }))
    expect(payments.read()).toEqual([own])
  })
})
