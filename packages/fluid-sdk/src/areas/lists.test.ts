import { describe, expect, it } from 'vitest'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'

const refusal = (msg: string) => ({ hasErrors: true, errorTable: [{ field: '', msg }] })
const notFound = refusal('Cart not found')
const nails = { productId: 'NAIL90', unit: 'box', quantity: 2 }
const deck = { name: 'Deck' }

/**
 * Opens a back end whose carts and lists are the same kind of record, as on the wire, with a signed-in customer. It
 * saves a cart as a separate list or, with `turnsCarts`, turns the cart itself into the list.
 */
async function openShop(script: Script = {}, { turnsCarts = false } = {}) {
  const sessions = new Map<string, string[]>([['L-generic', ['PINE9045']]])
  const names = new Map([['L-generic', 'Frame starter']])
  const closed = new Set<string>()
  const contents = (id: string) =>
    closed.has(id)
      ? []
      : (sessions.get(id) ?? []).map((productID, index) => ({ lineID: index + 1, productID }))
  const shut = (id: string) => {
    if (!sessions.has(id)) return notFound
    return closed.has(id) ? refusal('Cart session is closed') : null
  }
  const broken = new Set<string>()
  const answers: Script = {
    createCart: () => {
      const cartSessionId = `C-${sessions.size}`
      sessions.set(cartSessionId, [])
      return { cartSessionId }
    },
    getCartContents: ({ sessionID }) =>
      sessions.has(sessionID) ? { CartContents: contents(sessionID) } : notFound,
    addCartProduct: ({ sessionID, productID }) => {
      const refused = shut(sessionID)
      return refused ?? { lineID: sessions.get(sessionID)?.push(productID) }
    },
    deleteCartProduct: ({ sessionID, lineID }) => {
      sessions.get(sessionID)?.splice(lineID - 1, 1)
      return { lineID }
    },
    getCustomLists: () => ({
      CustomLists: [...names].map(([cartSessionId, name]) => ({
        name,
        cartSessionId,
        type: cartSessionId === 'L-generic' ? 'Generic' : 'Custom',
        contents: contents(cartSessionId),
      })),
    }),
    saveCustomList: ({ sessionID, customList }) => {
      const cartSessionId = turnsCarts ? sessionID : `L-${customList}`
      if (!turnsCarts) sessions.set(cartSessionId, [...(sessions.get(sessionID) ?? [])])
      names.set(cartSessionId, customList)
      return shut(sessionID) ?? { cartSessionId }
    },
    deleteCustomList: ({ sessionID }) => ({
      isDeleted: sessions.delete(sessionID) && names.delete(sessionID),
    }),
    copyCartToCart: ({ fromSessionID, toSessionID }) => {
      const refused = sessions.has(fromSessionID) ? shut(toSessionID) : notFound
      if (!refused) sessions.get(toSessionID)?.push(...(sessions.get(fromSessionID) ?? []))
      return refused ?? {}
    },
    ...script,
  }
  const breakable = Object.entries(answers).map(([operation, answer]) => [
    operation,
    (payload: never) => (broken.has(operation) ? new Response('', { status: 502 }) : answer(payload)),
  ])
  const { client, calls } = createFixtureClient(Object.fromEntries(breakable))
  await client.session.signIn(fixtureSignIn)
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map((call) => call.payload)
  const products = async () => (await client.cart.open()).lines.map(({ productId }) => productId)
  return { client, sent, broken, closed, sessions, products }
}

describe('saving a list', () => {
  it('keeps the cart’s goods under the name, and the cart', async () => {
    const { client, sent, products } = await openShop()
    await client.cart.addProduct(nails)
    expect(await client.lists.save({ name: ' Deck ' })).toBe('L-Deck')
    expect(sent('saveCustomList')).toEqual([{ sessionID: 'C-1', customList: 'Deck' }])
    const lists = await client.lists.list()
    expect(lists.find(({ name }) => name === 'Deck')?.lines).toMatchObject([{ productId: 'NAIL90' }])
    expect(await products()).toEqual(['NAIL90'])
    expect(sent('createCart')).toHaveLength(1)
  })

  it.each(['', '  \n'])('wants a name, and %j is none', async (name) => {
    const { client, sent } = await openShop()
    await client.cart.addProduct(nails)
    await expect(client.lists.save({ name })).rejects.toMatchObject({
      name: 'FluidFieldError',
      errors: [{ field: 'name', msg: 'Required' }],
    })
    expect(sent('saveCustomList')).toEqual([])
  })

  it('wants a cart, and makes none', async () => {
    const { client, sent } = await openShop()
    await expect(client.lists.save(deck)).rejects.toThrow('CartSessionId is undefined')
    expect([...sent('createCart'), ...sent('saveCustomList')]).toEqual([])
  })

  it('says what the merchant refuses', async () => {
    const { client } = await openShop({ saveCustomList: () => refusal('Cart is empty') })
    await client.cart.open()
    await expect(client.lists.save(deck)).rejects.toThrow('Cart is empty')
  })
})

