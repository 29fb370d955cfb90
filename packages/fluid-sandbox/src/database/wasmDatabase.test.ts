import { describe, expect, it } from 'vitest'
import { createSandbox } from '../sandbox/createSandbox.ts'
import { seedDatabase } from '../seed/seedDatabase.ts'
import { openWorld } from '../testing/openWorld.ts'
import { addPayload, orderPayload } from '../testing/requests.ts'
import { worldSeed } from '../testing/worldSeed.ts'
import { openWasmDatabase } from './wasmDatabase.ts'

describe('the database of a page', () => {
  it('answers as Node’s does, from the sign-in to the order', async () => {
    const database = await openWasmDatabase()
    seedDatabase(database, worldSeed())
    const answers = []
    for (const world of [
      openWorld({ now: () => 9000 }),
      openWorld({}, createSandbox({ database, now: () => 9000 })),
    ]) {
      await world.signIn()
      const cart = await world.createCart()
      await world.add(cart, {
        productID: 'PINE9045',
        UOM: 'm',
        quoteQty: 4.8,
        tallyLength: [{ length: 2.4, qty: 2 }],
      })
      const { CartContents } = await world.call('getCartContents', {
        sessionID: cart,
        tpaID: 'U77',
        userName: 'builder',
      })
      answers.push({
        CartContents,
        refusal: await world.post('addCartProduct', addPayload(cart, { quoteQty: 0 })),
        order: await world.call('processComplete', orderPayload(cart)),
        again: await world.post('processComplete', orderPayload(cart)),
        transactions: await world.call('getCustomerTransactions', {
          deviceID: 'TP001',
          customerID: '4021',
          userName: 'builder',
          limit: 10_000,
        }),
        rows: world.sandbox.database.all('SELECT * FROM transaction_tallies'),
      })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.CartContents).toHaveLength(1)
  })
})
