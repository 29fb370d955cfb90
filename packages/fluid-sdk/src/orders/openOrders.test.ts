import { describe, expect, it } from 'vitest'
import { attemptsIn } from '../testing/attemptsIn'
import { openOrderBackEnd, orderOf } from '../testing/orderBackEnd'
import { commit, lost, ours, pressConfirm } from '../testing/pressConfirm'

describe('an order that only looks like theirs', () => {
  const dearer = { ...ours, transactionAmount: 600 }

  /** Loses an answer; a new order of the same reference and job appears with another amount. */
  const meet = () =>
    pressConfirm((world) => ({
      processComplete: () => {
        world.transactions = [dearer, ...world.transactions]
        return lost()
      },
    }))

  it('is asked about, and nothing is called not placed while it stands [check-66]', async () => {
    const { outcome } = await meet()
    expect(outcome).toMatchObject({ status: 'similar', transactions: [{ number: 100_234 }] })
  })

  it('outlives a sign-out, whose customer may come back to it [sign-20]', async () => {
    const { client, storage } = await meet()
    const open = attemptsIn(storage)
    expect(open).toHaveLength(1)
    client.session.signOut()
    expect(attemptsIn(storage)).toEqual(open)
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
    const { outcome } = await pressConfirm((world) => ({
      processComplete: () => {
        commit(world, ours)
        commit(world, { ...ours, transactionNumber: 100_235 })
        return lost()
      },
    }))
    expect(outcome).toMatchObject({ status: 'several', transactions: [{}, {}] })
  })
})

describe('an order that only looks like one of an earlier cart', () => {
  const dearer = { ...ours, transactionAmount: 600 }
  const another = { ...ours, transactionNumber: 100_240 }

  /**
   * Loses the answers of two presses; the merchant changes the first order's amount, and then there is another cart.
   */
  async function meet(appeared: (typeof ours)[], isAsked = true) {
    let presses = 0
    const first = await pressConfirm((world) => ({
      processComplete: () => {
        presses += 1
        if (presses > 1) return { quoteNumber: 100_300 }
        if (isAsked) world.transactions = [...appeared, ...world.transactions]
        return lost()
      },
    }))
    if (!isAsked) first.world.transactions = [...appeared, ...first.world.transactions]
    expect(first.outcome.status).toBe(isAsked ? 'similar' : 'notPlaced')
    await first.client.cart.reset()
    await first.client.cart.addProduct({ productId: 'NAIL90', unit: 'box', quantity: 1 })
    const seenCart = await first.client.cart.read()
    expect(seenCart.id).not.toBe('C-9001')
    return { ...first, seenCart }
  }

  it.each([
    ['asked about before, and one is alike', 'similar', [dearer], true],
    ['told as not placed, and one is alike', 'similar', [dearer], false],
    ['told as not placed, and several fit', 'several', [ours, another], false],
  ] as const)(
    'is asked about as the earlier one when it was %s [check-104]',
    async (_, status, appeared, isAsked) => {
      const { client, seenCart, sent } = await meet([...appeared], isAsked)
      const reported = await client.orders.place(orderOf(seenCart))
      expect(reported).toMatchObject({
        status: 'foundEarlier',
        earlier: { cartId: 'C-9001', orderReference: 'PO-7781' },
        outcome: { status },
      })
      expect(sent('processComplete')).toHaveLength(1)
    },
  )

  it.each(['mine', 'not mine'])(
    'leaves the present cart to be sent once the answer is: %s [check-104]',
    async (said) => {
      const { client, seenCart, sent } = await meet([dearer])
      const reported = await client.orders.place(orderOf(seenCart))
      if (reported.status !== 'foundEarlier' || reported.outcome.status !== 'similar')
        throw new Error(reported.status)
      const { id, transactions: shown } = reported.outcome
      const mine = said === 'mine' ? (shown[0] ?? null) : null
      const answered = await client.orders.identify({ id, mine, shown })
      if (mine) expect(answered).toMatchObject({ status: 'confirmed', id, number: '100234' })
      expect(sent('processComplete')).toHaveLength(1)

      expect(await client.orders.place(orderOf(seenCart))).toMatchObject({
        status: 'confirmed',
        number: '100300',
      })
      expect(sent('processComplete')).toMatchObject([{ sessionID: 'C-9001' }, { sessionID: seenCart.id }])
    },
  )
})

