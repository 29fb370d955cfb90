import { describe, expect, it } from 'vitest'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'
import { addPayload, orderPayload } from '../testing/requests.ts'

const pine = {
  productID: 'PINE9045',
  UOM: 'm',
  quoteQty: 14.4,
  tallyLength: [
    { length: 2.4, qty: 3 },
    { length: 3.6, qty: 2 },
  ],
}

async function withCart(options?: Parameters<typeof openWorld>[0]) {
  const world = openWorld(options)
  await world.signIn()
  return { world, cart: await world.createCart() }
}

const read = (world: OpenWorld, sessionID: string) =>
  world.call('getCartContents', { sessionID, tpaID: 'U77', userName: 'builder' })

const quantities = async (world: OpenWorld, sessionID: string) =>
  (await read(world, sessionID)).CartContents.map(({ lineID, productID, UOM, prodQty }) => [
    lineID,
    productID,
    UOM,
    prodQty,
  ])

describe('adding to the cart', () => {
  it('makes a line, and raises it when the same unit is added again', async () => {
    const { world, cart } = await withCart()
    expect(await read(world, cart)).toEqual({ cartSessionId: cart, CartContents: [] })
    const line = await world.add(cart, {})
    expect(await world.add(cart, { quoteQty: 3 })).toBe(line)
    const other = await world.add(cart, { UOM: 'ea', quoteQty: 1 })
    expect(await quantities(world, cart)).toEqual([
      [line, 'NAIL90', 'box', 15],
      [other, 'NAIL90', 'ea', 1],
    ])
  })

  it('raises a line no further than a line can be set', async () => {
    const { world, cart } = await withCart()
    const line = await world.add(cart, { quoteQty: 1_000_000_000 })
    await expect(world.add(cart, { quoteQty: 1 })).rejects.toThrow('quoteQty')
    const other = await world.createCart()
    await world.add(other, { quoteQty: 0.001 })
    const copy = { deviceID: 'TP001', fromSessionID: other, toSessionID: cart }
    await expect(world.call('copyCartToCart', copy)).rejects.toThrow('quoteQty')
    expect(await quantities(world, cart)).toEqual([[line, 'NAIL90', 'box', 1_000_000_000]])
  })

  it('adds a line for every tally', async () => {
    const { world, cart } = await withCart()
    const first = await world.add(cart, pine)
    const second = await world.add(cart, pine)
    expect(await quantities(world, cart)).toEqual([
      [first, 'PINE9045', 'm', 14.4],
      [second, 'PINE9045', 'm', 14.4],
    ])
    expect(await world.call('getCartTallies', { sessionID: cart, lineNo: second })).toEqual({
      CartTallies: [
        { productID: 'PINE9045', length: 2.4, qty: 3 },
        { productID: 'PINE9045', length: 3.6, qty: 2 },
      ],
    })
  })

  it('takes any length of a product without preset lengths', async () => {
    const { world, cart } = await withCart()
    await world.add(cart, {
      productID: 'LVL20045',
      UOM: 'm',
      quoteQty: 7.377,
      tallyLength: [{ length: 2.459, qty: 3 }],
    })
    expect(await quantities(world, cart)).toEqual([[1, 'LVL20045', 'm', 7.377]])
  })

  it.each([
    ['an unknown product', { productID: 'NONE' }, 'productID'],
    ['a unit it is not sold in', { UOM: 'm' }, 'UOM'],
    ['no quantity', { quoteQty: 0 }, 'quoteQty'],
    ['a quantity below 0', { quoteQty: -1 }, 'quoteQty'],
    ['a quantity finer than a thousandth', { quoteQty: 0.0005 }, 'quoteQty'],
    ['a quantity past counting', { quoteQty: 1e12 }, 'quoteQty'],
    ['lengths of what is no tally', { tallyLength: [{ length: 1, qty: 1 }] }, 'tallyLength'],
    ['a tally without lengths', { ...pine, tallyLength: [] }, 'tallyLength'],
    ['a length that is not stocked', { ...pine, tallyLength: [{ length: 2.5, qty: 1 }] }, 'tallyLength'],
    ['no pieces', { ...pine, tallyLength: [{ length: 2.4, qty: 0 }] }, 'tallyLength'],
    ['half a piece', { ...pine, tallyLength: [{ length: 2.4, qty: 0.5 }] }, 'tallyLength'],
    ['a total that is not the tally’s', { ...pine, quoteQty: 14 }, 'quoteQty'],
    ['another customer', { customerID: '5077' }, 'customerID'],
  ])('refuses %s and leaves the cart as it was', async (_what, line, field) => {
    const { world, cart } = await withCart()
    const { body } = await world.post('addCartProduct', addPayload(cart, line))
    expect(body).toEqual({ hasErrors: true, errorTable: [{ field, msg: expect.stringMatching(/./) }] })
    expect((await read(world, cart)).CartContents).toEqual([])
  })
})

