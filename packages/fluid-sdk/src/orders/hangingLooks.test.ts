import { describe, expect, it } from 'vitest'
import { deliveryOf, openOrderBackEnd, orderOf, placedOrder } from '../testing/orderBackEnd'
import type { OrderWorld } from '../testing/orderBackEnd'
import type { Script } from '../testing/scriptedFetch'
import { createVirtualClock } from '../testing/virtualClock'

const lost = () => Promise.reject(new TypeError('fetch failed'))
const never = () => new Promise<never>(() => undefined)

/** Opens a back end whose script may depend on whether the order was sent. */
async function openBackEnd(script: (state: { isSent: boolean; world: OrderWorld }) => Script) {
  const clock = createVirtualClock()
  const state = { isSent: false }
  const backEnd = await openOrderBackEnd((world) => {
    const { processComplete = lost, ...others } = script(Object.assign(state, { world }))
    return {
      ...others,
      processComplete: (payload) => {
        state.isSent = true
        return processComplete(payload)
      },
    }
  }, clock)
  return { ...backEnd, state, clock, seenCart: await backEnd.client.cart.read() }
}

describe('an order that is looked for by a call that hangs', () => {
  it('is confirmed by its own answer', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { client, clock, seenCart } = await openBackEnd((state) => ({
      processComplete: () => answer.promise,
      getCustomerTransactions: () => (state.isSent ? never() : { Order: [] }),
    }))
    const order = client.orders.place(orderOf(seenCart))
    await clock.wait(30_000)
    answer.resolve({ quoteNumber: 100_234 })
    expect(await order).toMatchObject({ status: 'confirmed', number: '100234' })
  })

  it('is looked for again beside its open request', async () => {
    let looks = 0
    const { client, seenCart } = await openBackEnd((state) => ({
      processComplete: never,
      getCustomerTransactions: () => {
        if (!state.isSent) return { Order: [] }
        looks += 1
        return looks === 1 ? never() : { Order: [{ ...placedOrder, transactionAmount: 564.21 }] }
      },
    }))
    expect(await client.orders.place(orderOf(seenCart))).toMatchObject({ status: 'confirmed' })
  })

  it('stays unresolved, and can be looked for again', async () => {
    const { client, clock, seenCart, state } = await openBackEnd((current) => ({
      getCustomerTransactions: () => (current.isSent ? never() : { Order: [] }),
    }))
    const before = clock.now()
    const outcome = await client.orders.place(orderOf(seenCart))
    expect(outcome).toMatchObject({ status: 'unresolved', reason: 'unreadable' })
    expect(clock.now() - before).toBe(60_000)
    state.isSent = false
    const [unseen] = await client.orders.listUnseen()
    expect(await client.orders.lookAgain({ id: unseen?.id ?? '' })).toMatchObject({ status: 'notPlaced' })
  })

  it('is reported as not placed though its charge cannot be taken out', async () => {
    const { client, seenCart, world } = await openBackEnd(() => ({ deleteCartProduct: never }))
    expect(await client.orders.place(deliveryOf(seenCart))).toMatchObject({ status: 'notPlaced' })
    expect(world.lines.map(({ productID }) => productID)).toContain('DEL20')
  })
})
