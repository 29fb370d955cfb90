import { describe, expect, it } from 'vitest'
import { dropAged } from '../../context/stored/openStored'
import { clientOver } from '../../testing/storageOver'
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

/** Payments over their own storage, at a given time. */
function open(stored = new Map<string, string>(), { customerId = '104218', user = 'builder' } = {}) {
  const clock = { now: 100 * DAY }
  const client = clientOver(new Map(), { lasting: stored })
  const payments = createDevicePayments({ owner: { client, user, now: () => clock.now }, customerId })
  return { clock, stored, client, payments }
}

const written = (payments: unknown, more: object = {}) =>
  JSON.stringify({ version: 1, at: 100 * DAY, value: payments, ...more })

describe('the payments that were begun on this device', () => {
  it('are stored by customer, whoever began them, the latest first, for 7 days [pay-14 case-061 case-069]', () => {
    const { payments, clock, stored } = open()
    payments.begin(account)
    clock.now += DAY
    payments.begin(invoice)
    const [begun] = payments.read()
    if (begun) payments.end(begun, 'approved')
    expect(payments.read()).toEqual([
      { ...invoice, at: 101 * DAY, outcome: 'approved' },
      { ...account, at: 100 * DAY, outcome: null },
    ])
    expect(open(stored, { customerId: '104219' }).payments.read()).toEqual([])
    expect(open(stored, { user: 'tom' }).payments.read()).toEqual(payments.read())
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
    const own = payments.read().find(({ key }) => key === 'a')
    if (own) payments.end(own, 'declined')
    expect(payments.read()).toMatchObject([
      { key: 'c', id: null, outcome: null },
      { key: 'a', id: 'P-1', outcome: 'declined' },
    ])
    payments.remove('c')
    expect(payments.read()).toMatchObject([{ key: 'a' }])
  })

  it('go from the device once they are too old, whether or not anybody reads them [case-058]', () => {
    const { payments, stored, client } = open()
    payments.begin(account)
    expect([...stored.keys()]).toEqual([NAME])
    dropAged(client, 107 * DAY)
    expect([...stored.keys()]).toEqual([NAME])
    dropAged(client, 107 * DAY + 1)
    expect(stored.size).toBe(0)
  })

  it('are approved by the merchant’s word, as of when they were begun, although the customer denied them [case-079]', () => {
    const { payments, clock } = open()
    payments.begin(account)
    payments.begin(invoice)
    const [, denied] = payments.read()
    payments.remove('a')
    clock.now += DAY
    if (denied) payments.end(denied, 'declined')
    expect(payments.read()).toMatchObject([{ key: 'b' }])
    if (denied) payments.end(denied, 'approved')
    expect(payments.read()).toEqual([
      { ...invoice, at: 100 * DAY, outcome: null },
      { ...account, at: 100 * DAY, outcome: 'approved' },
    ])
  })

  it('leave nothing behind once all are gone, and are none where the customer is not known', () => {
    const { payments, stored } = open()
    payments.begin(account)
    payments.remove('a')
    expect(stored.size).toBe(0)
    for (const unknown of [{ customerId: '' }, { user: '' }]) {
      const nobody = open(stored, unknown).payments
      nobody.begin(account)
      expect(stored.size).toBe(0)
      expect(nobody.read()).toEqual([])
    }
  })

  it.each([
    ['of another shape', '{"at":1}'],
    ['that is no JSON', '[{"id":7},{'],
    ['of null', 'null'],
    ['of a later version', written([{ ...account, at: 100 * DAY, outcome: null }], { version: 99 })],
    ['without an age', JSON.stringify({ version: 1, value: [{ ...account, at: 100 * DAY, outcome: null }] })],
  ])('are none in a text %s', (_, text) => {
    expect(open(new Map([[NAME, text]])).payments.read()).toEqual([])
  })

  it.each([
    ['another customer’s', { reference: '104219-0-0' }],
    ['one of a customer whose id begins alike', { reference: '104218-7-0-0' }],
    ['one of no reference', { reference: '104218' }],
    ['one of the future', { at: 200 * DAY }],
    ['one of an unknown outcome', { outcome: 'settled' }],
    ['one of no amount', { amount: 'a lot' }],
    ['one without a key', { key: undefined }],
  ])('leave out %s', (_, changes) => {
    const { payments, stored } = open()
    payments.begin(account)
    const [own] = payments.read()
    stored.set(NAME, written([{ ...own, ...changes }, own]))
    expect(payments.read()).toEqual([own])
  })
})
