import type { PlaceOrderOptions } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import type { Page } from './browser.ts'
import { press } from './carryOn.ts'
import { aimAt, openCheckout, orders, reload, sentOrders, wish } from './checkout.ts'
import { addNails, orderOf, signIn, type ProtocolWorld, type WorldOptions } from './world.ts'

/** The end of a press whose customer is gone. */
const sessionChanged = { status: 'notSent', error: { name: 'FluidSessionChangedError' } }

/** Places an order of the builder's that is not visible yet. */
async function openOrder(options?: WorldOptions) {
  const open = await openCheckout(options)
  open.world.network.historyLag = 600_000
  aimAt(open.world, 'processComplete', { kind: 'reset' }, 'after')
  expect(await press(open.world, open)).toMatchObject({ status: 'unresolved' })
  return open
}

/** A press whose customer gives way to the builder before anything was done. */
async function pressAndGiveWay(
  { world, page }: { world: ProtocolWorld; page: Page },
  options: PlaceOrderOptions = {},
) {
  page.ask((client) => client.session.signOut())
  await signIn(page, 'other')
  const seenCart = await addNails(page, 3)
  world.network.historyLag = 0
  const order = page.ask((client) => client.orders.place(orderOf(seenCart, wish), options))
  await signIn(page)
  return world.time.until(order)
}

describe('a customer who signs in while another one’s press waits', () => {
  it('for a lease in the storage keeps their earlier order to themselves [check-140]', async () => {
    const open = await openOrder({ hasLocks: false })
    expect(await pressAndGiveWay(open)).toMatchObject(sessionChanged)
    const { reported } = await reload(open.world, open)
    expect(reported).toMatchObject([{ status: 'confirmed', number: orders(open.world)[0]?.number }])
  })

  it.each([
    ['Web Locks', true],
    ['a lease', false],
  ])('for its cart to settle, with %s, keeps it too [check-140]', async (_, hasLocks) => {
    const open = await openOrder({ hasLocks })
    const reported = await pressAndGiveWay(open, { settleCart: () => open.world.time.wait(1_000) })
    expect(reported).toMatchObject(sessionChanged)
    expect(sentOrders(open.world)).toBe(1)
  })

  it.each([
    ['who they are', 'getUserDetails'],
    ['the cart', 'getCartContents'],
    ['the settings', 'getWidgetConfiguration'],
    ['the transactions', 'getCustomerTransactions'],
  ])('for another try at reading %s has nothing read for it [check-140]', async (_, operation) => {
    const { world, page: before, seenCart } = await openCheckout()
    before.leave()
    const page = world.browser.open(before.tabStorage)
    aimAt(world, operation, { kind: 'reset' })
    const order = page.ask((client) => client.orders.place(orderOf(seenCart, { ...wish, isDelivery: true })))
    await world.time.settle()
    await signIn(page, 'other')
    const sentBefore = world.network.sent.length
    expect(await world.time.until(order)).toMatchObject(sessionChanged)
    expect(world.network.sent.slice(sentBefore).map(({ operation }) => operation)).toEqual([])
  })

  it('for another try at reading the orders is not taken for the one who pressed [check-140]', async () => {
    const { world, page } = await openOrder()
    const seenCart = await addNails(page, 5)
    // The other customer has ordered the like of it.
    const elsewhere = world.browser.open()
    await signIn(elsewhere, 'other', false)
    const reported = await press(world, { page: elsewhere, seenCart: await addNails(elsewhere, 3), wish })
    expect(reported).toMatchObject({ status: 'confirmed' })

    world.network.historyLag = 0
    aimAt(world, 'getCustomerTransactions', { kind: 'reset' })
    const order = page.ask((client) => client.orders.place(orderOf(seenCart, wish)))
    await world.time.settle()
    await signIn(page, 'other', false)
    expect(await world.time.until(order)).toMatchObject(sessionChanged)

    await signIn(page)
    const again = await reload(world, { page })
    expect(again.reported).toMatchObject([{ status: 'confirmed', number: orders(world)[0]?.number }])
  })

  it('sees nothing of an order that is being sent, and takes nothing out of its cart [check-140]', async () => {
    const { world, page, seenCart } = await openCheckout()
    aimAt(world, 'processComplete', { kind: 'late', ms: 5_000 })
    const delivery = { ...wish, isDelivery: true }
    const first = page.ask((client) => client.orders.place(orderOf(seenCart, delivery)))
    await world.time.settle()
    await signIn(page, 'other')
    const sentBefore = world.network.sent.length
    expect(await press(world, { page, seenCart, wish })).toMatchObject({ status: 'cartChanged' })
    expect(world.network.sent.slice(sentBefore).map(({ cartId }) => cartId)).not.toContain(seenCart.id)
    expect(await world.time.until(first)).toMatchObject({ status: 'confirmed' })
    expect(orders(world)).toMatchObject([{ cartId: seenCart.id, charges: 1 }])
  })
})
