import { expect, it } from 'vitest'
import { deliveryOf, openOrderBackEnd } from '../testing/orderBackEnd'

/** A customer whose order failed after its delivery was priced, and whose charge could not be removed. */
async function leaveCharge() {
  const broken = { isBroken: true }
  const noAnswer = () => new Response('', { status: 502 })
  const { client, world, calls } = await openOrderBackEnd((world) => ({
    getCustomerTransactions: () => (broken.isBroken ? noAnswer() : { Order: world.transactions }),
    deleteCartProduct: ({ lineID }) => {
      if (broken.isBroken) return noAnswer()
      world.lines = world.lines.filter((line) => line.lineID !== lineID)
      return { lineID }
    },
    processComplete: () => new Promise(() => undefined),
  }))
  const place = async () => client.orders.place(deliveryOf(await client.cart.read()))
  expect(await place()).toMatchObject({ status: 'notSent' })
  broken.isBroken = false
  calls.length = 0
  const operations = () => calls.map(({ operation }) => operation)
  return { client, world, calls, operations }
}

it('takes the price of a delivery out of the cart before the goods are saved [check-76]', async () => {
  const { client, world, calls, operations } = await leaveCharge()
  const goods = world.lines.slice(0, 2)
  await client.lists.save({ name: 'Deck' })
  expect(operations()).toEqual(['getCartContents', 'deleteCartProduct', 'saveCustomList'])
  expect(calls[1]?.payload).toMatchObject({ sessionID: 'C-9001', lineID: 3 })
  expect(world.lines).toEqual(goods)
})