describe('the lengths of a list’s line', () => {
  it('are read of the list, each length once', async () => {
    const CartTallies = [
      { productID: 'PINE9045', length: 2.4, qty: 10 },
      { productID: 'PINE9045', length: 3.6, qty: 12 },
      { productID: 'PINE9045', length: 2.4, qty: 8 },
    ]
    const { client, sent } = await openShop({ getCartTallies: () => ({ CartTallies }) })
    expect(await client.lists.listTally({ listId: 'L-generic', lineId: 1 })).toEqual([
      { length: 2400, quantity: 18 },
      { length: 3600, quantity: 12 },
    ])
    expect(sent('getCartTallies')).toEqual([{ sessionID: 'L-generic', lineNo: 1 }])
  })
})

describe('saving a transaction as a list', () => {
  const order = { number: 418_901, suffix: 0 }
  const copied = { copyTranToCart: () => ({}) }

  it('has the merchant copy it to a cart that is nobody’s, and leaves the customer’s alone', async () => {
    const { client, sent, products } = await openShop(copied)
    await client.cart.addProduct(nails)
    expect(await client.lists.saveTransaction({ ...order, name: ' Deck ' })).toBe('L-Deck')
    expect(sent('copyTranToCart')).toMatchObject([
      { transactionNumber: 418_901, transactionSuffix: 0, sessionID: 'C-2' },
    ])
    expect(sent('saveCustomList')).toEqual([{ sessionID: 'C-2', customList: 'Deck' }])
    expect(await products()).toEqual(['NAIL90'])
  })

  it('saves nothing that the merchant refuses to copy, and nothing without a name', async () => {
    const { client, sent } = await openShop({ copyTranToCart: () => refusal('NAIL90 is no longer sold') })
    await expect(client.lists.saveTransaction({ ...order, name: 'Deck' })).rejects.toThrow('no longer sold')
    await expect(client.lists.saveTransaction({ ...order, name: ' ' })).rejects.toThrow('Required')
    expect(sent('saveCustomList')).toEqual([])
    expect(sent('createCart')).toHaveLength(1)
  })
})

describe('a back end that turns the cart into the list', () => {
  const turning = (script: Script = {}) => openShop(script, { turnsCarts: true })

  it('leaves the customer with a cart of the same goods, apart from the list', async () => {
    const { client, products } = await turning()
    await client.cart.addProduct(nails)
    const listId = await client.lists.save(deck)
    const cart = await client.cart.open()
    expect(cart.id).not.toBe(listId)
    expect(cart.isReplacement).toBe(false)
    await client.cart.addProduct({ ...nails, productId: 'PINE9045' })
    expect(await products()).toEqual(['NAIL90', 'PINE9045'])
    const lists = await client.lists.list()
    expect(lists.find(({ id }) => id === listId)?.lines).toMatchObject([{ productId: 'NAIL90' }])
    await client.lists.remove({ listId })
    expect(await products()).toEqual(['NAIL90', 'PINE9045'])
  })

  it.each(['createCart', 'copyCartToCart'])('loses nothing when %s fails', async (failing) => {
    const { client, broken, products, sent } = await turning()
    await client.cart.addProduct(nails)
    broken.add(failing)
    await expect(client.lists.save(deck)).rejects.toMatchObject({ name: 'FluidTransportError' })
    const { id } = await client.cart.open()
    expect(await products()).toEqual(['NAIL90'])
    expect(await client.lists.list()).toContainEqual(expect.objectContaining({ id, name: 'Deck' }))

    await expect(client.lists.remove({ listId: id })).rejects.toMatchObject({ name: 'FluidFieldError' })
    await expect(client.lists.copyToCart({ listId: id })).rejects.toMatchObject({ name: 'FluidFieldError' })
    expect(sent('deleteCustomList')).toEqual([])

    broken.clear()
    expect(await client.lists.save(deck)).toBe(id)
    expect((await client.cart.open()).id).not.toBe(id)
    expect(await products()).toEqual(['NAIL90'])
  })

  it('is not asked to copy for somebody else', async () => {
    const { client, sent } = await turning({
      saveCustomList: ({ sessionID }) => {
        client.session.signOut()
        return { cartSessionId: sessionID }
      },
    })
    await client.cart.addProduct(nails)
    await expect(client.lists.save(deck)).rejects.toMatchObject({ name: 'FluidSessionChangedError' })
    expect([...sent('createCart').slice(1), ...sent('copyCartToCart')]).toEqual([])
  })
})

