import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/storage'
import { emptyCart } from '../testing/emptyCart'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'

const refusal = (msg: string) => ({ hasErrors: true, errorTable: [{ field: '', msg }] })
const nails = { productId: 'NAIL90', unit: 'box', quantity: 2 }

/** Opens a back end that remembers the carts it created, and a client with a signed-in customer. */
async function openShop(script: Script = {}, storage = createMemoryStorage()) {
  const carts: string[] = []
  const closed = new Set<string>()
  const unknown = (id: string) => (carts.includes(id) ? null : refusal('Cart not found'))
  const shut = (id: string) => unknown(id) ?? (closed.has(id) ? refusal('Cart session is closed') : null)
  const { client, calls } = createFixtureClient(
    {
      createCart: () => ({ cartSessionId: carts[carts.push(`C-${carts.length + 1}`) - 1] }),
      getCartContents: ({ sessionID }) =>
        unknown(sessionID) ?? { cartSessionId: sessionID, CartContents: null },
      addCartProduct: ({ sessionID }) => shut(sessionID) ?? { lineID: '5' },
      updateCartProduct: ({ sessionID, lineId }) => shut(sessionID) ?? { lineID: lineId },
      deleteCartProduct: ({ sessionID, lineID }) => shut(sessionID) ?? { lineID },
      getCartTallies: ({ sessionID }) => unknown(sessionID) ?? { CartTallies: [] },
      ...script,
    },
    { storage },
  )
  await client.session.signIn(fixtureSignIn)
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map((call) => call.payload as { sessionID: string })
  return { client, carts, closed, sent, storage }
}

