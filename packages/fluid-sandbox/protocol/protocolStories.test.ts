import type { OrderPhase } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { carryOn, identify, lookAgain, press } from './carryOn.ts'
import { aimAt, openCheckout, orders, reload, sentOrders, wish } from './checkout.ts'
import { orderAsColleague } from './colleague.ts'
import type { Aim } from './network.ts'
import { orderOf, recordsIn, signIn } from './world.ts'

describe('a page that is reloaded while it places an order', () => {
  const moments: [phase: OrderPhase, what: string, reported: string[], aim: Aim][] = [
    ['checkingCart', 'reads the cart', [], aimed('getCartContents', 'before')],
    ['pricingDelivery', 'looks for the address', [], aimed('getGeocode', 'before')],
    ['pricingDelivery', 'has put the charge in the cart', [], aimed('addCartProduct', 'after')],
    ['pricingDelivery', 'has read the transactions', [], aimed('getCustomerTransactions', 'after')],
    ['sending', 'has sent the order', ['confirmed'], aimed('processComplete', 'before')],
    ['sending', 'is about to be answered', ['confirmed'], aimed('processComplete', 'after')],
  ]

  function aimed(operation: string, when: Aim['when']): Aim {
    return { operation, nth: 1, when, trouble: { kind: 'leave' } }
  }

  it.each(moments)('in the phase %s, when it %s', async (phase, _, reported, aim) => {
    const { world, page, seenCart } = await openCheckout()
    const phases: OrderPhase[] = []
    world.network.aim(aim)
    const delivery = { ...wish, isDelivery: true }
    const order = page.ask((client) =>
      client.orders.place(orderOf(seenCart, delivery), { onPhase: (each) => phases.push(each) }),
    )
    expect(await world.time.until(order)).toEqual({ status: 'pending' })
    expect(phases.at(-1)).toBe(phase)
    const again = await reload(world, { page })
    expect(again.reported.map((each) => each?.status)).toEqual(reported)
    const last = again.reported.at(-1) ?? null
    await carryOn(world, { page: again.page, seenCart, wish: delivery }, last)
    expect(orders(world)).toMatchObject([{ cartId: seenCart.id, charges: 1 }])
    expect(world.mostCharges).toBe(1)
  })

  it.each([
    ['stillWaiting', { kind: 'hang' }, 25_000],
    ['lookingForIt', { kind: 'reset' }, 7_000],
  ] as const)('in the phase %s, and goes on from its record', async (phase, trouble, ms) => {
    const { world, page, seenCart } = await openCheckout()
    const phases: OrderPhase[] = []
    aimAt(world, 'processComplete', trouble)
    void page.ask((client) =>
      client.orders.place(orderOf(seenCart, wish), { onPhase: (each) => phases.push(each) }),
    )
    await world.time.pass(ms)
    expect(phases.at(-1)).toBe(phase)
    const again = await reload(world, { page })
    expect(again.reported).toMatchObject([{ status: 'notPlaced' }])
    await carryOn(world, { page: again.page, seenCart, wish }, again.reported[0] ?? null)
    expect(orders(world)).toHaveLength(1)
  })
})

describe.each([
  ['Web Locks', true],
  ['a lease in the storage', false],
])('two tabs with %s', (_, hasLocks) => {
  it('send one order when both press at the same moment', async () => {
    const { world, page, seenCart } = await openCheckout({ hasLocks })
    const other = world.browser.open()
    await other.ask((client) => client.cart.read())
    const reported = await Promise.all([
      press(world, { page, seenCart, wish }),
      press(world, { page: other, seenCart, wish: { ...wish, kind: 'Quote' } }),
    ])
    expect(reported.map((each) => each?.status).sort()).toEqual(['confirmed', 'inAnotherTab'])
    expect(sentOrders(world)).toBe(1)
  })

  it('send nothing from the one while the other’s order is open', async () => {
    const { world, page, seenCart } = await openCheckout({ hasLocks })
    const other = world.browser.open()
    aimAt(world, 'processComplete', { kind: 'hang' })
    void page.ask((client) => client.orders.place(orderOf(seenCart, wish)))
    await world.time.pass(120_000)
    expect(await press(world, { page: other, seenCart, wish })).toEqual({ status: 'inAnotherTab' })
    page.leave()
    await world.time.pass(120_000)
    const reported = await press(world, { page: other, seenCart, wish })
    expect(reported).toMatchObject({ status: 'notPlaced' })
    expect(sentOrders(world)).toBe(1)
  })

  it('show the one what the other ordered', async () => {
    const { world, page, seenCart } = await openCheckout({ hasLocks })
    const other = world.browser.open()
    expect(await press(world, { page, seenCart, wish })).toMatchObject({ status: 'confirmed' })
    const reported = await press(world, { page: other, seenCart, wish })
    expect(reported).toMatchObject({ status: 'cartChanged', cart: { lines: [] } })
    expect(sentOrders(world)).toBe(1)
  })
})

