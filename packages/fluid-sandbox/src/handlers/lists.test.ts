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

const readLists = async (world: OpenWorld, custID = '4021') =>
  (await world.call('getCustomLists', { custID })).CustomLists

const listNames = async (world: OpenWorld, custID?: string) =>
  (await readLists(world, custID)).map(({ name, type }) => [name, type])

const findList = async (world: OpenWorld, wanted: string) => {
  const list = (await readLists(world)).find(({ name }) => name === wanted)
  if (!list) throw new Error(`There is no list ${wanted}`)
  return list
}

const save = async (world: OpenWorld, sessionID: string, customList: string) =>
  (await world.call('saveCustomList', { sessionID, customList })).cartSessionId

const copy = (world: OpenWorld, fromSessionID: string, toSessionID: string) =>
  world.call('copyCartToCart', { deviceID: 'TP001', fromSessionID, toSessionID })

const contents = async (world: OpenWorld, sessionID: string) =>
  (await world.call('getCartContents', { sessionID, tpaID: 'U77', userName: 'builder' })).CartContents

const quantities = async (world: OpenWorld, sessionID: string) =>
  (await contents(world, sessionID)).map(({ productID, UOM, prodQty }) => [productID, UOM, prodQty])

const tallies = async (world: OpenWorld, sessionID: string, lineNo: number) =>
  (await world.call('getCartTallies', { sessionID, lineNo })).CartTallies.map(({ length, qty }) => [
    length,
    qty,
  ])

describe('getCustomLists', () => {
  it('gives the merchant’s lists and the customer’s own, and nobody else’s', async () => {
    const { world } = await withCart()
    expect(await listNames(world)).toEqual([
      ['Site starter', 'Generic'],
      ['Framing kit', 'Custom'],
    ])
    await world.signIn('other', 'pass3')
    expect(await listNames(world, '5077')).toEqual([
      ['Site starter', 'Generic'],
      ['Deck job', 'Custom'],
    ])
    await expect(readLists(world)).rejects.toThrow('[{"field":"custID","msg":"Customer not found"}]')
  })

  it('gives their lines as the cart’s, at today’s prices', async () => {
    const { world, cart } = await withCart()
    await world.add(cart, { quoteQty: 4 })
    await world.add(cart, pine)
    const { contents: lines } = await findList(world, 'Framing kit')
    expect(lines).toEqual(await contents(world, cart))
    world.sandbox.database.run(`UPDATE products SET customer_price = 400000 WHERE id = 'NAIL90'`)
    expect((await findList(world, 'Framing kit')).contents[0]).toMatchObject({ unitPrice: 44, unitGST: 4 })
  })
})

