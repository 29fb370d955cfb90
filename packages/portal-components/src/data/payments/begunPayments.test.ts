import { describe, expect, it } from 'vitest'
import { storageOver } from '../../testing/storageOver'
import { createBegunPayments } from './begunPayments'

const DAY = 24 * 60 * 60_000
const account = { id: null, reference: '104218-0-0', amount: 645_000 }
const invoice = { id: 'W-7', reference: '104218-200311-1', amount: 120_000 }

/** Begun payments over a storage of their own, at a time of their own. */
function open(kept = new Map<string, string>(), user = 'builder') {
  const clock = { now: 1_000_000 }
  return {
    clock,
    kept,
    begun: createBegunPayments({ storage: storageOver(kept), user, now: () => clock.now }),
  }
}

describe('the payments that were begun', () => {
  it('are kept by user, the latest first, for 7 days [pay-14]', () => {
    const { begun, clock, kept } = open()
    begun.add(account)
    clock.now += DAY
    begun.add(invoice)
    expect(begun.read()).toEqual([
      { ...invoice, at: 1_000_000 + DAY },
      { ...account, at: 1_000_000 },
    ])
    expect(open(kept, 'sales').begun.read()).toEqual([])
    clock.now += 6.5 * DAY
    expect(begun.read()).toMatchObject([invoice])
  })

  it('are let go of by the id, or where none was known by what was paid [pay-14]', () => {
    const { begun, kept } = open()
    begun.add(account)
    begun.add(invoice)
    begun.settle({ id: 'W-8', reference: '104218-200311-1', amount: 120_000 })
    begun.settle({ id: 'C-1', reference: '104218-0-0', amount: 645_001 })
    expect(begun.read()).toHaveLength(2)
    begun.settle({ id: 'W-7', reference: '', amount: null })
    begun.settle({ id: 'C-1', reference: '104218-0-0', amount: 645_000 })
    expect(begun.read()).toEqual([])
    expect(kept.size).toBe(0)
  })

  it('are none where the storage holds something else', () => {
    const kept = new Map([['payments:builder', '{"at":1}']])
    expect(open(kept).begun.read()).toEqual([])
    kept.set('payments:builder', '[{"id":7},{')
    expect(open(kept).begun.read()).toEqual([])
  })
})
