import { describe, expect, it } from 'vitest'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'
import { orderPayload } from '../testing/requests.ts'

async function signedIn(options?: Parameters<typeof openWorld>[0]) {
  const world = openWorld(options)
  await world.signIn()
  return world
}

const payload = { deviceID: 'TP001', customerID: '4021', userName: 'builder', limit: 10_000 } as const

const numbers = async (world: OpenWorld, changes: object = {}) =>
  (await world.call('getCustomerTransactions', { ...payload, ...changes })).Order.map(
    ({ transactionNumber }) => transactionNumber,
  )

describe('getCustomerTransactions', () => {
  it('gives orders and quotes, newest first, with tax', async () => {
    const answer = await (await signedIn()).call('getCustomerTransactions', payload)
    expect(
      answer.Order.map(({ transactionNumber, transactionType, transactionAmount }) => [
        transactionNumber,
        transactionType,
        transactionAmount,
      ]),
    ).toEqual([
      [100_205, 'Quote', 249.04],
      [100_200, 'Order', 326.04],
      [100_150, 'Order', 962.5],
      [100_120, 'Order', 480.04],
      [100_101, 'Order', 770],
    ])
    expect(answer).toMatchObject({
      companyID: '01',
      numberOfTransactions: 5,
      transactionTotalAmount: 2787.62,
    })
  })

  it('gives what is placed here as it was sent', async () => {
    const world = await signedIn({ isTaxInclusive: false, now: () => Date.UTC(2026, 3, 1) })
    const cart = await world.createCart()
    await world.add(cart, { quoteQty: 3 })
    await world.add(cart, {
      productID: 'PINE9045',
      UOM: 'm',
      quoteQty: 14.4,
      tallyLength: [
        { length: 2.4, qty: 3 },
        { length: 3.6, qty: 2 },
      ],
    })
    await world.call('processComplete', orderPayload(cart))
    const second = await world.createCart()
    await world.add(second, { quoteQty: 1 })
    await world.call('processComplete', orderPayload(second, { transactionType: 'Quote', buildersRef: '' }))
    const summary = {
      transactionSuffix: 0,
      deliveryDate: '2026-04-02',
      invoiceDate: '',
      branchID: 'MEL',
      shipAddress1: '9 Mill Lane',
      jobName: 'Smith & Sons, stage 2',
      userComment: '',
    }
    const { Order } = await world.call('getCustomerTransactions', payload)
    expect(Order.slice(0, 2)).toEqual([
      {
        ...summary,
        transactionNumber: 100_235,
        transactionType: 'Quote',
        customerOrderNumber: '',
        transactionAmount: 38.5,
      },
      {
        ...summary,
        transactionNumber: 100_234,
        transactionType: 'Order',
        customerOrderNumber: 'PO-7781',
        // 105 + 14.4 × 6.4525 = 197.916; tax 10.5 + 14.4 × 0.6453 = 19.79232.
        transactionAmount: 217.71,
      },
    ])
  })

  it('leaves the oldest out beyond the limit', async () => {
    const world = await signedIn()
    expect(await numbers(world, { limit: 2 })).toEqual([100_205, 100_200])
    expect(await numbers(world, { limit: 1.5 })).toEqual([100_205])
    expect(await numbers(world, { limit: 1e300 })).toHaveLength(5)
  })

  it('never gives another customer’s', async () => {
    const world = await signedIn()
    await world.signIn('other', 'pass3')
    expect(await numbers(world, { customerID: '5077', userName: 'other' })).toEqual([100_207, 100_160])
    await expect(numbers(world, { userName: 'other' })).rejects.toThrow('Customer not found')
  })
})
