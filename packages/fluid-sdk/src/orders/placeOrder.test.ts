import { describe, expect, it, vi } from 'vitest'
import { isFluidError } from '../errors'
import { emptyCart } from '../testing/emptyCart'
import { createFixtureClient } from '../testing/fixtureClient'
import { openOrderBackEnd, orderOf } from '../testing/orderBackEnd'
import type { OrderBackEnd, OrderWorld } from '../testing/orderBackEnd'
import { createVirtualClock } from '../testing/virtualClock'
import { readWireFixture } from '../testing/wireFixture'

const answers = ({ lines, transactions }: OrderWorld) => ({
  getCartContents: { cartSessionId: 'C-9001', CartContents: lines },
  getListDespatchMethod: readWireFixture('getListDespatchMethod').answer,
  getCustomerDetails: readWireFixture('getCustomerDetails').answer,
  getCustomerTransactions: { Order: transactions },
})

/** The names of the calls since the cart was seen. */
const callsOf = ({ calls }: OrderBackEnd) => calls.map(({ operation }) => operation)

describe('placing an order', () => {
  it('confirms it with its number, and reports each phase', async () => {
    const backEnd = await openOrderBackEnd()
    const phases: string[] = []
    const outcome = await backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()), {
      onPhase: (phase) => phases.push(phase),
    })
    expect(outcome).toMatchObject({ status: 'confirmed', kind: 'Order', number: '100234' })
    expect(phases).toEqual(['checkingCart', 'sending'])
    expect(backEnd.sent('processComplete')).toHaveLength(1)
  })

  it('reads the cart and the transactions before it sends', async () => {
    const backEnd = await openOrderBackEnd()
    await backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    const names = callsOf(backEnd)
    expect(names.at(-1)).toBe('processComplete')
    expect(names.at(-2)).toBe('getCustomerTransactions')
    expect(names.lastIndexOf('getCartContents')).toBeGreaterThan(names.indexOf('getCartContents'))
  })

  it('waits for what the cart has not sent yet', async () => {
    const backEnd = await openOrderBackEnd()
    const seenCart = await backEnd.client.cart.read()
    const settleCart = () => {
      backEnd.world.lines = []
      return Promise.resolve()
    }
    const outcome = await backEnd.client.orders.place(orderOf(seenCart), { settleCart })
    expect(outcome.status).toBe('cartChanged')
  })

  it('stops when this page changed the cart behind its reading of it [check-107]', async () => {
    let whileReading = () => Promise.resolve<unknown>(null)
    const backEnd = await openOrderBackEnd(({ transactions }) => ({
      async getCustomerTransactions() {
        await whileReading()
        return { Order: transactions }
      },
    }))
    const { cart, orders } = backEnd.client
    const seenCart = await cart.read()
    whileReading = () => {
      whileReading = () => Promise.resolve(null)
      return cart.addProduct({ productId: 'NAIL90', unit: 'box', quantity: 1 })
    }
    const outcome = await orders.place(orderOf(seenCart))
    expect(outcome).toMatchObject({ status: 'cartChanged', cart: { lines: { length: 3 } } })
    expect(backEnd.sent('processComplete')).toEqual([])
  })

  it('stops when somebody else changed the cart while a read was repeated [check-107]', async () => {
    const clock = createVirtualClock()
    let failures = 1
    const backEnd = await openOrderBackEnd(
      (world) => ({
        getCustomerTransactions() {
          if (failures === 0) return { Order: world.transactions }
          failures -= 1
          world.lines = world.lines.slice(1)
          return new Response('', { status: 503 })
        },
      }),
      clock,
    )
    const seenCart = await backEnd.client.cart.read()
    const outcome = await backEnd.client.orders.place(orderOf(seenCart))
    expect(outcome).toMatchObject({ status: 'cartChanged', cart: { lines: { length: 1 } } })
    expect(backEnd.sent('processComplete')).toEqual([])
  })

  it('sends one order for two presses [check-47]', async () => {
    const backEnd = await openOrderBackEnd()
    const input = orderOf(await backEnd.client.cart.read())
    const outcomes = await Promise.all([
      backEnd.client.orders.place(input),
      backEnd.client.orders.place({ ...input, kind: 'Quote' }),
    ])
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['confirmed', 'confirmed'])
    expect(backEnd.sent('processComplete')).toHaveLength(1)
  })

  it('sends nothing for a press that comes after the order was confirmed', async () => {
    const backEnd = await openOrderBackEnd()
    const input = orderOf(await backEnd.client.cart.read())
    await backEnd.client.orders.place(input)
    expect((await backEnd.client.orders.place(input)).status).toBe('cartChanged')
    expect(backEnd.sent('processComplete')).toHaveLength(1)
  })

  it('sends nothing while another tab sends the same cart [check-71]', async () => {
    const answer = Promise.withResolvers<unknown>()
    const first = await openOrderBackEnd(() => ({ processComplete: () => answer.promise }))
    const seenCart = await first.client.cart.read()
    const order = first.client.orders.place(orderOf(seenCart))
    await vi.waitFor(() => expect(first.sent('processComplete')).toHaveLength(1))

    const second = await openOrderBackEnd(undefined, { storage: first.storage })
    expect(await second.client.orders.place(orderOf(seenCart))).toEqual({ status: 'inAnotherTab' })
    expect(second.sent('processComplete')).toEqual([])
    answer.resolve({ quoteNumber: 7 })
    expect((await order).status).toBe('confirmed')
  })

  it('sends nothing when the cart is not the one that was seen, and shows it', async () => {
    const backEnd = await openOrderBackEnd()
    const seenCart = await backEnd.client.cart.read()
    backEnd.world.lines = backEnd.world.lines.map((line) => ({ ...line, prodQty: line.prodQty + 1 }))
    const outcome = await backEnd.client.orders.place(orderOf(seenCart))
    expect(outcome).toEqual({ status: 'cartChanged', cart: await backEnd.client.cart.read() })
    expect(backEnd.sent('processComplete')).toEqual([])
  })

  it.each([
    ['the cart cannot be read', { getCartContents: () => new Response('', { status: 502 }) }],
    ['the transactions cannot be read', { getCustomerTransactions: () => new Response('<html>') }],
    ['the despatch method is gone', { getListDespatchMethod: () => ({ DespatchMethodList: [] }) }],
    ['the cart is empty', { getCartContents: () => ({ CartContents: [] }) }],
  ])('sends nothing when %s', async (_, faults) => {
    const backEnd = await openOrderBackEnd()
    const seenCart = await backEnd.client.cart.read()
    const later = await openOrderBackEnd(() => faults, { storage: backEnd.storage, ...createVirtualClock() })
    const lines = 'getCartContents' in faults ? [] : seenCart.lines
    const outcome = await later.client.orders.place(orderOf({ ...seenCart, lines }))
    expect(outcome.status).toBe('notSent')
    expect(outcome.status === 'notSent' && isFluidError(outcome.error)).toBe(true)
    expect(later.sent('processComplete')).toEqual([])
  })

  it.each([
    'getCartContents',
    'getListDespatchMethod',
    'getCustomerDetails',
    'getCustomerTransactions',
  ] as const)(
    'asks for %s again after 1, 2 and 4 s before it sends, and for nothing more often than needed [check-123]',
    async (operation) => {
      const clock = createVirtualClock()
      const asked: number[] = []
      const began = clock.now()
      const backEnd = await openOrderBackEnd(() => ({}), clock)
      const seenCart = await backEnd.client.cart.read()
      const later = await openOrderBackEnd(
        (world) => ({
          [operation]: () => {
            asked.push((clock.now() - began) / 1000)
            if (asked.length < 4) return new Response('', { status: 503 })
            return answers(world)[operation]
          },
        }),
        { storage: backEnd.storage, ...clock },
      )
      expect((await later.client.orders.place(orderOf(seenCart))).status).toBe('confirmed')
      // The cart is read once more after a pause: it may have changed meanwhile.
      expect(asked).toEqual(operation === 'getCartContents' ? [0, 1, 3, 7, 7] : [0, 1, 3, 7])
      expect(later.sent('processComplete')).toHaveLength(1)
    },
  )

  it('sends nothing when nobody is signed in', async () => {
    const { client, calls } = createFixtureClient()
    const seenCart = emptyCart('C-9001')
    expect((await client.orders.place(orderOf(seenCart))).status).toBe('notSent')
    expect(calls).toEqual([])
  })

  it('needs a branch from somewhere', async () => {
    const backEnd = await openOrderBackEnd(() => ({
      getWidgetConfiguration: () => ({ WidgetConfiguration: [] }),
    }))
    const outcome = await backEnd.client.orders.place(orderOf(await backEnd.client.cart.read()))
    expect(outcome).toMatchObject({ status: 'notSent', error: { message: 'Please select a Branch' } })
    expect(backEnd.sent('processComplete')).toEqual([])
  })
})