describe('a cart', () => {
  it('is made when there is none, once for everyone who asks [cart-37]', async () => {
    const { client, carts } = await openShop()
    const [one, other] = await Promise.all([client.cart.open(), client.cart.open()])
    await client.cart.addProduct(nails)
    expect(one).toEqual(emptyCart('C-1'))
    expect(other.id).toBe('C-1')
    expect(carts).toEqual(['C-1'])
  })

  it.each([[{}], [{ unitPrice: null }], [{ unitPrice: 0 }], [{ unitPrice: '0.00' }], [{ unitPrice: '' }]])(
    'has a price of %j on request [cart-33]',
    async (priced) => {
      const line = { lineID: 1, productID: 'NAIL90', prodQty: 2, UOM: 'box', unitGST: 0, ...priced }
      const { client } = await openShop({ getCartContents: () => ({ CartContents: [line] }) })
      expect((await client.cart.open()).lines).toMatchObject([{ quantity: 2, unitPrice: null }])
    },
  )

  it('is not made by a read, however often it is repeated [cart-101]', async () => {
    const { client, carts, sent } = await openShop()
    const none = emptyCart('')
    expect(await client.cart.read()).toEqual(none)
    expect(await client.cart.read()).toEqual(none)
    await client.cart.removeLine({ lineId: 1, productId: 'NAIL90' })
    expect(await client.cart.updateLine({ ...nails, lineId: 1, cartId: 'C-0' })).toBeNull()
    expect(await client.cart.listTally({ lineId: 1 })).toEqual([])
    expect([...carts, ...sent('getCartContents'), ...sent('deleteCartProduct')]).toEqual([])
    await client.cart.addProduct(nails)
    expect(await client.cart.read()).toMatchObject({ id: 'C-1' })
  })

  it('that is gone is replaced when a new one can be made, and that is said then [cart-101]', async () => {
    let isDown = false
    const made = ['C-1', 'C-2']
    const { client, carts, sent } = await openShop({
      createCart: () => (isDown ? new Response('', { status: 502 }) : { cartSessionId: made.shift() }),
    })
    carts.push('C-1')
    await client.cart.open()
    carts[0] = 'C-2'
    isDown = true
    await expect(client.cart.open()).rejects.toMatchObject({ operation: 'createCart', isOfWrite: false })
    expect(await client.cart.read()).toEqual(emptyCart(''))
    expect(sent('createCart')).toHaveLength(2)
    isDown = false
    expect(await client.cart.open()).toEqual({ ...emptyCart('C-2'), isReplacement: true })
    expect(sent('createCart')).toHaveLength(3)
  })

  it('is found again after signing out and in', async () => {
    const { client, carts } = await openShop()
    await client.cart.open()
    client.session.signOut()
    await client.session.signIn(fixtureSignIn)
    expect((await client.cart.open()).id).toBe('C-1')
    expect(carts).toHaveLength(1)
  })

  it.each([
    ['with braces', '{3F2504E0-4F89}'],
    ['with spaces and quotes', 'cart 12 "a"'],
    ['with brackets', '[7]'],
    ['with letters and marks', 'Wagen–Ü/1?#%'],
    ['of one space', ' '],
    ['of 900 signs', 'x'.repeat(900)],
  ])('of an id %s is found again by the next write, and by the next page [case-294]', async (_, id) => {
    const script = { createCart: () => ({ cartSessionId: carts[carts.push(id) - 1] }) }
    const { client, carts, storage, sent } = await openShop(script)
    await client.cart.addProduct(nails)
    await client.cart.addProduct(nails)
    expect(carts).toEqual([id])
    const next = await openShop(script, storage)
    next.carts.push(id)
    expect(await next.client.cart.read()).toEqual(emptyCart(id))
    await next.client.cart.addProduct(nails)
    expect([...sent('addCartProduct'), ...next.sent('addCartProduct')]).toMatchObject(
      Array.from({ length: 3 }, () => ({ sessionID: id })),
    )
    expect(next.sent('createCart')).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['null', null],
    ['a list', ['C-1']],
    ['a text with a line break', 'C-1\n'],
    ['1001 signs', 'x'.repeat(1_001)],
  ])('is none where the merchant gives it %s for an id, which is said [case-294]', async (_, id) => {
    const { client, sent } = await openShop({ createCart: () => ({ cartSessionId: id }) })
    await expect(client.cart.open()).rejects.toMatchObject({ operation: 'createCart' })
    expect(await client.cart.read()).toEqual(emptyCart(''))
    expect(sent('createCart')).toHaveLength(1)
  })

  it('is replaced when the merchant knows it no more, and that is said once', async () => {
    const { client, carts } = await openShop()
    await client.cart.open()
    carts[0] = 'gone'
    expect(await client.cart.open()).toEqual({ ...emptyCart('C-2'), isReplacement: true })
    expect(await client.cart.open()).toMatchObject({ id: 'C-2', isReplacement: false })
  })

  it('is replaced when it is closed, and what was added goes to the new one, once', async () => {
    const { client, closed, sent } = await openShop()
    await client.cart.open()
    closed.add('C-1')
    expect(await client.cart.addProduct(nails)).toBe(5)
    expect(sent('addCartProduct').map(({ sessionID }) => sessionID)).toEqual(['C-1', 'C-2'])
    expect(await client.cart.open()).toMatchObject({ id: 'C-2', isReplacement: true })
  })

  it('is replaced once, however many writes find it closed', async () => {
    const { client, carts, closed } = await openShop()
    await client.cart.open()
    closed.add('C-1')
    await Promise.all([client.cart.addProduct(nails), client.cart.updateLine({ ...nails, lineId: 1 })])
    expect(carts).toEqual(['C-1', 'C-2'])
  })

  it('is not tried a third time', async () => {
    const { client, sent } = await openShop({ addCartProduct: () => refusal('Cart session is closed') })
    await expect(client.cart.addProduct(nails)).rejects.toMatchObject({ name: 'FluidFieldError' })
    expect(sent('addCartProduct')).toHaveLength(2)
  })

  it('keeps its id when a write fails for another reason', async () => {
    const { client, sent, carts } = await openShop({ addCartProduct: () => refusal('Not sold in that unit') })
    await expect(client.cart.addProduct(nails)).rejects.toThrow('Not sold in that unit')
    expect(sent('addCartProduct')).toHaveLength(1)
    expect(carts).toEqual(['C-1'])
  })

  it('has no line to remove and no tally to read when it is gone', async () => {
    const { client, carts, closed, sent } = await openShop()
    await client.cart.open()
    closed.add('C-1')
    await client.cart.removeLine({ lineId: 1, productId: 'NAIL90' })
    expect(sent('deleteCartProduct')).toHaveLength(1)
    carts[1] = 'gone'
    expect(await client.cart.listTally({ lineId: 1 })).toEqual([])
    expect(await client.cart.open()).toMatchObject({ id: 'C-3', isReplacement: true })
  })

  it('has no line to change when it is gone, or is another, and none of the new one is touched', async () => {
    const { client, closed, sent } = await openShop()
    const { id: cartId } = await client.cart.open()
    const line = { ...nails, lineId: 1, cartId }
    expect(await client.cart.updateLine(line)).toBe(1)
    closed.add(cartId)
    expect(await client.cart.updateLine(line)).toBeNull()
    expect(await client.cart.updateLine(line)).toBeNull()
    await client.cart.removeLine(line)
    expect(sent('updateCartProduct').map(({ sessionID }) => sessionID)).toEqual(['C-1', 'C-1'])
    expect(sent('deleteCartProduct')).toEqual([])
    expect(await client.cart.open()).toMatchObject({ id: 'C-2', isReplacement: true })
  })

  it('starts again on demand', async () => {
    const { client, carts } = await openShop()
    expect((await client.cart.reset()).id).toBe('C-1')
    expect((await client.cart.reset()).id).toBe('C-2')
    expect((await client.cart.open()).id).toBe('C-2')
    expect(carts).toHaveLength(2)
  })

  it('is the one that another tab made meanwhile', async () => {
    const storage = createMemoryStorage()
    const other = await openShop({ createCart: () => ({ cartSessionId: 'C-other' }) }, storage)
    const { client } = await openShop(
      {
        createCart: async () => {
          await other.client.cart.reset()
          return { cartSessionId: 'C-mine' }
        },
        getCartContents: () => ({ CartContents: [] }),
      },
      storage,
    )
    expect((await client.cart.open()).id).toBe('C-other')
  })
})

