import { afterEach, describe, expect, it, vi } from 'vitest'
import { deliveryOf, openOrderBackEnd } from '../testing/orderBackEnd'

const never = () => new Promise<never>(() => undefined)

/** A customer whose order for delivery waits for an answer, with its charge in the cart. */
async function openWhile(waiting: 'getCustomerTransactions' | 'processComplete') {
  const shop = await openOrderBackEnd(() => ({ [waiting]: never }))
  const operations = () => shop.calls.map(({ operation }) => operation)
  void shop.client.orders.place(deliveryOf(await shop.client.cart.read()))
  await expect.poll(operations).toContain(waiting)
  shop.calls.length = 0
  return { ...shop, operations }
}

afterEach(() => vi.unstubAllGlobals())

describe('taking delivery charges out of the cart', () => {
  it.each([
    ['prepared', 'getCustomerTransactions'],
    ['sent', 'processComplete'],
  ] as const)('leaves the charge of an order that is being %s where it is [case-119]', async (_, waiting) => {
    const { client, world, operations } = await openWhile(waiting)
    const ordered = world.lines
    expect(ordered.map(({ productID }) => productID)).toContain('DEL20')
    expect(await client.cart.takeOutCharges()).toEqual([])
    expect(operations()).toEqual([])
    expect(world.lines).toBe(ordered)
  })

  it('leaves the charge of an order alone that a page which is gone may have placed [case-119]', async () => {
    // A page without locks takes a lease in the storage, which expires.
    vi.stubGlobal('navigator', {})
    const { storage, world } = await openWhile('processComplete')
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    const leases = keys.filter((key) => key.includes('cart:lease:'))
    expect(leases).toHaveLength(1)
    for (const key of leases) storage.removeItem(key)

    const next = await openOrderBackEnd(undefined, { storage })
    next.world.lines = world.lines
    next.calls.length = 0
    expect(await next.client.cart.takeOutCharges()).toEqual([])
    await expect(next.client.lists.save({ name: 'Deck' })).rejects.toMatchObject({
      name: 'FluidFieldError',
      message: 'An order of this cart may have been placed',
    })
    expect(next.calls.map(({ operation }) => operation)).toEqual(['getCartContents', 'getCartContents'])
    expect(next.world.lines).toBe(world.lines)
  })
})
