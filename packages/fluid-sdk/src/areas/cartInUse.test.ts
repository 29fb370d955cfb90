import { describe, expect, it } from 'vitest'
import type { FluidClient } from '../client'
import type { Script } from '../testing/scriptedFetch'
import { deliveryOf, openOrderBackEnd, orderOf } from '../testing/orderBackEnd'

const IN_USE = 'This cart is in use: it is being ordered, added to or saved as a list. Try again in a moment.'
const refused = { name: 'FluidFieldError', message: IN_USE }
const never = () => new Promise<never>(() => undefined)
/** Has a line that may be a delivery charge. */
const pastOrder = {
  number: 100200,
  suffix: 0,
  address: ['9 Mill Lane', 'Preston', 'VIC 3072'],
  lines: [{ id: 1, name: '', productId: 'X', quantity: 1, unit: 'ea', unitPrice: null, amount: null }],
}

/** Every use of the current cart that takes turns with an order. */
const uses: [name: string, operation: string, (client: FluidClient) => Promise<unknown>][] = [
  ['a copy of a list', 'copyCartToCart', (client) => client.lists.copyToCart({ listId: 'L-1' })],
  ['a copy of an order', 'copyTranToCart', (client) => client.transactions.copyToCart(pastOrder)],
  ['a saved list', 'saveCustomList', (client) => client.lists.save({ name: 'Deck' })],
]

/** Opens a back end that never answers one operation. */
async function openHanging(operation: keyof Script) {
  const shop = await openOrderBackEnd(() => ({ [operation]: never }))
  return { ...shop, operations: () => shop.calls.map((call) => call.operation) }
}

describe.each(uses)('%s', (_, operation, use) => {
  it('is refused while an order is sent, with words that are true, and nothing is changed [case-118]', async () => {
    const { client, world, operations } = await openHanging('processComplete')
    void client.orders.place(deliveryOf(await client.cart.read()))
    await expect.poll(operations).toContain('processComplete')
    const [before, ordered] = [operations(), world.lines]
    await expect(use(client)).rejects.toMatchObject({ ...refused, operation })
    expect(operations()).toEqual(before)
    expect(world.lines).toBe(ordered)
  })

  it.each(uses)('is refused while %s is under way, with the same words [case-118]', async (_, held, hold) => {
    const { client, operations } = await openHanging(held as keyof Script)
    void hold(client)
    await expect.poll(operations).toContain(held)
    await expect(use(client)).rejects.toMatchObject({ ...refused, operation })
    expect(operations().filter((each) => each === operation)).toHaveLength(held === operation ? 1 : 0)
  })

  it('holds back an order of that cart alone [case-118]', async () => {
    const { client, sent, operations } = await openHanging(operation as keyof Script)
    const seenCart = await client.cart.read()
    void use(client)
    await expect.poll(operations).toContain(operation)
    expect(await client.orders.place(orderOf(seenCart))).toEqual({ status: 'inAnotherTab' })
    expect(sent('processComplete')).toEqual([])
    await client.cart.reset()
    await client.cart.addProduct({ productId: 'NAIL90', unit: 'box', quantity: 2 })
    const other = await client.orders.place(orderOf(await client.cart.read()))
    expect(other).toMatchObject({ status: 'confirmed' })
  })
})
