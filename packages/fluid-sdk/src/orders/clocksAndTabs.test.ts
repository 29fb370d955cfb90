import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../storage/storage'
import type { FluidStorage } from '../storage/storage'
import { attemptsIn } from '../testing/attemptsIn'
import { openOrderBackEnd, orderOf } from '../testing/orderBackEnd'
import { commit, lost, ours, refused } from '../testing/pressConfirm'
import { createVirtualClock } from '../testing/virtualClock'

/** Creates a clock whose displayed time can be changed while it runs on. */
function createSettableClock() {
  const clock = createVirtualClock()
  let off = 0
  return {
    wait: clock.wait,
    now: () => clock.now() + off,
    set: (milliseconds: number) => void (off += milliseconds),
    /** The time really elapsed. */
    elapsed: clock.now,
  }
}

describe('an order that is looked for while the clock is set', () => {
  it.each([
    ['back', 'lost', lost, -3_600_000, 30],
    ['on', 'lost', lost, 3_600_000, 30],
    ['back', 'refused', refused, -3_600_000, 2],
    ['on', 'refused', refused, 3_600_000, 2],
  ])(
    '%s after it was %s is told as not placed neither earlier nor later',
    async (...[, , answer, by, seconds]) => {
      const { set, elapsed, ...clock } = createSettableClock()
      const began = elapsed()
      let looks = 0
      const { client } = await openOrderBackEnd(
        (world) => ({
          processComplete: answer,
          getCustomerTransactions: () => {
            looks += 1
            if (looks === 2) set(by)
            return { Order: world.transactions }
          },
        }),
        clock,
      )
      const outcome = await client.orders.place(orderOf(await client.cart.read()))
      expect(outcome.status).toBe('notPlaced')
      expect((elapsed() - began) / 1000).toBe(seconds)
    },
  )
})

describe('two orders alike that are looked for at the same moment', () => {
  it('are not both reported with the number of the one that was placed', async () => {
    const { client, world, storage } = await openOrderBackEnd(
      () => ({ processComplete: lost }),
      createVirtualClock(),
    )
    const seenCart = await client.cart.read()
    await client.orders.place(orderOf(seenCart))
    const { lines } = world
    await client.cart.reset()
    world.lines = lines
    await client.orders.place(orderOf(await client.cart.read()))
    world.transactions = [ours, ...world.transactions]

    const unseen = await client.orders.listUnseen()
    expect(unseen).toHaveLength(2)
    const reported = await Promise.all(unseen.map((order) => client.orders.lookAgain(order)))
    expect(reported.map((outcome) => outcome?.status ?? null)).toEqual(['confirmed', null])
    expect(
      attemptsIn(storage)
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['confirmed', 'lapsed'])
  })

  it('are distinguished when the one was placed while the history of the other was read', async () => {
    const clock = createVirtualClock()
    const first = await openOrderBackEnd(
      (world) => ({
        processComplete: () => {
          commit(world, null)
          return { quoteNumber: ours.transactionNumber }
        },
      }),
      clock,
    )
    expect((await first.client.orders.place(orderOf(await first.client.cart.read()))).status).toBe(
      'confirmed',
    )

    let isListed = false
    const second = await openOrderBackEnd(
      (world) => ({
        createCart: () => ({ cartSessionId: 'C-2' }),
        getCustomerTransactions: () => ({
          Order: isListed ? [ours, ...world.transactions] : world.transactions,
        }),
        processComplete: () => {
          isListed = true
          return lost()
        },
      }),
      { ...clock, storage: first.storage },
    )
    expect(await second.client.orders.place(orderOf(await second.client.cart.read()))).toMatchObject({
      status: 'notPlaced',
    })
  })
})

describe('a quote that was accepted before anybody looked', () => {
  const accepted = { ...ours, transactionType: 'Order' }

  it('is asked about, and reported with its number', async () => {
    const { client } = await openOrderBackEnd(
      (world) => ({
        processComplete: () => {
          commit(world, accepted)
          return lost()
        },
      }),
      createVirtualClock(),
    )
    const asked = await client.orders.place(orderOf(await client.cart.read(), { kind: 'Quote' }))
    if (asked.status !== 'similar') throw new Error(asked.status)
    const [mine = null] = asked.transactions
    const reported = await client.orders.identify({ id: asked.id, mine, shown: asked.transactions })
    expect(reported).toMatchObject({ status: 'confirmed', kind: 'Quote', number: '100234' })
  })

  it('is not asked about while its cart shows that it was not placed', async () => {
    const { client } = await openOrderBackEnd(
      (world) => ({
        processComplete: () => {
          world.transactions = [accepted, ...world.transactions]
          return lost()
        },
      }),
      createVirtualClock(),
    )
    const outcome = await client.orders.place(orderOf(await client.cart.read(), { kind: 'Quote' }))
    expect(outcome.status).toBe('notPlaced')
  })
})

describe('two tabs without locks', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('leave a cart to the tab that sends it though its customer signs out in the other and in again', async () => {
    vi.stubGlobal('navigator', {})
    const clock = createVirtualClock()
    const answer = Promise.withResolvers<unknown>()
    const first = await openOrderBackEnd(() => ({ processComplete: () => answer.promise }), clock)
    const seenCart = await first.client.cart.read()
    const second = await openOrderBackEnd(undefined, { ...clock, storage: first.storage })
    const order = first.client.orders.place(orderOf(seenCart))
    await clock.wait(1_000)
    second.client.session.signOut()
    const again = await openOrderBackEnd(undefined, { ...clock, storage: first.storage })
    expect(await again.client.orders.place(orderOf(seenCart))).toEqual({ status: 'inAnotherTab' })
    answer.resolve({ quoteNumber: 100_234 })
    expect(await order).toMatchObject({ status: 'confirmed' })
  })

  it('do not both send a cart when the lease between them is lost', async () => {
    vi.stubGlobal('navigator', {})
    const clock = createVirtualClock()
    const openTab = async (storage = createMemoryStorage()) => {
      const gate = Promise.withResolvers<undefined>()
      const tab = await openOrderBackEnd(
        (world) => ({
          getCustomerTransactions: async () => {
            await gate.promise
            return { Order: world.transactions }
          },
        }),
        { ...clock, storage },
      )
      return { ...tab, goOn: () => gate.resolve(undefined) }
    }
    const first = await openTab()
    const seenCart = await first.client.cart.read()
    const order = first.client.orders.place(orderOf(seenCart))
    await clock.wait(1_000)
    for (const name of namesIn(first.storage)) if (name.includes(':lease:')) first.storage.removeItem(name)

    const second = await openTab(first.storage)
    const other = second.client.orders.place(orderOf(seenCart))
    await clock.wait(1_000)
    first.goOn()
    expect(await order).toMatchObject({ status: 'confirmed' })
    second.goOn()
    expect(await other).toEqual({ status: 'inAnotherTab' })
    expect(second.sent('processComplete')).toEqual([])
  })
})

function namesIn(storage: FluidStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
}
