import { describe, expect, it } from 'vitest'
import { attemptsIn } from '../testing/attemptsIn'
import { openOrderBackEnd, orderOf, placedOrder } from '../testing/orderBackEnd'
import { createVirtualClock } from '../testing/virtualClock'

const lost = () => Promise.reject(new TypeError('fetch failed'))

/** An amount within 1 % of the order for pick up of the fixtures' cart. */
const ours = { ...placedOrder, transactionAmount: 564.21 }

/** Presses once; the request stays open until the test ends it. */
async function pressOpen() {
  const clock = createVirtualClock()
  const request = Promise.withResolvers<unknown>()
  const backEnd = await openOrderBackEnd(
    (world) => ({
      processComplete: () => {
        world.transactions = [ours, ...world.transactions]
        world.lines = []
        return request.promise
      },
    }),
    clock,
  )
  const order = backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
  return { ...backEnd, clock, request, order }
}

describe('an order that was found and seen while its request was open', () => {
  it.each([
    ['fails', (request: PromiseWithResolvers<unknown>) => request.reject(new TypeError('fetch failed'))],
    ['is answered', (request: PromiseWithResolvers<unknown>) => request.resolve({ quoteNumber: 100_234 })],
  ])('is not told again when the request %s at last', async (_, end) => {
    const { client, clock, storage, request, order } = await pressOpen()
    const outcome = await order
    if (outcome.status !== 'confirmed') throw new Error(outcome.status)
    client.orders.acknowledge(outcome)
    end(request)
    await clock.wait(1)
    expect(attemptsIn(storage)).toEqual([])
  })
})

describe('a cart that was ordered', () => {
  it('leaves no earlier attempt of it to be looked for', async () => {
    const clock = createVirtualClock()
    let presses = 0
    const { client, world } = await openOrderBackEnd((current) => {
      const place = () => {
        current.transactions = [ours, ...current.transactions]
        current.lines = []
        return { quoteNumber: 100_234 }
      }
      return {
        processComplete: () => {
          presses += 1
          return presses === 1 ? lost() : place()
        },
      }
    }, clock)
    const input = orderOf(await client.cart.read())
    expect((await client.orders.place(input)).status).toBe('notPlaced')
    const outcome = await client.orders.place(input)
    if (outcome.status !== 'confirmed') throw new Error(outcome.status)
    client.orders.acknowledge(outcome)

    // A colleague's, alike in every way, which the first attempt would take for its own.
    world.transactions = [{ ...ours, transactionNumber: 100_240 }, ...world.transactions]
    expect(await client.orders.listUnseen()).toEqual([])
  })

  it('is not found for an attempt of another cart that is looked for meanwhile', async () => {
    const clock = createVirtualClock()
    const first = await openOrderBackEnd(() => ({ processComplete: lost }), clock)
    const reported = first.client.orders.place(orderOf(await first.client.cart.read()))
    await clock.wait(7_000)

    const second = await openOrderBackEnd(
      () => ({
        createCart: () => ({ cartSessionId: 'C-2' }),
        processComplete: () => {
          first.world.transactions = [ours, ...first.world.transactions]
          return { quoteNumber: 100_234 }
        },
      }),
      { ...clock, storage: first.storage },
    )
    await second.client.cart.reset()
    const other = await second.client.orders.place(orderOf(await second.client.cart.read()))
    expect(other).toMatchObject({ status: 'confirmed', number: '100234' })
    expect((await reported).status).toBe('notPlaced')
  })
})

describe('an order that is asked about while its request is open', () => {
  it('is not called not placed by another tab', async () => {
    const clock = createVirtualClock()
    const answer = Promise.withResolvers<unknown>()
    const dearer = { ...ours, transactionNumber: 100_240, transactionAmount: 600 }
    const first = await openOrderBackEnd(
      (world) => ({
        processComplete: () => {
          world.transactions = [dearer, ...world.transactions]
          return answer.promise
        },
      }),
      clock,
    )
    const seenCart = await first.client.cart.read()
    const asked = await first.client.orders.place(orderOf(seenCart))
    if (asked.status !== 'similar') throw new Error(asked.status)

    const second = await openOrderBackEnd(undefined, { ...clock, storage: first.storage })
    const none = { id: asked.id, mine: null, shown: asked.transactions }
    expect(await second.client.orders.identify(none)).toEqual({ status: 'inAnotherTab' })
    expect(await second.client.orders.place(orderOf(seenCart))).toEqual({ status: 'inAnotherTab' })

    // The tab waiting for the answer accepts the customer's choice, and another press there asks no second time.
    const reported = first.client.orders.identify(none)
    const again = first.client.orders.place(orderOf(seenCart))
    await clock.wait(60_000)
    answer.resolve({ quoteNumber: 100_234 })
    expect(await reported).toMatchObject({ status: 'confirmed', number: '100234' })
    expect(await again).toMatchObject({ status: 'confirmed', number: '100234' })
    expect(first.sent('processComplete')).toHaveLength(1)
  })
})

describe('an attempt of somebody else', () => {
  it('is neither reported nor changed', async () => {
    const { client, storage } = await openOrderBackEnd()
    const outcome = await client.orders.place(orderOf(await client.cart.read()))
    if (outcome.status !== 'confirmed') throw new Error(outcome.status)

    const details = { id_cust: '5090', id_user: 'U90' }
    const other = await openOrderBackEnd(
      () => ({ getUserDetails: () => ({ ttGetUserDetails: [details] }) }),
      { storage },
    )
    expect(await other.client.orders.lookAgain(outcome)).toBeNull()
    const mine = { ...(await other.client.transactions.listOrders())[0], number: 7 } as never
    expect(await other.client.orders.identify({ id: outcome.id, mine, shown: [] })).toBeNull()
    expect(attemptsIn(storage)).toMatchObject([{ number: '100234' }])
  })
})
