import { describe, expect, it } from 'vitest'
import { listOrders } from '../tables/orders.ts'
import { openWorld } from '../testing/openWorld.ts'
import { orderPayload } from '../testing/requests.ts'

async function withFullCart() {
  const world = openWorld()
  await world.signIn()
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
  return { world, cart, placed: () => listOrders(world.sandbox.database) }
}

describe('processComplete', () => {
  it('makes an order with its lines, its tally and its delivery record', async () => {
    const { world, cart, placed } = await withFullCart()
    expect(await world.call('processComplete', orderPayload(cart))).toEqual({ quoteNumber: 100_234 })
    expect(placed()).toEqual([
      {
        number: 100_234,
        type: 'Order',
        customerId: '4021',
        branchId: 'MEL',
        despatchMethod: 'PICK',
        orderReference: 'PO-7781',
        jobName: 'Smith & Sons, stage 2',
        shipTo: '9 Mill Lane, Preston, VIC ',
        requiredAt: '2026-04-02T07:30',
        total: 217.71,
        delivery: {
          vehicleId: 'T8',
          distanceKm: 0,
          contactName: "Dana O'Neill",
          contactPhone: '0400 555 010',
        },
        lines: [
          { productId: 'NAIL90', uom: 'box', quantity: 3, unitPrice: 35, tally: [] },
          {
            productId: 'PINE9045',
            uom: 'm',
            quantity: 14.4,
            unitPrice: 6.4525,
            tally: [
              { length: 2.4, quantity: 3 },
              { length: 3.6, quantity: 2 },
            ],
          },
        ],
      },
    ])
  })

  it('refuses a cart that is closed, empty or unknown, and makes nothing', async () => {
    const { world, cart, placed } = await withFullCart()
    await world.call('processComplete', orderPayload(cart))
    const refusal = (sessionID: string) => world.post('processComplete', orderPayload(sessionID))
    const rows = (msg: string) => ({
      status: 200,
      body: { hasErrors: true, errorTable: [{ field: '', msg }] },
    })
    expect(await refusal(cart)).toEqual(rows('Cart session is closed'))
    expect(await refusal(await world.createCart())).toEqual(rows('Cart is empty'))
    expect(await refusal('never-was')).toEqual(rows('Cart not found'))
    expect(placed()).toHaveLength(1)
  })

  it('makes one order of two requests that arrive together', async () => {
    const { world, cart, placed } = await withFullCart()
    const answers = await Promise.all([
      world.post('processComplete', orderPayload(cart)),
      world.post('processComplete', orderPayload(cart)),
    ])
    expect(answers.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        { quoteNumber: 100_234 },
        { hasErrors: true, errorTable: [{ field: '', msg: 'Cart session is closed' }] },
      ]),
    )
    expect(placed()).toHaveLength(1)
  })

  it.each([
    ['transactionType', { transactionType: 'Invoice' as 'Order' }],
    ['branchID', { branchID: 'YARD' }],
    ['despatchMethod', { despatchMethod: 'PIGEON' }],
    ['dateRequired', { dateRequired: '02/04/2026 07:30' }],
    ['dateRequired', { dateRequired: '2026-02-30T07:30' }],
    ['dateRequired', { dateRequired: '2026-04-02T24:30' }],
    ['tpaID', { tpaID: 'U90' }],
    ['customerID', { customerID: '5077' }],
    ['saleDeliveryDetails', { saleDeliveryDetails: [] as never }],
  ])('refuses a wrong %s, and the cart stays open', async (field, changes) => {
    const { world, cart } = await withFullCart()
    const { body } = await world.post('processComplete', orderPayload(cart, changes))
    expect(body).toEqual({ hasErrors: true, errorTable: [{ field, msg: expect.stringMatching(/./) }] })
    expect(await world.call('processComplete', orderPayload(cart))).toEqual({ quoteNumber: 100_234 })
  })
  it('refuses a delivery on a day that the calendar has not, and takes one without a day', async () => {
    const { world, cart, placed } = await withFullCart()
    const [record] = orderPayload(cart).saleDeliveryDetails
    const order = (deliveryDate: string) =>
      world.post(
        'processComplete',
        orderPayload(cart, { saleDeliveryDetails: [{ ...record, deliveryDate }] }),
      )
    expect((await order('02/04/2026')).body).toEqual({
      hasErrors: true,
      errorTable: [{ field: 'deliveryDate', msg: 'deliveryDate must be a day, YYYY-MM-DD' }],
    })
    expect(placed()).toEqual([])
    expect((await order('')).body).toEqual({ quoteNumber: 100_234 })
  })

  it('refuses more than its amounts can hold exactly, so that the orders stay readable', async () => {
    const { world, cart, placed } = await withFullCart()
    const pine = { productID: 'PINE9045', UOM: 'm', quoteQty: 960_000_000 }
    for (let line = 0; line < 140; line++) {
      await world.add(cart, { ...pine, tallyLength: [{ length: 2.4, qty: 400_000_000 }] })
    }
    expect((await world.post('processComplete', orderPayload(cart))).body).toEqual({
      hasErrors: true,
      errorTable: [{ field: '', msg: 'This is more than one order can hold' }],
    })
    expect(placed()).toEqual([])
  })
})