describe('changing the cart', () => {
  it('sets a quantity, a unit and a tally', async () => {
    const { world, cart } = await withCart()
    const nails = await world.add(cart, {})
    const boards = await world.add(cart, pine)
    const update = { ...addPayload(cart), lineId: nails }
    expect(await world.call('updateCartProduct', { ...update, quoteQty: 5 })).toEqual({ lineID: nails })
    await world.call('updateCartProduct', { ...update, UOM: 'ea', quoteQty: 7 })
    await world.call('updateCartProduct', {
      ...addPayload(cart, pine),
      lineId: boards,
      quoteQty: 5.4,
      tallyLength: [{ length: 5.4, qty: 1 }],
    })
    expect(await quantities(world, cart)).toEqual([
      [nails, 'NAIL90', 'ea', 7],
      [boards, 'PINE9045', 'm', 5.4],
    ])
    const { CartTallies } = await world.call('getCartTallies', { sessionID: cart, lineNo: boards })
    expect(CartTallies).toEqual([{ productID: 'PINE9045', length: 5.4, qty: 1 }])
  })

  it('refuses a line that is not there, or is of another product, or would be there twice', async () => {
    const { world, cart } = await withCart()
    const nails = await world.add(cart, {})
    const single = await world.add(cart, { UOM: 'ea' })
    const update = { ...addPayload(cart), lineId: nails }
    await expect(world.call('updateCartProduct', { ...update, lineId: 99 })).rejects.toThrow('lineId')
    await expect(
      world.call('updateCartProduct', { ...update, productID: 'GLUE', UOM: 'ea' }),
    ).rejects.toThrow('lineId')
    await expect(world.call('updateCartProduct', { ...update, lineId: single })).rejects.toThrow('UOM')
    await expect(world.call('getCartTallies', { sessionID: cart, lineNo: 99 })).rejects.toThrow('lineNo')
  })

  it('removes a line and never gives its id again', async () => {
    const { world, cart } = await withCart()
    const line = await world.add(cart, pine)
    const removal = { productID: 'PINE9045', sessionID: cart, lineID: line }
    expect(await world.call('deleteCartProduct', removal)).toEqual({ lineID: line })
    await expect(world.call('deleteCartProduct', removal)).rejects.toThrow('Cart line not found')
    expect(await world.add(cart, pine)).toBeGreaterThan(line)
  })
})

