import { describe, expect, it } from 'vitest'
import type { Payload } from '../wire/payload.ts'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'
import { orderPayload } from '../testing/requests.ts'

async function signedIn() {
  const world = openWorld()
  await world.signIn()
  return world
}

const acceptance = (changes: Partial<Payload<'acceptQuote'>> = {}): Payload<'acceptQuote'> => ({
  idUser: 'U77',
  companyID: '01',
  custID: '4021',
  numTran: 100_205,
  suffixTran: 0,
  deliveryDate: '2026-04-20',
  comment1: 'Deliver before 8',
  ...changes,
})

const listed = async (world: OpenWorld, number: number) => {
  const { Order } = await world.call('getCustomerTransactions', {
    deviceID: 'TP001',
    customerID: '4021',
    userName: 'builder',
    limit: 10_000,
  })
  return Order.filter(({ transactionNumber }) => transactionNumber === number)
}

describe('acceptQuote', () => {
  it('makes the quote an order of the same number, at its own prices', async () => {
    const world = await signedIn()
    const [quote] = await listed(world, 100_205)
    expect(quote?.transactionType).toBe('Quote')
    world.sandbox.database.run('UPDATE products SET customer_price = 9990000')
    expect(await world.call('acceptQuote', acceptance())).toEqual({})
    expect(await listed(world, 100_205)).toEqual([
      {
        ...quote,
        transactionType: 'Order',
        deliveryDate: '2026-04-20',
        userComment: 'Deliver before 8',
      },
    ])
  })

  it('keeps the comment that is there when none is given', async () => {
    const world = await signedIn()
    await world.call('saveUserComment', {
      userName: 'U77',
      customerID: '4021',
      transactionNumber: 100_205,
      transactionSuffix: 0,
      userComment: 'Ring first',
    })
    await world.call('acceptQuote', acceptance({ comment1: '' }))
    expect(await listed(world, 100_205)).toMatchObject([{ userComment: 'Ring first' }])
  })

  it('moves the delivery of a quote that was made here', async () => {
    const world = await signedIn()
    const cart = await world.createCart()
    await world.add(cart, {})
    const { quoteNumber } = await world.call(
      'processComplete',
      orderPayload(cart, { transactionType: 'Quote' }),
    )
    await world.call('acceptQuote', acceptance({ numTran: Number(quoteNumber) }))
    const stored = world.sandbox.database.all(
      `SELECT type, required_at, delivery_date FROM transactions JOIN deliveries USING (number, suffix)
       WHERE number = ?`,
      [quoteNumber],
    )
    expect(stored).toEqual([{ type: 'Order', required_at: '2026-04-20T07:30', delivery_date: '2026-04-20' }])
  })

  it('refuses what is no quote, or is one no longer', async () => {
    const world = await signedIn()
    for (const [numTran, suffixTran] of [
      [100_200, 0],
      [100_150, 2],
    ] as const) {
      await expect(world.call('acceptQuote', acceptance({ numTran, suffixTran }))).rejects.toThrow(
        'not a quote',
      )
    }
    await world.call('acceptQuote', acceptance())
    await expect(world.call('acceptQuote', acceptance({ comment1: 'Twice' }))).rejects.toThrow('not a quote')
    expect(await listed(world, 100_205)).toMatchObject([{ userComment: 'Deliver before 8' }])
  })

  it.each([
    ['deliveryDate', { deliveryDate: '' }],
    ['deliveryDate', { deliveryDate: '20/04/2026' }],
    ['idUser', { idUser: 'builder' }],
    ['custID', { custID: '5077' }],
  ])('refuses a wrong %s, and the quote stays one', async (field, changes) => {
    const world = await signedIn()
    const { body } = await world.post('acceptQuote', acceptance(changes))
    expect(body).toEqual({ hasErrors: true, errorTable: [{ field, msg: expect.stringMatching(/./) }] })
    expect(await listed(world, 100_205)).toMatchObject([{ transactionType: 'Quote' }])
  })
})
