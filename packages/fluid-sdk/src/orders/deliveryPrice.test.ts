import { describe, expect, it } from 'vitest'
import type { Cart } from '../areas/cart'
import { orderTotals } from '../arithmetic/orderTotals'
import { fixtureSignIn } from '../testing/fixtureClient'
import { addLine, deliveryOf, openOrderBackEnd } from '../testing/orderBackEnd'
import type { OrderWorld } from '../testing/orderBackEnd'
import { createVirtualClock } from '../testing/virtualClock'

const isCharge = ({ productID }: { productID: string }) => productID === 'DEL20'

describe('placing an order for delivery', () => {
  it('puts the charge in the cart as one line, and orders from the closest branch [check-24]', async () => {
    const backEnd = await openOrderBackEnd()
    const outcome = await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(outcome.status).toBe('confirmed')
    expect(backEnd.sent('addCartProduct')).toMatchObject([
      { productID: 'DEL20', UOM: 'ea', quoteQty: 1, tallyLength: [] },
    ])
    expect(backEnd.sent('processComplete')).toMatchObject([
      { branchID: 'PDX', saleDeliveryDetails: [{ branchID: 'PDX', distanceKm: 12.4, latitude: 45.47 }] },
    ])
  })

  it('takes out the charge that an earlier try left, before it adds the one [check-82]', async () => {
    const backEnd = await openOrderBackEnd()
    const seenCart = await backEnd.client.cart.read()
    // The answer to removing it again gets lost, so that one is left.
    const broken = await openOrderBackEnd(
      () => ({
        getCustomerTransactions: () => new Response('', { status: 500 }),
        deleteCartProduct: () => new Response('', { status: 500 }),
      }),
      { storage: backEnd.storage, ...createVirtualClock() },
    )
    expect((await broken.client.orders.place(deliveryOf(seenCart))).status).toBe('notSent')
    expect(broken.world.lines.filter(isCharge)).toHaveLength(1)

    const later = await openOrderBackEnd(() => ({}), { storage: backEnd.storage })
    later.world.lines = broken.world.lines
    const left = await later.client.cart.read()
    expect(left.lines.filter((line) => line.isDeliveryCharge)).toHaveLength(1)
    const outcome = await later.client.orders.place(deliveryOf(left))
    expect(outcome.status).toBe('confirmed')
    expect(later.sent('deleteCartProduct')).toMatchObject([{ productID: 'DEL20', lineID: 3 }])
    expect(later.sent('addCartProduct')).toHaveLength(1)
  })

  it('stops when the back end quotes another charge, before the cart is touched [check-25]', async () => {
    const backEnd = await openOrderBackEnd()
    const outcome = await backEnd.client.orders.place(
      deliveryOf(await backEnd.client.cart.read(), { seenCharge: 400_000 }),
    )
    expect(outcome).toMatchObject({ status: 'chargeChanged', charge: 455_000, tax: null })
    expect(backEnd.sent('addCartProduct')).toEqual([])
    expect(backEnd.sent('processComplete')).toEqual([])
  })

  it('stops when the line costs something else than was shown, and takes it out again [check-25, check-77]', async () => {
    const backEnd = await openOrderBackEnd()
    backEnd.world.chargePrice = { unitPrice: 55, unitGST: 5 }
    const outcome = await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(outcome).toMatchObject({ status: 'chargeChanged', charge: 500_000, tax: 50_000 })
    expect(backEnd.world.lines.filter(isCharge)).toEqual([])
    expect(backEnd.sent('processComplete')).toEqual([])
  })

  it('shows what the line costs where the back end quotes no price, and takes the next press', async () => {
    const backEnd = await openOrderBackEnd(() => ({ getDeliveryCharge: () => ({ productID: 'DEL20' }) }))
    const seenCart = await backEnd.client.cart.read()
    const first = await backEnd.client.orders.place(deliveryOf(seenCart, { seenCharge: null }))
    expect(first).toMatchObject({ status: 'chargeChanged', charge: 455_000 })
    const next = await backEnd.client.orders.place(deliveryOf(seenCart, { seenCharge: 455_000 }))
    expect(next.status).toBe('confirmed')
    expect(backEnd.sent('processComplete')).toHaveLength(1)
  })

  describe('whose line in the cart always differs from the quote', () => {
    const quoted = 455_000
    const found = { status: 'chargeChanged', charge: 500_000, tax: 50_000 } as const

    async function openDearer() {
      let quote = 45.5
      const backEnd = await openOrderBackEnd(() => ({
        getDeliveryCharge: () => ({ productID: 'DEL20', deliveryCharge: quote }),
      }))
      backEnd.world.chargePrice = { unitPrice: 55, unitGST: 5 }
      const seenCart = await backEnd.client.cart.read()
      return { ...backEnd, seenCart, requote: (dollars: number) => (quote = dollars) }
    }

    it('is ordered at the second press, which has seen the line’s price [check-121]', async () => {
      const { client, seenCart, sent } = await openDearer()
      expect(await client.orders.place(deliveryOf(seenCart))).toMatchObject(found)
      const next = await client.orders.place(
        deliveryOf(seenCart, { seenCharge: found.charge, seenQuote: quoted }),
      )
      expect(next.status).toBe('confirmed')
      expect(sent('processComplete')).toHaveLength(1)
    })

    it('stops all the same when the quote changes between the presses [check-122]', async () => {
      const { client, seenCart, sent, requote } = await openDearer()
      await client.orders.place(deliveryOf(seenCart))
      requote(60)
      const next = await client.orders.place(
        deliveryOf(seenCart, { seenCharge: found.charge, seenQuote: quoted }),
      )
      expect(next).toMatchObject({ status: 'chargeChanged', charge: 600_000, tax: null })
      expect(sent('addCartProduct')).toHaveLength(1)
      expect(sent('processComplete')).toEqual([])
    })

    it('stops all the same when the line changes between the presses [check-122]', async () => {
      const { client, seenCart, sent, world } = await openDearer()
      await client.orders.place(deliveryOf(seenCart))
      world.chargePrice = { unitPrice: 66, unitGST: 6 }
      const next = await client.orders.place(
        deliveryOf(seenCart, { seenCharge: found.charge, seenQuote: quoted }),
      )
      expect(next).toMatchObject({ status: 'chargeChanged', charge: 600_000, tax: 60_000 })
      expect(sent('processComplete')).toEqual([])
    })
  })

  describe('and the total that was shown with it', () => {
    // The charge's line has $4.55 of tax.
    const withCharge = ({ lines }: Cart, tax = 45_500) =>
      orderTotals(lines, { charge: 455_000, tax }, { isTaxInclusive: true }).total

    it('is ordered, and reported with its number, when it is the cart’s with the line in it [check-126]', async () => {
      const { client } = await openOrderBackEnd()
      const seenCart = await client.cart.read()
      const seenTotal = withCharge(seenCart)
      expect(await client.orders.place(deliveryOf(seenCart, { seenTotal }))).toMatchObject({
        status: 'confirmed',
        total: seenTotal,
      })
    })

    it('stops, before anything is sent, when it comes to something else, and takes that as seen at the next press [check-126]', async () => {
      const { client, sent, world } = await openOrderBackEnd()
      const seenCart = await client.cart.read()
      const stop = await client.orders.place(deliveryOf(seenCart, { seenTotal: withCharge(seenCart, 0) }))
      expect(stop).toMatchObject({ status: 'totalChanged', charge: 455_000, tax: 45_500 })
      expect(world.lines.filter(isCharge)).toEqual([])
      expect(sent('processComplete')).toEqual([])
      const next = await client.orders.place(deliveryOf(seenCart, { seenTotal: withCharge(seenCart) }))
      expect(next.status).toBe('confirmed')
    })

    it('is compared with nothing where the merchant shows no amounts [check-127]', async () => {
      const hidden = { object_set: 'settings', label_object: 'hide_finalise_price', is_enabled: true }
      const { client } = await openOrderBackEnd(() => ({
        getWidgetConfiguration: () => ({
          WidgetConfiguration: [
            { ...hidden, object_value: 'true' },
            { ...hidden, label_object: 'tax_inclusive', object_value: 'true' },
            { ...hidden, label_object: 'initial_branch', object_value: 'MEL' },
          ],
        }),
      }))
      const seenCart = await client.cart.read()
      const outcome = await client.orders.place(deliveryOf(seenCart, { seenCharge: 1, seenTotal: 1 }))
      expect(outcome.status).toBe('confirmed')
    })
  })

  it('takes the charge out again when the transactions cannot be read [check-77]', async () => {
    const backEnd = await openOrderBackEnd(
      () => ({ getCustomerTransactions: () => new Response('', { status: 500 }) }),
      createVirtualClock(),
    )
    const outcome = await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(outcome.status).toBe('notSent')
    expect(backEnd.sent('addCartProduct')).toHaveLength(1)
    expect(backEnd.world.lines.filter(isCharge)).toEqual([])
  })

  it('is ordered when the answer to adding the charge was lost and the cart holds it [check-125]', async () => {
    const backEnd = await openOrderBackEnd((world) => ({
      addCartProduct: (payload) => {
        addLine(world, payload, 9)
        return Promise.reject(new TypeError('fetch failed'))
      },
    }))
    const outcome = await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(outcome.status).toBe('confirmed')
    expect(backEnd.sent('addCartProduct')).toHaveLength(1)
  })

  it('is not sent, and the charge not added again, when the cart does not hold it after a lost answer [check-125]', async () => {
    const backEnd = await openOrderBackEnd(() => ({
      addCartProduct: () => Promise.reject(new TypeError('fetch failed')),
    }))
    const outcome = await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(outcome).toMatchObject({ status: 'notSent', error: { operation: 'addCartProduct' } })
    expect(backEnd.sent('addCartProduct')).toHaveLength(1)
    expect(backEnd.sent('processComplete')).toEqual([])
  })

  it('adds no charge before the cart shows that an earlier one went, whose removal was not answered [check-125]', async () => {
    let isRemoved = false
    const backEnd = await openOrderBackEnd((world) => ({
      deleteCartProduct: ({ lineID }) => {
        if (isRemoved) world.lines = world.lines.filter((line) => line.lineID !== lineID)
        return new Response('', { status: 502 })
      },
    }))
    const { client, world, sent } = backEnd
    const seenCart = await client.cart.read()
    // The first press leaves its charge, since its price differs from the one seen.
    world.chargePrice = { unitPrice: 55, unitGST: 5 }
    expect((await client.orders.place(deliveryOf(seenCart))).status).toBe('chargeChanged')
    world.chargePrice = { unitPrice: 50.05, unitGST: 4.55 }
    expect((await client.orders.place(deliveryOf(seenCart))).status).toBe('notSent')
    expect(sent('addCartProduct')).toHaveLength(1)
    isRemoved = true
    expect((await client.orders.place(deliveryOf(seenCart))).status).toBe('confirmed')
    expect(sent('addCartProduct')).toHaveLength(2)
  })

  it('sends nothing when the cart closed under the charge, which goes into no other cart', async () => {
    const closed = { hasErrors: true, errorTable: [{ field: '', msg: 'Cart session is closed' }] }
    const backEnd = await openOrderBackEnd((world) => ({
      addCartProduct: () => {
        world.lines = []
        return closed
      },
    }))
    const outcome = await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(outcome).toMatchObject({ status: 'cartChanged', cart: { lines: [] } })
    expect(backEnd.sent('addCartProduct')).toMatchObject([{ sessionID: 'C-9001' }])
    expect(backEnd.sent('processComplete')).toEqual([])
  })

  it('leaves the cart of whoever signs in meanwhile alone', async () => {
    const other = { id_cust: '5090', id_user: 'U90' }
    let isOther = false
    let charged: OrderWorld['lines'] = []
    const backEnd = await openOrderBackEnd((world) => ({
      login: () => ({ sessionID: isOther ? 'S-2' : 'S-1' }),
      // Theirs holds the same charge: another tab is about to order it.
      getCartContents: () => ({ CartContents: isOther ? charged : world.lines }),
      getUserDetails: () => ({ ttGetUserDetails: [isOther ? other : { id_cust: '4021', id_user: 'U77' }] }),
      addCartProduct: async (payload) => {
        const answer = addLine(world, payload, 9)
        charged = world.lines
        isOther = true
        await backEnd.client.session.signIn(fixtureSignIn)
        return answer
      },
    }))
    const outcome = await backEnd.client.orders.place(deliveryOf(await backEnd.client.cart.read()))
    expect(outcome.status).toBe('notSent')
    const elsewhere = [...backEnd.sent('addCartProduct'), ...backEnd.sent('deleteCartProduct')].filter(
      (payload) => (payload as { sessionID: string }).sessionID !== 'C-9001',
    )
    expect(elsewhere).toEqual([])
  })

  it('leaves the price to the branch when the address cannot be found', async () => {
    const backEnd = await openOrderBackEnd(() => ({ getGeocode: () => ({ latitude: 0, longitude: 0 }) }))
    const outcome = await backEnd.client.orders.place(
      deliveryOf(await backEnd.client.cart.read(), { seenCharge: null }),
    )
    expect(outcome.status).toBe('confirmed')
    expect(backEnd.sent('addCartProduct')).toEqual([])
    expect(backEnd.sent('processComplete')).toMatchObject([{ branchID: 'MEL' }])
  })
})