describe('an order that was confirmed', () => {
  it('outlives a sign-out until its customer has seen it [error-105]', async () => {
    const { client, storage, clock } = await pressConfirm(() => ({}))
    client.session.signOut()
    const later = await openOrderBackEnd(undefined, { storage, ...clock })
    const [unseen] = await later.client.orders.listUnseen()
    expect(await later.client.orders.lookAgain({ id: unseen?.id ?? '' })).toMatchObject({
      status: 'confirmed',
      number: '100234',
    })
  })
})

describe('an order that was reported as not placed', () => {
  /** Loses an answer, reports 'not placed' 30 s later, and then the order appears after all. */
  async function lapse() {
    const reported = await pressConfirm(() => ({ processComplete: lost }))
    expect(reported.outcome.status).toBe('notPlaced')
    reported.world.transactions = [ours, ...reported.world.transactions]
    return reported
  }

  it('is found at the next start, and reported until its number was seen [check-80]', async () => {
    const { client, storage, clock } = await lapse()
    const later = await openOrderBackEnd(() => ({ getCustomerTransactions: () => ({ Order: [ours] }) }), {
      storage,
      ...clock,
    })
    const [unseen] = await later.client.orders.listUnseen()
    expect(unseen).toMatchObject({ orderReference: 'PO-7781', isLapsed: true })
    const id = unseen?.id ?? ''
    expect(await later.client.orders.lookAgain({ id })).toMatchObject({
      status: 'confirmed',
      number: '100234',
    })
    expect(await later.client.orders.lookAgain({ id })).toMatchObject({
      status: 'confirmed',
      number: '100234',
    })
    later.client.orders.acknowledge({ id })
    expect(await later.client.orders.listUnseen()).toEqual([])
    expect(await client.orders.lookAgain({ id })).toBeNull()
  })

  it('is not forgotten by an acknowledgement, which is for a number that was seen', async () => {
    const { client, outcome } = await lapse()
    if (outcome.status !== 'notPlaced') throw new Error(outcome.status)
    client.orders.acknowledge(outcome)
    expect(await client.orders.listUnseen()).toMatchObject([{ id: outcome.id, isLapsed: true }])
  })

  it('is found before the same cart is sent again', async () => {
    const { client, seenCart, sent } = await lapse()
    expect(await client.orders.place(orderOf(seenCart))).toMatchObject({
      status: 'confirmed',
      number: '100234',
    })
    expect(sent('processComplete')).toHaveLength(1)
  })

  it('stops the next order of another cart, once [check-72]', async () => {
    const { client, world, sent, calls } = await lapse()
    world.lines = []
    await client.cart.reset()
    await client.cart.addProduct({ productId: 'NAIL90', unit: 'box', quantity: 1 })
    const seenCart = await client.cart.read()
    expect(await client.orders.place(orderOf(seenCart))).toMatchObject({
      status: 'foundEarlier',
      earlier: { orderReference: 'PO-7781', isLapsed: true },
      outcome: { status: 'confirmed', number: '100234' },
    })
    expect(sent('processComplete')).toHaveLength(1)
    const before = calls.length
    await client.orders.place(orderOf(seenCart))
    expect(calls.slice(before).map(({ operation }) => operation)).toContain('processComplete')
  })

  it('says nothing when it does not appear', async () => {
    const { client, storage } = await pressConfirm(() => ({ processComplete: lost }))
    const [attempt] = attemptsIn(storage)
    expect(await client.orders.lookAgain({ id: attempt?.id ?? '' })).toBeNull()
    expect(attemptsIn(storage)).toHaveLength(1)
  })
})
