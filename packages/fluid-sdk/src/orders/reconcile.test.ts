import { describe, expect, it } from 'vitest'
import type { WireTransactionSummary } from '../wire/transactions'
import { attemptsIn } from '../testing/attemptsIn'
import { deliveryOf, openOrderBackEnd, orderOf, placedOrder } from '../testing/orderBackEnd'
import type { OrderWorld } from '../testing/orderBackEnd'
import type { Script } from '../testing/scriptedFetch'
import { createVirtualClock } from '../testing/virtualClock'

const lost = () => Promise.reject(new TypeError('fetch failed'))
const refused = () => ({ hasErrors: true, errorTable: [{ field: 'dateRequired', msg: 'Too soon' }] })

/** What placing the order does to the world, whatever is answered. */
function commit(world: OrderWorld, order: WireTransactionSummary | null = placedOrder) {
  if (order) world.transactions = [order, ...world.transactions]
  world.lines = []
}

/** An amount within 1 % of the order for pick up of the fixtures' cart. */
const ours = { ...placedOrder, transactionAmount: 564.21 }

/** Presses Confirm Order against a back end that does as the script says, and tells how it went and how long it took. */
async function press(script: (world: OrderWorld) => Script, { isDelivery = false } = {}) {
  const clock = createVirtualClock()
  const began = clock.now()
  const backEnd = await openOrderBackEnd(script, clock)
  const seenCart = await backEnd.client.cart.read()
  const phases: string[] = []
  const outcome = await backEnd.client.orders.place((isDelivery ? deliveryOf : orderOf)(seenCart), {
    onPhase: (phase) => phases.push(phase),
  })
  return { ...backEnd, clock, seenCart, outcome, phases, seconds: (clock.now() - began) / 1000 }
}

describe('an order whose answer was lost', () => {
  it.each([
    ['a connection that breaks', lost],
    ['a status 500', () => new Response('', { status: 500 })],
    ['a page in place of JSON', () => new Response('<html><body>Busy</body></html>')],
    ['an answer without a number', () => ({ quoteNumber: null })],
    ['an answer with the number 0', () => ({ quoteNumber: 0 })],
  ])('is found among the transactions after %s', async (_, answer) => {
    const { outcome, sent, storage } = await press((world) => ({
      processComplete: () => {
        commit(world, ours)
        return answer()
      },
    }))
    expect(outcome).toMatchObject({ status: 'confirmed', kind: 'Order', number: '100234' })
    expect(sent('processComplete')).toHaveLength(1)
    expect(attemptsIn(storage)).toMatchObject([{ state: 'confirmed', number: '100234' }])
  })

  it('is called not placed when nothing appeared in 30 s and the cart is as it was', async () => {
    const { outcome, sent, storage, seconds, phases } = await press(() => ({ processComplete: lost }))
    expect(outcome).toMatchObject({ status: 'notPlaced', refusal: null })
    expect(seconds).toBe(30)
    expect(phases).toEqual(['checkingCart', 'sending', 'lookingForIt'])
    expect(sent('processComplete')).toHaveLength(1)
    expect(attemptsIn(storage)).toMatchObject([{ state: 'lapsed' }])
  })

  it('takes the charge out of the cart only when it was not placed', async () => {
    const placedLate = await press(
      (world) => ({
        processComplete: lost,
        getCustomerTransactions: () => ({ Order: world.transactions }),
      }),
      { isDelivery: true },
    )
    expect(placedLate.outcome.status).toBe('notPlaced')
    expect(placedLate.world.lines.map(({ productID }) => productID)).not.toContain('DEL20')

    const unknown = await press(
      (world) => ({
        processComplete: () => {
          world.transactions = [{ ...ours, transactionAmount: 1 }, ...world.transactions]
          return lost()
        },
      }),
      { isDelivery: true },
    )
    expect(unknown.outcome.status).toBe('similar')
    expect(unknown.world.lines.map(({ productID }) => productID)).toContain('DEL20')
  })

  it('is found as soon as the history shows it', async () => {
    const { outcome, seconds } = await press((world) => {
      let isCommitted = false
      let looks = 0
      return {
        processComplete: () => {
          isCommitted = true
          world.lines = []
          return lost()
        },
        getCustomerTransactions: () => {
          looks += isCommitted ? 1 : 0
          return { Order: looks > 3 ? [ours, ...world.transactions] : world.transactions }
        },
      }
    })
    expect(outcome).toMatchObject({ status: 'confirmed', number: '100234' })
    expect(seconds).toBe(10)
  })

  it('stays unresolved when the cart is closed and the history shows nothing', async () => {
    const { outcome, storage, client, seenCart, sent } = await press((world) => ({
      processComplete: () => {
        commit(world, null)
        return lost()
      },
    }))
    expect(outcome).toMatchObject({ status: 'unresolved', reason: 'cartClosed' })
    expect(attemptsIn(storage)).toMatchObject([{ state: 'committing' }])

    // A second press of the same cart looks, and sends nothing.
    expect((await client.orders.place(orderOf(seenCart))).status).toBe('unresolved')
    expect(sent('processComplete')).toHaveLength(1)
  })

  it('stays unresolved while nothing can be read', async () => {
    const down = { isDown: false }
    const { outcome, client, storage } = await press((world) => ({
      processComplete: () => {
        down.isDown = true
        return lost()
      },
      getCustomerTransactions: () => (down.isDown ? lost() : { Order: world.transactions }),
    }))
    expect(outcome).toMatchObject({ status: 'unresolved', reason: 'unreadable' })

    down.isDown = false
    const [attempt] = attemptsIn(storage)
    const later = await client.orders.lookAgain({ id: attempt?.id ?? '' })
    expect(later).toMatchObject({ status: 'notPlaced' })
  })

  it('ends its looking when the session ends, and goes on after signing in', async () => {
    const { outcome, seconds } = await press(() => ({
      processComplete: () => ({ hasErrors: true, errorTable: [{ msg: 'session has expired' }] }),
    }))
    expect(outcome).toMatchObject({ status: 'unresolved', reason: 'unreadable' })
    expect(seconds).toBe(0)
  })
})