describe('a merchant who charges a delivery otherwise than it is quoted', () => {
  it('is ordered from at the second press, at the price that the first one showed [check-121]', async () => {
    const { world, page, seenCart } = await openCheckout()
    world.sandbox.database.run('UPDATE delivery_bands SET quoted = 400000')
    const seen = orderOf(seenCart, { ...wish, isDelivery: true })
    const place = (input: typeof seen) => world.time.until(page.ask((client) => client.orders.place(input)))
    const first = await place({ ...seen, seenCharge: 400_000 })
    if (first.status !== 'chargeChanged') throw new Error(first.status)
    expect(first).toMatchObject({ charge: 455_000, tax: 45_500, quote: { charge: { amount: 400_000 } } })
    const second = await place({ ...seen, seenCharge: first.charge, seenQuote: 400_000 })
    expect(second).toMatchObject({ status: 'confirmed', total: seen.seenTotal })
    expect(orders(world)).toMatchObject([{ cartId: seenCart.id, charges: 1 }])
  })

  it('stops each press whose total was not the one that is ordered [check-126]', async () => {
    const { world, page, seenCart } = await openCheckout()
    world.sandbox.database.run("UPDATE products SET tax_rate = 0 WHERE id = 'DEL20'")
    const reported = await press(world, { page, seenCart, wish: { ...wish, isDelivery: true } })
    expect(reported).toMatchObject({ status: 'totalChanged', charge: 455_000, tax: 0 })
    expect(sentOrders(world)).toBe(0)
    expect(orders(world)).toEqual([])
  })
})

describe('a customer who signs out with an open order', () => {
  it('learns its outcome when they sign in again, and nobody else does', async () => {
    const { world, page, seenCart } = await openCheckout()
    world.network.historyLag = 600_000
    aimAt(world, 'processComplete', { kind: 'reset' }, 'after')
    const reported = await press(world, { page, seenCart, wish })
    expect(reported).toMatchObject({ status: 'unresolved', reason: 'cartClosed' })
    page.ask((client) => client.session.signOut())
    const [record = '', ...others] = recordsIn(world.browser.storage, 'attempt')
    expect([...others, ...recordsIn(world.browser.storage, 'placed')]).toEqual([])
    expect(record).not.toMatch(/builder|O'Neill|Dana|Mill Lane|0400|@builder/)

    await signIn(page, 'other')
    expect(await page.ask((client) => client.orders.listUnseen())).toEqual([])
    expect(await lookAgain(world, page, (JSON.parse(record) as { id: string }).id)).toBeNull()
    page.ask((client) => client.session.signOut())
    expect(recordsIn(world.browser.storage, 'attempt')).toEqual([record])

    world.network.historyLag = 0
    await signIn(page)
    const again = await reload(world, { page })
    expect(again.reported).toMatchObject([{ status: 'confirmed', number: orders(world)[0]?.number }])
  })
})

describe('a colleague’s order that arrives meanwhile', () => {
  async function pressLost(reference: string) {
    const open = await openCheckout()
    const { world, page, seenCart } = open
    aimAt(world, 'processComplete', { kind: 'late', ms: 15_000 })
    aimAt(world, 'processComplete', { kind: 'reset' })
    const order = page.ask((client) => client.orders.place(orderOf(seenCart, wish)))
    // The order is on its way, and the earlier transactions are recorded.
    await world.time.settle()
    expect(sentOrders(world)).toBe(1)
    await orderAsColleague(world, { kind: 'Order', reference, quantity: 40 })
    return { ...open, reported: await world.time.until(order) }
  }

  it('does not count with another reference', async () => {
    const { reported } = await pressLost('PO-1')
    expect(reported).toMatchObject({ status: 'notPlaced' })
  })

  it('is asked about in the tab that still waits for the answer, and in no other', async () => {
    const { world, page, seenCart } = await openCheckout()
    aimAt(world, 'processComplete', { kind: 'late', ms: 120_000 })
    const order = page.ask((client) => client.orders.place(orderOf(seenCart, wish)))
    await world.time.settle()
    await orderAsColleague(world, { kind: 'Order', reference: 'PO-7781', quantity: 40 })
    const asked = await world.time.until(order)
    if (asked.status !== 'similar') throw new Error(asked.status)
    const other = world.browser.open()
    expect(await identify(world, other, asked)).toEqual({ status: 'inAnotherTab' })
    expect(await identify(world, page, asked)).toMatchObject({ status: 'confirmed' })
    expect(orders(world).filter(({ cartId }) => cartId === seenCart.id)).toHaveLength(1)
  })

  it('is asked about with the same reference and another amount', async () => {
    const { world, page, seenCart, reported } = await pressLost('po-7781 ')
    if (reported?.status !== 'similar') throw new Error(reported?.status)
    expect(reported.transactions).toMatchObject([{ orderReference: 'po-7781 ', amount: 15_400_000 }])
    // Until the customer has answered, another press asks again.
    expect(await press(world, { page, seenCart, wish })).toMatchObject({ status: 'similar' })
    expect(await identify(world, page, reported)).toMatchObject({ status: 'notPlaced' })
    await carryOn(world, { page, seenCart, wish }, null)
    expect(orders(world).filter(({ cartId }) => cartId === seenCart.id)).toHaveLength(1)
  })
})