describe('saveCustomList', () => {
  it('copies the cart’s lines and tallies into a list of its own, and the cart stays', async () => {
    const { world, cart } = await withCart()
    await world.add(cart, {})
    const removed = await world.add(cart, { UOM: 'ea' })
    await world.call('deleteCartProduct', { productID: 'NAIL90', sessionID: cart, lineID: removed })
    await world.add(cart, pine)
    const id = await save(world, cart, '  Stage 2 ')
    expect(id).not.toBe(cart)
    const list = await findList(world, 'Stage 2')
    expect(list).toMatchObject({ cartSessionId: id, type: 'Custom' })
    expect(list.contents.map(({ productID, prodQty }) => [productID, prodQty])).toEqual([
      ['NAIL90', 12],
      ['PINE9045', 14.4],
    ])
    expect(await tallies(world, id, list.contents[1]?.lineID ?? 0)).toEqual([
      [2.4, 3],
      [3.6, 2],
    ])

    await world.add(cart, { quoteQty: 1 })
    expect(await quantities(world, cart)).toEqual([
      ['NAIL90', 'box', 13],
      ['PINE9045', 'm', 14.4],
    ])
    expect((await findList(world, 'Stage 2')).contents[0]?.prodQty).toBe(12)
  })

  it('replaces the list of exactly the same name, and keeps one that differs in case', async () => {
    const { world, cart } = await withCart()
    await world.add(cart, {})
    const first = await save(world, cart, 'Étage 2')
    await world.add(cart, { quoteQty: 1 })
    await save(world, cart, 'éTAGE 2')
    await world.add(cart, { quoteQty: 1 })
    const third = await save(world, cart, 'Étage 2')
    expect(third).not.toBe(first)
    expect(await listNames(world)).toEqual([
      ['Site starter', 'Generic'],
      ['Framing kit', 'Custom'],
      ['Étage 2', 'Custom'],
      ['éTAGE 2', 'Custom'],
    ])
    expect((await findList(world, 'éTAGE 2')).contents[0]?.prodQty).toBe(13)
    expect((await findList(world, 'Étage 2')).contents[0]?.prodQty).toBe(14)
    await expect(contents(world, first)).rejects.toThrow('Cart not found')
  })

  it('leaves a list of that name alone which is the merchant’s or another customer’s', async () => {
    const { world, cart } = await withCart()
    await world.add(cart, {})
    await save(world, cart, 'Deck job')
    await save(world, cart, 'Site starter')
    expect(await listNames(world)).toEqual([
      ['Site starter', 'Generic'],
      ['Deck job', 'Custom'],
      ['Framing kit', 'Custom'],
      ['Site starter', 'Custom'],
    ])
    await world.signIn('other', 'pass3')
    expect(await listNames(world, '5077')).toContainEqual(['Deck job', 'Custom'])
  })

  it('refuses an empty cart, a cart that is not open, and no name', async () => {
    const { world, cart } = await withCart()
    await expect(save(world, cart, 'Stage 2')).rejects.toThrow('[{"field":"","msg":"Cart is empty"}]')
    await world.add(cart, {})
    await expect(save(world, cart, '  ')).rejects.toThrow('customList')
    await expect(save(world, 'never-was', 'Stage 2')).rejects.toThrow('Cart not found')
    await expect(save(world, 'L-FRAMING', 'Stage 2')).rejects.toThrow('Cart not found')
    await world.call('processComplete', orderPayload(cart))
    await expect(save(world, cart, 'Stage 2')).rejects.toThrow('Cart session is closed')
    expect(await listNames(world)).not.toContainEqual(['Stage 2', 'Custom'])
  })
})

describe('deleteCustomList', () => {
  it('removes the customer’s own list', async () => {
    const { world } = await withCart()
    expect(await world.call('deleteCustomList', { sessionID: 'L-FRAMING' })).toEqual({})
    expect(await listNames(world)).toEqual([['Site starter', 'Generic']])
  })

  it('refuses everything else', async () => {
    const { world, cart } = await withCart()
    for (const sessionID of ['L-STARTER', 'L-DECK', 'never-was', cart]) {
      await expect(world.call('deleteCustomList', { sessionID })).rejects.toThrow('List not found')
    }
    expect(await contents(world, cart)).toEqual([])
    expect(await listNames(world)).toHaveLength(2)
  })
})