describe('an order that was refused', () => {
  it('is called not placed upon two looks 2 s apart, with the word of the merchant', async () => {
    const { outcome, seconds, storage } = await press(() => ({ processComplete: refused }))
    expect(outcome).toMatchObject({ status: 'notPlaced', refusal: 'Too soon' })
    expect(seconds).toBe(2)
    expect(attemptsIn(storage)).toEqual([])
  })

  it('can be pressed again', async () => {
    const { client, sent, seenCart } = await press((world) => {
      let isFirst = true
      return {
        processComplete: () => {
          if (isFirst) {
            isFirst = false
            return refused()
          }
          commit(world)
          return { quoteNumber: 100_234 }
        },
      }
    })
    expect((await client.orders.place(orderOf(seenCart))).status).toBe('confirmed')
    expect(sent('processComplete')).toHaveLength(2)
  })

  it('is found when a repeat of it was what the merchant refused', async () => {
    const { outcome } = await press((world) => ({
      processComplete: () => {
        commit(world, ours)
        return { hasErrors: true, errorTable: [{ field: '', msg: 'Cart session is closed' }] }
      },
    }))
    expect(outcome).toMatchObject({ status: 'confirmed', number: '100234' })
  })

  it('says nothing of its own where the merchant gave no reason', async () => {
    const { outcome } = await press(() => ({ processComplete: () => ({ hasErrors: 'yes' }) }))
    expect(outcome).toMatchObject({ status: 'notPlaced', refusal: '' })
  })
})

describe('an order without an answer', () => {
  it('is waited for with a word after 20 s, and found beside its open request', async () => {
    const { outcome, phases, seconds } = await press((world) => {
      const until: { time: number | null } = { time: null }
      return {
        processComplete: () => {
          until.time = 0
          commit(world, null)
          return new Promise(() => undefined)
        },
        getCustomerTransactions: () => {
          if (until.time !== null) until.time += 1
          return { Order: (until.time ?? 0) > 2 ? [ours, ...world.transactions] : world.transactions }
        },
      }
    })
    expect(phases).toEqual(['checkingCart', 'sending', 'stillWaiting'])
    expect(outcome).toMatchObject({ status: 'confirmed', number: '100234' })
    expect(seconds).toBe(35)
  })

  it('is never called not placed while the request is open', async () => {
    const clock = createVirtualClock()
    const answer = Promise.withResolvers<unknown>()
    const backEnd = await openOrderBackEnd(() => ({ processComplete: () => answer.promise }), clock)
    const order = backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    await clock.wait(600_000)
    answer.reject(new TypeError('fetch failed'))
    const before = clock.now()
    expect((await order).status).toBe('notPlaced')
    expect(clock.now() - before).toBe(30_000)
  })

  it('is confirmed by a late answer', async () => {
    const clock = createVirtualClock()
    const answer = Promise.withResolvers<unknown>()
    const backEnd = await openOrderBackEnd(() => ({ processComplete: () => answer.promise }), clock)
    const order = backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    await clock.wait(120_000)
    answer.resolve({ quoteNumber: '100234' })
    expect(await order).toMatchObject({ status: 'confirmed', number: '100234' })
  })
})

