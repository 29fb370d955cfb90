import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FluidStorage } from '../storage'
import { deliveryOf, openOrderBackEnd, orderOf, placedOrder } from '../testing/orderBackEnd'
import type { OrderAttempt } from './orderAttempt'

const startedAt = 1_774_000_000_000

/** The attempts that a storage holds. */
function attemptsIn(storage: FluidStorage): OrderAttempt[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => /:(attempt|placed):/.test(key))
    .map((key) => JSON.parse(storage.getItem(key) ?? '') as OrderAttempt)
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('sending an order', () => {
  it('keeps all that finding it again needs, before it is sent', async () => {
    const seen: OrderAttempt[][] = []
    const backEnd = await openOrderBackEnd(
      () => ({
        processComplete: () => {
          seen.push(attemptsIn(backEnd.storage))
          return { quoteNumber: 100_234 }
        },
      }),
      { now: () => startedAt },
    )
    await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(seen).toEqual([
      [
        {
          state: 'committing',
          cartId: 'C-9001',
          customer: { customerId: '4021', userId: 'U77', username: 'builder' },
          kind: 'Order',
          orderReference: 'PO-7781',
          jobName: 'Stage 2',
          // 12 × 38.50 + 14.4 × 7.0978 + 50.05, in whole cents.
          amount: 6_142_600,
          charge: { lineId: 3, productId: 'DEL20' },
          knownTransactions: ['order 100200-0'],
          startedAt,
          end: null,
          number: null,
        },
      ],
    ])
  })

  it('records a confirmed order before it tells', async () => {
    const backEnd = await openOrderBackEnd()
    const input = orderOf(await backEnd.client.cart.read())
    const recorded = await backEnd.client.orders.place(input).then(() => attemptsIn(backEnd.storage))
    expect(recorded).toMatchObject([{ state: 'confirmed', number: '100234', cartId: 'C-9001' }])
  })

  it('gives the customer a new cart afterwards, after a reload too', async () => {
    const backEnd = await openOrderBackEnd()
    await backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    expect(await backEnd.client.cart.read()).toEqual({ id: 'C-9002', lines: [], isReplacement: false })
  })

  it('sends no credentials, unless the merchant wants them', async () => {
    const credentialsOf = async (orderCredentials?: RequestCredentials) => {
      const { client, calls } = await openOrderBackEnd(undefined, orderCredentials && { orderCredentials })
      await client.orders.place(orderOf(await client.cart.read()))
      return calls.find(({ operation }) => operation === 'processComplete')?.request.credentials
    }
    expect(await credentialsOf()).toBe('omit')
    expect(await credentialsOf('include')).toBe('include')
  })

  it.each([
    [
      'a refusal',
      () => ({ hasErrors: true, errorTable: [{ field: 'dateRequired', msg: 'Too soon' }] }),
      true,
    ],
    ['a refusal without rows', () => ({ hasErrors: 'yes' }), true],
    ['a status 500', () => new Response('', { status: 500 }), false],
    ['a page in place of JSON', () => new Response('<html><body>Busy</body></html>'), false],
    ['a connection that breaks', () => Promise.reject(new TypeError('fetch failed')), false],
    ['an answer without a number', () => ({ quoteNumber: null }), false],
    ['an answer with the number 0', () => ({ quoteNumber: 0 }), false],
    [
      'a session that has expired',
      () => ({ hasErrors: true, errorTable: [{ msg: 'session has expired' }] }),
      false,
    ],
  ])('leaves it unconfirmed after %s, sent once', async (_, processComplete, isRefusal) => {
    const backEnd = await openOrderBackEnd(() => ({ processComplete }), { now: () => startedAt })
    const outcome = await backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    expect(outcome.status).toBe('unconfirmed')
    expect(backEnd.sent('processComplete')).toHaveLength(1)
    const [attempt, ...others] = attemptsIn(backEnd.storage)
    expect(others).toEqual([])
    expect(attempt).toMatchObject({ state: 'committing', end: { at: startedAt, isRefusal }, number: null })
  })

  it('confirms an order whose session ends while it is answered', async () => {
    const backEnd = await openOrderBackEnd(() => ({
      processComplete: () => {
        backEnd.client.session.signOut()
        return { quoteNumber: 100_234 }
      },
    }))
    const outcome = await backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    expect(outcome).toEqual({ status: 'confirmed', kind: 'Order', number: '100234' })
  })

  it('leaves the delivery charge in the cart while the outcome is unknown', async () => {
    const backEnd = await openOrderBackEnd(() => ({
      processComplete: () => new Response('', { status: 504 }),
    }))
    await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(backEnd.world.lines.map(({ productID }) => productID)).toContain('DEL20')
  })
})

