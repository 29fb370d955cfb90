import { describe, expect, it } from 'vitest'
import type { TransactionSummary } from '../areas/transactions'
import { createMemoryStorage, createMerchantStorage } from '../storage'
import {
  keepConfirmedAttempt,
  keepOpenAttempt,
  mayBePlaced,
  readAttempt,
  transactionKey,
} from './orderAttempt'
import type { OrderAttempt } from './orderAttempt'

const attempt: OrderAttempt = {
  state: 'committing',
  cartId: 'C-1',
  customer: { customerId: '4021', userId: 'U77', username: 'builder' },
  kind: 'Order',
  orderReference: ' PO-7781',
  jobName: 'Stage 2',
  amount: 5_642_083,
  charge: { lineId: 3, productId: 'DEL20' },
  knownTransactions: ['order 100200-0'],
  startedAt: 1_000_000,
  end: null,
  number: null,
}

const placed: TransactionSummary = {
  number: 100_234,
  suffix: 0,
  type: 'ORDER',
  deliveryDate: null,
  invoiceDate: null,
  branchId: 'MEL',
  orderReference: 'po-7781 ',
  jobName: 'STAGE 2',
  address: '',
  comment: '',
  amount: 1,
}

const openStorage = () => createMerchantStorage(createMemoryStorage(), 'merchant')
const muchLater = 2_000_000

describe('an order attempt', () => {
  it('is read again as it was kept', () => {
    const storage = openStorage()
    keepOpenAttempt(storage, attempt)
    expect(readAttempt(storage, 'C-1')).toEqual(attempt)
    expect(readAttempt(storage, 'C-2')).toBeNull()
  })

  it('that is confirmed takes the place of the open one and of the order before it', () => {
    const storage = openStorage()
    keepConfirmedAttempt(storage, { ...attempt, cartId: 'C-0' }, '100233')
    keepOpenAttempt(storage, attempt)
    keepConfirmedAttempt(storage, attempt, '100234')
    expect(readAttempt(storage, 'C-1')).toMatchObject({ state: 'confirmed', number: '100234' })
    expect(storage.names('')).toEqual(['placed:C-1'])
  })

  it.each(['', 'null', '[]', '{"state":"committing"}', '{'])('that is corrupt (%j) is none', (stored) => {
    const storage = openStorage()
    storage.set('attempt:C-1', stored)
    expect(readAttempt(storage, 'C-1')).toBeNull()
  })
})

describe('mayBePlaced', () => {
  it('finds the order by kind, reference and job name, in any case', () => {
    expect(mayBePlaced(attempt, { transactions: [placed], now: muchLater })).toBe(true)
  })

  it.each([
    ['one that was there before', { number: 100_200 }],
    ['a quote', { type: 'Quote' }],
    ['another reference', { orderReference: 'PO-7782' }],
    ['another job', { jobName: 'Stage 3' }],
  ])('does not take %s for it', (_, change) => {
    const transactions = [{ ...placed, ...change }]
    expect(mayBePlaced(attempt, { transactions, now: muchLater })).toBe(false)
  })

  it.each([
    ['30 s after it was sent', null, 1_029_999, 1_030_000],
    ['30 s after its answer was lost', false, 1_034_999, 1_035_000],
    ['2 s after a refusal', true, 1_006_999, 1_007_000],
  ])('waits until %s', (_, isRefusal, before, after) => {
    const end = isRefusal === null ? null : { at: 1_005_000, isRefusal, message: '' }
    expect(mayBePlaced({ ...attempt, end }, { transactions: [], now: before })).toBe(true)
    expect(mayBePlaced({ ...attempt, end }, { transactions: [], now: after })).toBe(false)
  })
})

describe('transactionKey', () => {
  it('names a transaction by type, number and suffix', () => {
    expect(transactionKey({ type: 'Order ', number: 100_200, suffix: 1 })).toBe('order 100200-1')
  })
})
