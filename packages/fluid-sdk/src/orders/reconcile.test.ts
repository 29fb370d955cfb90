import { describe, expect, it } from 'vitest'
import { attemptsIn } from '../testing/attemptsIn'
import { openOrderBackEnd, orderOf } from '../testing/orderBackEnd'
import { commit, lost, ours, pressConfirm, refused } from '../testing/pressConfirm'
import { createVirtualClock } from '../testing/virtualClock'

describe('an order whose answer was lost', () => {
  it.each([
    ['a connection that breaks', lost],
    ['a status 500', () => new Response('', { status: 500 })],
    ['a page in place of JSON', () => new Response('<html><body>Busy</body></html>')],
    ['an answer without a number', () => ({ quoteNumber: null })],
    ['an answer with the number 0', () => ({ quoteNumber: 0 })],
  ])('is found among the transactions after %s', async (_, answer) => {
    const { outcome, sent, storage } = await pressConfirm((world) => ({
      processComplete: () => {
        commit(world, ours)
        return answer()
      },
    }))
    expect(outcome).toMatchObject({ status: 'confirmed', kind: 'Order', number: '100234' })
    expect(sent('processComplete')).toHaveLength(1)
    expect(attemptsIn(storage)).toMatchObject([{ state: 'confirmed', number: '100234' }])
  })

  it('is called not placed when nothing appeared in 30 s and the cart is as it was [check-63]', async () => {
    const { outcome, sent, storage, seconds, phases } = await pressConfirm(() => ({ processComplete: lost }))
    expect(outcome).toMatchObject({ status: 'notPlaced', refusal: null })
    expect(seconds).toBe(30)
    expect(phases).toEqual(['checkingCart', 'sending', 'lookingForIt'])
    expect(sent('processComplete')).toHaveLength(1)
    expect(attemptsIn(storage)).toMatchObject([{ state: 'lapsed' }])
  })

  it('takes the charge out of the cart only when it was not placed [check-77]', async () => {
    const placedAfterwards = await pressConfirm(
      (world) => ({
        processComplete: lost,
        getCustomerTransactions: () => ({ Order: world.transactions }),
      }),
      { isDelivery: true },
    )
    expect(placedAfterwards.outcome.status).toBe('notPlaced')
    expect(placedAfterwards.world.lines.map(({ productID }) => productID)).not.toContain('DEL20')

    const unknown = await pressConfirm(
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
    const { outcome, seconds } = await pressConfirm((world) => {
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

  it('stays unresolved when the cart is closed and the history shows nothing [check-63, check-65]', async () => {
    const { outcome, storage, client, seenCart, sent } = await pressConfirm((world) => ({
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
    const { outcome, client, storage } = await pressConfirm((world) => ({
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
    const { outcome, seconds } = await pressConfirm(() => ({
      processComplete: () => ({ hasErrors: true, errorTable: [{ msg: 'session has expired' }] }),
    }))
    expect(outcome).toMatchObject({ status: 'unresolved', reason: 'unreadable' })
    expect(seconds).toBe(0)
  })
})

describe('an order that was refused', () => {
  it('is called not placed upon two looks 2 s apart, with the word of the merchant [check-63]', async () => {
    const { outcome, seconds, storage } = await pressConfirm(() => ({ processComplete: refused }))
    expect(outcome).toMatchObject({ status: 'notPlaced', refusal: 'Too soon' })
    expect(seconds).toBe(2)
    expect(attemptsIn(storage)).toEqual([])
  })

  it.each([
    'No data for product PINE9045',
    'No matching records',
    'No price book extract has been set up for you',
  ])('is refused by words that mean something elsewhere, too: %s [check-63]', async (msg) => {
    const { outcome, seconds } = await pressConfirm(() => ({
      processComplete: () => ({ hasErrors: true, errorTable: [{ field: '', msg }] }),
    }))
    expect(outcome).toMatchObject({ status: 'notPlaced', refusal: msg })
    expect(seconds).toBe(2)
  })

  it('can be pressed again', async () => {
    const { client, sent, seenCart } = await pressConfirm((world) => {
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
    const { outcome } = await pressConfirm((world) => ({
      processComplete: () => {
        commit(world, ours)
        return { hasErrors: true, errorTable: [{ field: '', msg: 'Cart session is closed' }] }
      },
    }))
    expect(outcome).toMatchObject({ status: 'confirmed', number: '100234' })
  })

  it('says nothing of its own where the merchant gave no reason', async () => {
    const { outcome } = await pressConfirm(() => ({ processComplete: () => ({ hasErrors: 'yes' }) }))
    expect(outcome).toMatchObject({ status: 'notPlaced', refusal: '' })
  })
})

describe('an order without an answer', () => {
  it('is waited for with a word after 20 s, and found beside its open request [check-64]', async () => {
    const { outcome, phases, seconds } = await pressConfirm((world) => {
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

  it('is never called not placed while the request is open [check-64]', async () => {
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

  it('is confirmed by an answer after the timeout', async () => {
    const clock = createVirtualClock()
    const answer = Promise.withResolvers<unknown>()
    const backEnd = await openOrderBackEnd(() => ({ processComplete: () => answer.promise }), clock)
    const order = backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    await clock.wait(120_000)
    answer.resolve({ quoteNumber: '100234' })
    expect(await order).toMatchObject({ status: 'confirmed', number: '100234' })
  })
})