describe('an order without an answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('is waited for with a word after 20 s, and never sent again', async () => {
    const answer = Promise.withResolvers<unknown>()
    const backEnd = await openOrderBackEnd(() => ({ processComplete: () => answer.promise }))
    const phases: string[] = []
    const told = vi.fn()
    const order = backEnd.client.orders
      .place(orderOf(await backEnd.client.cart.read()), { onPhase: (phase) => phases.push(phase) })
      .finally(told)
    while (backEnd.sent('processComplete').length === 0) await settled()

    await vi.advanceTimersByTimeAsync(19_999)
    expect(phases.at(-1)).toBe('sending')
    await vi.advanceTimersByTimeAsync(1)
    expect(phases.at(-1)).toBe('stillWaiting')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(told).not.toHaveBeenCalled()
    expect(attemptsIn(backEnd.storage)).toMatchObject([{ state: 'committing', end: null }])

    answer.reject(new TypeError('fetch failed'))
    expect((await order).status).toBe('unconfirmed')
    expect(backEnd.sent('processComplete')).toHaveLength(1)
  })

  it('is confirmed by a late answer', async () => {
    const answer = Promise.withResolvers<unknown>()
    const backEnd = await openOrderBackEnd(() => ({ processComplete: () => answer.promise }))
    const order = backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    while (backEnd.sent('processComplete').length === 0) await settled()
    await vi.advanceTimersByTimeAsync(120_000)
    answer.resolve({ quoteNumber: '100234' })
    expect(await order).toMatchObject({ status: 'confirmed', number: '100234' })
  })
})

describe('a press after an order without an answer', () => {
  /** Loses an order's answer and comes back later, perhaps after a reload. */
  async function pressAgain({ after, isPlaced }: { after: number; isPlaced: boolean }) {
    const first = await openOrderBackEnd(
      () => ({ processComplete: () => new Response('', { status: 504 }) }),
      {
        now: () => startedAt,
      },
    )
    const seenCart = await first.client.cart.read()
    await first.client.orders.place(orderOf(seenCart))
    const later = await openOrderBackEnd(undefined, { storage: first.storage, now: () => startedAt + after })
    if (isPlaced) later.world.transactions = [placedOrder, ...later.world.transactions]
    const outcome = await later.client.orders.place(orderOf(seenCart))
    return { outcome, posts: later.sent('processComplete').length, operations: later.calls }
  }

  it('sends nothing while the order may still come', async () => {
    const { outcome, posts } = await pressAgain({ after: 29_000, isPlaced: false })
    expect([outcome.status, posts]).toEqual(['unconfirmed', 0])
  })

  it('sends nothing when a new transaction looks like it, and leaves the cart alone', async () => {
    const { outcome, posts, operations } = await pressAgain({ after: 3_600_000, isPlaced: true })
    expect([outcome.status, posts]).toEqual(['unconfirmed', 0])
    expect(operations.at(-1)?.operation).toBe('getCustomerTransactions')
  })

  it('sends the order when there is none and the cart is as it was', async () => {
    const { outcome, posts } = await pressAgain({ after: 31_000, isPlaced: false })
    expect([outcome.status, posts]).toEqual(['confirmed', 1])
  })
})