describe('copyCartToCart', () => {
  it('raises the lines that are there by product and unit, and adds tallies as lines of their own', async () => {
    const { world, cart } = await withCart()
    await world.add(cart, {})
    await world.add(cart, { UOM: 'ea', quoteQty: 5 })
    await world.add(cart, pine)
    expect(await copy(world, 'L-FRAMING', cart)).toEqual({})
    expect(await quantities(world, cart)).toEqual([
      ['NAIL90', 'box', 16],
      ['NAIL90', 'ea', 5],
      ['PINE9045', 'm', 14.4],
      ['PINE9045', 'm', 14.4],
    ])
    const copied = (await contents(world, cart)).at(-1)
    expect(await tallies(world, cart, copied?.lineID ?? 0)).toEqual([
      [2.4, 3],
      [3.6, 2],
    ])
    expect((await findList(world, 'Framing kit')).contents).toHaveLength(2)
  })

  it('leaves out what is no longer sold, without a word, where the back end is one that does', async () => {
    const { world, cart } = await withCart()
    world.sandbox.copies.withoutUnsold = true
    world.sandbox.database.run("DELETE FROM product_lengths WHERE product_id = 'PINE9045' AND length = 3600")
    expect(await copy(world, 'L-FRAMING', cart)).toEqual({})
    expect(await quantities(world, cart)).toEqual([['NAIL90', 'box', 4]])
  })

  it('copies the merchant’s lists and other carts too; a closed one is as empty as it reads', async () => {
    const { world, cart } = await withCart()
    await copy(world, 'L-STARTER', cart)
    expect(await contents(world, cart)).toHaveLength(3)
    const second = await world.createCart()
    await copy(world, cart, second)
    expect(await quantities(world, second)).toEqual(await quantities(world, cart))
    await world.call('processComplete', orderPayload(cart))
    const third = await world.createCart()
    await copy(world, cart, third)
    expect(await contents(world, third)).toEqual([])
  })

  it('refuses the whole when something is no longer sold, and names it', async () => {
    const { world, cart } = await withCart()
    const { database } = world.sandbox
    database.run(`UPDATE products SET units = 'ea' WHERE id = 'NAIL90'`)
    database.run(`DELETE FROM product_lengths WHERE product_id = 'PINE9045' AND length = 3600`)
    await expect(copy(world, 'L-STARTER', cart)).rejects.toThrow(
      JSON.stringify([
        {
          field: 'productID',
          msg: "Framing nail 90 mm 100% steel (NAIL90) is no longer sold by 'box'",
        },
        { field: 'productID', msg: 'Pine 90 x 45 MGP10 (PINE9045) is no longer stocked in 3.6 m' },
      ]),
    )
    expect(await contents(world, cart)).toEqual([])
  })

  it('refuses what is no open cart to copy to, and itself', async () => {
    const { world, cart } = await withCart()
    await expect(copy(world, 'never-was', cart)).rejects.toThrow('Cart not found')
    await expect(copy(world, 'L-FRAMING', 'never-was')).rejects.toThrow('Cart not found')
    await expect(copy(world, 'L-STARTER', 'L-FRAMING')).rejects.toThrow('Cart not found')
    await expect(copy(world, cart, cart)).rejects.toThrow('toSessionID')
    await world.add(cart, {})
    await world.call('processComplete', orderPayload(cart))
    await expect(copy(world, 'L-FRAMING', cart)).rejects.toThrow('Cart session is closed')
  })
})

describe('a list', () => {
  it('gives lines back and is no cart otherwise', async () => {
    const { world } = await withCart()
    const removal = { productID: 'NAIL90', sessionID: 'L-FRAMING', lineID: 1 }
    expect(await world.call('deleteCartProduct', removal)).toEqual({ lineID: 1 })
    expect((await findList(world, 'Framing kit')).contents.map(({ lineID }) => lineID)).toEqual([2])
    const notFound = '[{"field":"","msg":"Cart not found"}]'
    for (const list of ['L-FRAMING', 'L-STARTER']) {
      await expect(world.add(list, {})).rejects.toThrow(notFound)
      const update = { ...addPayload(list, pine), lineId: 2 }
      await expect(world.call('updateCartProduct', update)).rejects.toThrow(notFound)
      await expect(world.call('processComplete', orderPayload(list))).rejects.toThrow(notFound)
    }
  })

  it('of the merchant’s gives nothing back', async () => {
    const { world } = await withCart()
    const removal = { productID: 'NAIL90', sessionID: 'L-STARTER', lineID: 1 }
    await expect(world.call('deleteCartProduct', removal)).rejects.toThrow('the merchant’s own')
    expect((await findList(world, 'Site starter')).contents).toHaveLength(3)
  })
})