describe('a list', () => {
  it('is none when the merchant has no records', async () => {
    const { client } = await openShop({ getCustomLists: () => refusal('No matching records') })
    expect(await client.lists.list()).toEqual([])
  })

  it('of the customer’s loses a line, and goes', async () => {
    const { client, sent } = await openShop()
    await client.cart.addProduct(nails)
    const listId = await client.lists.save(deck)
    await client.lists.removeLine({ listId, lineId: 1, productId: 'NAIL90' })
    expect(sent('deleteCartProduct')).toEqual([{ productID: 'NAIL90', sessionID: listId, lineID: 1 }])
    await client.lists.remove({ listId })
    expect((await client.lists.list()).map(({ id }) => id)).toEqual(['L-generic'])
  })

  it('of the merchant’s is not changed', async () => {
    const { client, sent } = await openShop()
    const [generic] = await client.lists.list()
    expect(generic).toMatchObject({ isGeneric: true, lines: [{ productId: 'PINE9045' }] })
    const listId = generic?.id ?? ''
    const words = 'A generic list cannot be changed'
    await expect(client.lists.remove({ listId })).rejects.toThrow(words)
    await expect(client.lists.removeLine({ listId, lineId: 1, productId: 'PINE9045' })).rejects.toThrow(words)
    expect([...sent('deleteCustomList'), ...sent('deleteCartProduct')]).toEqual([])
  })
})

describe('copying a list to the cart', () => {
  const copy = { listId: 'L-generic' }

  it('makes a cart where there is none', async () => {
    const { client, products } = await openShop()
    await client.lists.copyToCart(copy)
    expect(await products()).toEqual(['PINE9045'])
  })

  it('adds to what is there', async () => {
    const { client, products } = await openShop()
    await client.cart.addProduct(nails)
    await client.lists.copyToCart(copy)
    expect(await products()).toEqual(['NAIL90', 'PINE9045'])
  })

  it.each(['closed', 'unknown'])('goes to a new cart when the current one is %s, once', async (end) => {
    const { client, closed, sessions, sent, products } = await openShop()
    const { id } = await client.cart.open()
    if (end === 'closed') closed.add(id)
    else sessions.delete(id)
    await client.lists.copyToCart(copy)
    expect(sent('copyCartToCart')).toHaveLength(2)
    expect(await client.cart.open()).toMatchObject({ isReplacement: true })
    expect(await products()).toEqual(['PINE9045'])
  })

  it.each([[[nails]], [[]]])('of a list that is gone leaves the cart of %j alone', async (goods) => {
    const { client, sent } = await openShop()
    for (const product of goods) await client.cart.addProduct(product)
    const before = await client.cart.open()
    await expect(client.lists.copyToCart({ listId: 'L-gone' })).rejects.toMatchObject({
      name: 'FluidNoRecordsError',
      operation: 'copyCartToCart',
    })
    expect(sent('copyCartToCart')).toHaveLength(1)
    expect(await client.cart.open()).toEqual(before)
  })

  it('does not give up a cart with goods for a list that is closed', async () => {
    const { client, products } = await openShop({ copyCartToCart: () => refusal('Cart session is closed') })
    await client.cart.addProduct(nails)
    await expect(client.lists.copyToCart(copy)).rejects.toMatchObject({ name: 'FluidNoRecordsError' })
    expect(await products()).toEqual(['NAIL90'])
  })

  it('gives up no cart that it cannot look at', async () => {
    const { client, broken, sent } = await openShop({ copyCartToCart: () => notFound })
    const { id } = await client.cart.open()
    broken.add('getCartContents')
    await expect(client.lists.copyToCart(copy)).rejects.toMatchObject({ name: 'FluidTransportError' })
    broken.clear()
    expect((await client.cart.open()).id).toBe(id)
    expect(sent('createCart')).toHaveLength(1)
  })
})