describe('reading the cart', () => {
  it('gives unit prices with their tax where the merchant’s prices include it', async () => {
    const { world, cart } = await withCart()
    await world.add(cart, pine)
    expect((await read(world, cart)).CartContents).toEqual([
      {
        lineID: 1,
        productID: 'PINE9045',
        prodDesc: 'Pine 90 x 45 MGP10',
        prodQty: 14.4,
        UOM: 'm',
        unitPrice: 7.0978,
        unitGST: 0.6453,
        isTally: true,
        product: {
          productShortDesc: 'Pine 90 x 45 MGP10',
          productFiles: 'pictures/PINE9045.svg|documents/PINE9045.pdf',
          productImage: 'pictures/PINE9045.svg',
        },
      },
    ])
  })

  it('gives them without tax elsewhere, and no tax where it comes after the order', async () => {
    for (const [options, prices] of [
      [{ isTaxInclusive: false }, [6.4525, 0.6453]],
      [{ isTaxInclusive: false, taxRate: 0 }, [6.4525, 0]],
    ] as const) {
      const { world, cart } = await withCart(options)
      await world.add(cart, pine)
      const [line] = (await read(world, cart)).CartContents
      expect([line?.unitPrice, line?.unitGST]).toEqual(prices)
    }
  })

  it('taxes a product at a rate of its own, where it has one', async () => {
    const { world, cart } = await withCart()
    world.sandbox.database.run("UPDATE products SET tax_rate = 0 WHERE id = 'NAIL90'")
    await world.add(cart, {})
    await world.add(cart, { productID: 'DEL20', UOM: 'ea', quoteQty: 1 })
    expect((await read(world, cart)).CartContents).toMatchObject([
      { productID: 'NAIL90', unitPrice: 35, unitGST: 0 },
      { productID: 'DEL20', unitPrice: 50.05, unitGST: 4.55 },
    ])
  })

  it('uses the best price where the customer has none, and 0 where there is no price', async () => {
    const { world, cart } = await withCart({ isTaxInclusive: false })
    await world.add(cart, {
      productID: 'LVL20045',
      UOM: 'm',
      quoteQty: 1,
      tallyLength: [{ length: 1, qty: 1 }],
    })
    await world.add(cart, { productID: 'GLUE', UOM: 'ea', quoteQty: 1 })
    expect((await read(world, cart)).CartContents.map(({ unitPrice }) => unitPrice)).toEqual([6.9, 0])
  })

  it('shares a cart among one customer’s users and with nobody else', async () => {
    const { world, cart } = await withCart()
    await world.add(cart, {})
    await world.signIn('colleague', 'pass2')
    expect(await quantities(world, cart)).toEqual([[1, 'NAIL90', 'box', 12]])
    await world.signIn('other', 'pass3')
    const notFound = '[{"field":"","msg":"Cart not found"}]'
    await expect(read(world, cart)).rejects.toThrow(notFound)
    await expect(world.add(cart, { customerID: '5077' })).rejects.toThrow(notFound)
    await expect(world.call('getCartTallies', { sessionID: cart, lineNo: 1 })).rejects.toThrow(notFound)
    const removal = { productID: 'NAIL90', sessionID: cart, lineID: 1 }
    await expect(world.call('deleteCartProduct', removal)).rejects.toThrow(notFound)
    const theirs = orderPayload(cart, { customerID: '5077', tpaID: 'U90' })
    await expect(world.call('processComplete', theirs)).rejects.toThrow(notFound)
    await expect(read(world, 'never-was')).rejects.toThrow(notFound)
  })

  it('reads a closed cart as empty, and refuses to write to it', async () => {
    const { world, cart } = await withCart()
    await world.add(cart, {})
    await world.call('processComplete', orderPayload(cart))
    expect(await read(world, cart)).toEqual({ cartSessionId: cart, CartContents: [] })
    expect(await world.call('getCartTallies', { sessionID: cart, lineNo: 1 })).toEqual({ CartTallies: [] })
    const closed = '[{"field":"","msg":"Cart session is closed"}]'
    await expect(world.add(cart, {})).rejects.toThrow(closed)
    await expect(world.call('updateCartProduct', { ...addPayload(cart), lineId: 1 })).rejects.toThrow(closed)
    const removal = { productID: 'NAIL90', sessionID: cart, lineID: 1 }
    await expect(world.call('deleteCartProduct', removal)).rejects.toThrow(closed)
  })
})
