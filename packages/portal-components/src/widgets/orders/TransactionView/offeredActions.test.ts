import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { offeredActions } from './offeredActions'

const of = (type: string, total: number | null = 10_000) => ({ type, total }) as TransactionDetail

describe('the actions of a transaction', () => {
  it.each([
    [' INVOICE ', { isInvoice: true, isPayable: true, canAccept: false, canRequestChanges: false }],
    ['Credit', { isInvoice: false, isPayable: false, canAccept: false, canRequestChanges: true }],
    ['quote', { isInvoice: false, isPayable: false, canAccept: true, canRequestChanges: true }],
    ['Return note', { isInvoice: false, isPayable: false, canAccept: false, canRequestChanges: true }],
  ])('go by its type %j, wherever it stands [tran-17]', (type, offered) => {
    for (const kind of ['order', 'quote', 'invoice'] as const) {
      expect(offeredActions(of(type), kind)).toEqual(offered)
    }
  })

  it('are those of the page where it has no type', () => {
    expect(offeredActions(of(''), 'quote').canAccept).toBe(true)
  })

  it.each([0, -1, null])('do not include paying %j [tran-15]', (total) => {
    expect(offeredActions(of('Invoice', total), 'invoice').isPayable).toBe(false)
  })
})