describe('an order that only looks like theirs', () => {
  const dearer = { ...ours, transactionAmount: 600 }

  /** An answer that was lost, and a new order of the same reference and job for another amount. */
  const meet = () =>
    press((world) => ({
      processComplete: () => {
        world.transactions = [dearer, ...world.transactions]
        return lost()
      },
    }))

  it('is asked about, and nothing is called not placed while it stands', async () => {
    const { outcome } = await meet()
    expect(outcome).toMatchObject({ status: 'similar', transactions: [{ number: 100_234 }] })
  })

  it('is confirmed by the customer’s word', async () => {
    const { outcome, client, storage } = await meet()
    if (outcome.status !== 'similar') throw new Error(outcome.status)
    const [mine = null] = outcome.transactions
    const said = await client.orders.identify({ id: outcome.id, mine, shown: outcome.transactions })
    expect(said).toMatchObject({ status: 'confirmed', number: '100234' })
    expect(attemptsIn(storage)).toMatchObject([{ state: 'confirmed' }])
  })

  it('is looked past when the customer says that it is not', async () => {
    const { outcome, client } = await meet()
    if (outcome.status !== 'similar') throw new Error(outcome.status)
    const said = await client.orders.identify({ id: outcome.id, mine: null, shown: outcome.transactions })
    expect(said).toMatchObject({ status: 'notPlaced' })
  })

  it('is one of several when more than one fits', async () => {
    const { outcome } = await press((world) => ({
      processComplete: () => {
        commit(world, ours)
        commit(world, { ...ours, transactionNumber: 100_235 })
        return lost()
      },
    }))
    expect(outcome).toMatchObject({ status: 'several', transactions: [{}, {}] })
  })
})

describe('an order that was told as not placed', () => {
  /** Loses an answer, is told 'not placed' 30 s later, and then the order appears after all. */
  async function lapse() {
    const told = await press(() => ({ processComplete: lost }))
    expect(told.outcome.status).toBe('notPlaced')
    told.world.transactions = [ours, ...told.world.transactions]
    return told
  }

  it('is found at the next start, and told until its number was seen', async () => {
    const { client, storage, clock } = await lapse()
    const later = await openOrderBackEnd(() => ({ getCustomerTransactions: () => ({ Order: [ours] }) }), {
      storage,
      ...clock,
    })
    const [untold] = await later.client.orders.listUntold()
    expect(untold).toMatchObject({ orderReference: 'PO-7781', isLapsed: true })
    const id = untold?.id ?? ''
    expect(await later.client.orders.lookAgain({ id })).toMatchObject({
      status: 'confirmed',
      number: '100234',
    })
    expect(await later.client.orders.lookAgain({ id })).toMatchObject({
      status: 'confirmed',
      number: '100234',
    })
    later.client.orders.acknowledge({ id })
    expect(await later.client.orders.listUntold()).toEqual([])
    expect(await client.orders.lookAgain({ id })).toBeNull()
  })

  it('is found before the same cart is sent again', async () => {
    const { client, seenCart, sent } = await lapse()
    expect(await client.orders.place(orderOf(seenCart))).toMatchObject({
      status: 'confirmed',
      number: '100234',
    })
    expect(sent('processComplete')).toHaveLength(1)
  })

  it('stops the next order of another cart, once', async () => {
    const { client, world, sent, calls } = await lapse()
    world.lines = []
    await client.cart.reset()
    await client.cart.addProduct({ productId: 'NAIL90', unit: 'box', quantity: 1 })
    const seenCart = await client.cart.read()
    expect(await client.orders.place(orderOf(seenCart))).toMatchObject({
      status: 'foundEarlier',
      number: '100234',
    })
    expect(sent('processComplete')).toHaveLength(1)
    const before = calls.length
    await client.orders.place(orderOf(seenCart))
    expect(calls.slice(before).map(({ operation }) => operation)).toContain('processComplete')
  })

  it('says nothing when it does not appear', async () => {
    const { client, storage } = await press(() => ({ processComplete: lost }))
    const [attempt] = attemptsIn(storage)
    expect(await client.orders.lookAgain({ id: attempt?.id ?? '' })).toBeNull()
    expect(attemptsIn(storage)).toHaveLength(1)
  })
})