describe('a line', () => {
  it('spells a tally by its pieces, and its quantity by their sum', async () => {
    const { client, sent } = await openShop()
    const tally = [
      { length: 100, quantity: 3 },
      { length: 2400, quantity: 0 },
      { length: 100, quantity: 1 },
    ]
    await client.cart.addProduct({ productId: 'PINE9045', unit: 'm', quantity: 99, tally })
    expect(sent('addCartProduct')[0]).toMatchObject({ quoteQty: 0.4, tallyLength: [{ length: 0.1, qty: 4 }] })
  })

  it.each([0, -1, NaN, Infinity, Number.MAX_SAFE_INTEGER])(
    'is not sent with a quantity of %s',
    async (quantity) => {
      const { client, sent } = await openShop()
      await expect(client.cart.addProduct({ ...nails, quantity })).rejects.toMatchObject({
        errors: [{ field: 'quantity', msg: 'The quantity must be above 0' }],
      })
      expect(sent('addCartProduct')).toEqual([])
    },
  )

  it('counts a queued notice as done', async () => {
    const queued =
      'Your request has been queued and will be emailed to the specified recipients when generated'
    const { client } = await openShop({ updateCartProduct: () => refusal(queued) })
    expect(await client.cart.updateLine({ ...nails, lineId: 7 })).toBe(7)
  })
})

describe('the totals of a cart', () => {
  const pine = {
    lineID: 2,
    productID: 'PINE9045',
    prodQty: 14.4,
    UOM: 'm',
    unitPrice: 7.0978,
    unitGST: 0.6453,
  }
  const nails38 = { lineID: 1, productID: 'NAIL90', prodQty: 12, UOM: 'box', unitPrice: 38.5, unitGST: 3.5 }
  const CartContents = [nails38, { ...pine, isTally: true }]
  const settings = (tax_inclusive: string) => () => ({
    WidgetConfiguration: [{ label_object: 'tax_inclusive', object_value: tax_inclusive, is_enabled: true }],
  })

  it.each([
    ['true', { subtotal: 5_129_200, tax: 512_900, total: 5_642_100 }],
    ['false', { subtotal: 5_642_100, tax: 512_900, total: 6_155_000 }],
  ])('follow the setting tax_inclusive as %s, asked for once [sdk-311]', async (isInclusive, totals) => {
    const { client, sent } = await openShop({
      getWidgetConfiguration: settings(isInclusive),
      getCartContents: () => ({ CartContents }),
    })
    expect((await client.cart.open()).totals).toEqual(totals)
    expect((await client.cart.read()).totals).toEqual(totals)
    expect(sent('getWidgetConfiguration')).toHaveLength(1)
  })

  it('are nothing where there are no goods, and nothing is asked for that [sdk-311]', async () => {
    const { client, sent } = await openShop()
    expect((await client.cart.read()).totals).toEqual({ subtotal: 0, tax: 0, total: 0 })
    expect(sent('getWidgetConfiguration')).toHaveLength(0)
  })

  it.each([
    ['cannot be had', () => new Response('', { status: 502 })],
    ['are refused', () => refusal('No settings')],
  ])('are not told where the settings %s; the goods are [sdk-311]', async (_, getWidgetConfiguration) => {
    const { client } = await openShop({ getWidgetConfiguration, getCartContents: () => ({ CartContents }) })
    expect(await client.cart.open()).toMatchObject({ totals: null, lines: [{ id: 1 }, { id: 2 }] })
  })

  it('are an ended session where the settings say so [sdk-311]', async () => {
    const { client } = await openShop({
      getWidgetConfiguration: () => refusal('Invalid Session ContextID'),
      getCartContents: () => ({ CartContents }),
    })
    await expect(client.cart.open()).rejects.toMatchObject({ name: 'FluidSessionExpiredError' })
  })
})
