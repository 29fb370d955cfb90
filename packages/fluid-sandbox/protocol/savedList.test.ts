import fc from 'fast-check'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createBrowser, type Page } from './browser.ts'
import { cartIn, ordersIn } from './truth.ts'
import { addNails, openProtocolWorld, orderOf, signIn, type ProtocolWorld } from './world.ts'

const RUNS = 60 * inject('times')

/** Calls of an order or a list that may be slow, so that the two meet at every point. */
const slowCall = fc.record({
  operation: fc.constantFrom(
    'getCartContents',
    'getDeliveryCharge',
    'addCartProduct',
    'deleteCartProduct',
    'getCustomerTransactions',
    'processComplete',
    'saveCustomList',
  ),
  nth: fc.constantFrom(1, 2, 3),
  when: fc.constantFrom('before' as const, 'after' as const),
  trouble: fc.constantFrom(200, 1_000, 4_000).map((ms) => ({ kind: 'late' as const, ms })),
})

const history = fc.record({
  hasLocks: fc.boolean(),
  slow: fc.array(slowCall, { maxLength: 3 }),
  steps: fc.array(
    fc.record({
      act: fc.constantFrom('order', 'order', 'save', 'save', 'copy'),
      tab: fc.constantFrom(0, 1),
      pause: fc.constantFrom(0, 0, 150, 500, 3_000),
    }),
    { minLength: 2, maxLength: 8 },
  ),
})

/** The lists of the customer that hold the price of a delivery. */
function listsWithCharge({ sandbox: { database } }: ProtocolWorld): string[] {
  const lists = database.all<{ id: string }>("SELECT id FROM carts WHERE list_type = 'Custom'")
  return lists.map(({ id }) => id).filter((id) => cartIn(database, id).charges > 0)
}

async function act(world: ProtocolWorld, page: Page, name: 'order' | 'save' | 'copy') {
  const seenCart = await page.ask((client) => client.cart.read())
  if (name === 'order') {
    await page.ask((client) => client.orders.place(orderOf(seenCart, { kind: 'Order', isDelivery: true })))
  } else if (name === 'save') {
    await page.ask((client) => client.lists.save({ name: 'Deck' }))
  } else {
    const [ordered] = ordersIn(world.sandbox.database)
    const id = { number: Number(ordered?.number ?? 100_205), suffix: 0 }
    await page.ask((client) => client.transactions.copyToCart(id))
    await page.ask((client) => client.cart.takeOutCharges())
  }
}

it('saves an order as a list without the price of its delivery, on a device that has placed none [case-117]', async () => {
  const first = openProtocolWorld()
  onTestFinished(() => first.close())
  const { sandbox, browser, network, time } = first
  sandbox.copies.withCharges = true
  const page = browser.open()
  await signIn(page)
  const seenCart = await addNails(page, 3)
  const placed = await time.until(
    page.ask((client) => client.orders.place(orderOf(seenCart, { kind: 'Order', isDelivery: true }))),
  )
  expect(placed).toMatchObject({ status: 'confirmed' })
  expect(ordersIn(sandbox.database)).toMatchObject([{ charges: 1 }])

  const other = createBrowser({ fetch: network.fetch, time }).open()
  await signIn(other)
  const order = { number: Number('number' in placed && placed.number), suffix: 0 }
  const listId = await other.ask((client) => client.lists.saveTransaction({ ...order, name: 'Deck' }))
  expect(cartIn(sandbox.database, listId)).toEqual({
    goods: [{ productId: 'NAIL90', quantity: 3 }],
    charges: 0,
  })
})

it('saves no price of a delivery into a list, and takes none out of an order, whatever two tabs do [case-115 case-116]', async () => {
  let [saved, ordered] = [0, 0]
  const property = fc.asyncProperty(history, async ({ hasLocks, slow, steps }) => {
    const world = openProtocolWorld({ hasLocks })
    try {
      world.sandbox.copies.withCharges = true
      const tabs = [world.browser.open(), world.browser.open()] as const
      await signIn(tabs[0])
      await tabs[0].ask((client) => client.cart.addProduct({ productId: 'NAIL90', unit: 'box', quantity: 3 }))
      slow.forEach((aim) => world.network.aim(aim))
      const works: Promise<unknown>[] = []
      for (const { act: name, tab, pause } of steps) {
        // A refusal is an answer like any other here: only the merchant's data afterwards counts.
        works.push(act(world, tabs[tab === 1 ? 1 : 0], name).catch(() => undefined))
        await world.time.pass(pause)
        expect(listsWithCharge(world)).toEqual([])
      }
      await world.time.until(Promise.all(works))
      expect(listsWithCharge(world)).toEqual([])
      const orders = ordersIn(world.sandbox.database)
      expect(orders.map(({ charges }) => charges)).toEqual(orders.map(() => 1))
      ordered += orders.length
      saved += world.network.sent.filter((call) => call.operation === 'saveCustomList').length
    } finally {
      world.close()
    }
  })
  await fc.assert(property, { numRuns: RUNS })
  // Histories in which nothing happens would prove nothing.
  expect(saved).toBeGreaterThan(RUNS / 4)
  expect(ordered).toBeGreaterThan(RUNS / 4)
}, 120_000)
