import { describe, expect, it, vi } from 'vitest'
import { deliveryOf, openOrderBackEnd, orderOf } from '../testing/orderBackEnd'
import { createMemoryStorage } from './storage'
import type { FluidStorage } from './storage'

const junk = [
  'null',
  '{"width":1280}',
  '[]',
  '[null,7,{}]',
  '"x"',
  '1e999',
  '{',
  '{}',
  '',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"id":{"a":[]},"username":7,"pageSize":-1,"isTaxInclusive":true,"owner":"x","expiresAt":1e999}',
]

/** Creates a storage that records every name written to it. */
function noting(names: Set<string>): FluidStorage {
  const storage = createMemoryStorage()
  return {
    ...storage,
    get length() {
      return storage.length
    },
    setItem(key, value) {
      names.add(key)
      storage.setItem(key, value)
    },
  }
}

/** Makes the client store all it ever stores. @returns the names of the entries. */
async function storedNames(): Promise<string[]> {
  const names = new Set<string>()
  // A page without locks takes a lease in the storage.
  vi.stubGlobal('navigator', {})
  const { client } = await openOrderBackEnd(undefined, { storage: noting(names), tabStorage: noting(names) })
  await client.settings.read()
  await client.orders.place(deliveryOf(await client.cart.read()))
  await client.session.signIn({ username: 'builder', password: 'p', isRemembered: true })
  vi.unstubAllGlobals()
  return [...names].map((name) => name.replace(/^trade:@[^:]*:/, ''))
}

describe('junk in what the client stores', () => {
  it('stands in the way of nothing, in any of its keys [case-053]', async () => {
    const names = await storedNames()
    for (const kind of [
      'session',
      'cart:',
      'cart:charges',
      'cart:lease:',
      'attempt:',
      'placed:',
      'listing-settings',
    ])
      expect(names.some((name) => name.startsWith(kind))).toBe(true)
    for (const text of junk) {
      const [storage, tabStorage] = [createMemoryStorage(), createMemoryStorage()]
      const before = await openOrderBackEnd(undefined, { storage, tabStorage })
      const merchant = storage.key(0)?.replace(/^(trade:@[^:]*:).*/, '$1') ?? ''
      for (const name of [...names, 'owner']) {
        storage.setItem(merchant + name, text)
        tabStorage.setItem(merchant + name, text)
      }
      expect(before.client.session.current()).toBeNull()
      const { client } = await openOrderBackEnd(undefined, { storage, tabStorage })
      expect(await client.orders.listUnseen()).toEqual([])
      const outcome = await client.orders.place(orderOf(await client.cart.open()))
      expect(outcome).toMatchObject({ status: 'confirmed' })
      await client.session.signOut()
      expect(client.session.current()).toBeNull()
    }
  })

  it('in place of the cart’s id gives way to a new cart, which is ordered [case-053]', async () => {
    for (const text of [...junk, 'C-0', 'C-9001 ']) {
      const storage = createMemoryStorage()
      const { client, sent } = await openOrderBackEnd(
        (world) => ({
          getCartContents: ({ sessionID }) =>
            /^C-900\d$/.test(sessionID)
              ? { cartSessionId: sessionID, CartContents: world.lines }
              : { hasErrors: true, errorTable: [{ field: '', msg: 'Cart not found' }] },
        }),
        { storage },
      )
      const key = Array.from({ length: storage.length }, (_, index) => storage.key(index)).find((each) =>
        each?.includes(':cart:'),
      )
      expect(storage.getItem(key ?? '')).toBe('C-9001')
      storage.setItem(key ?? '', text)
      expect(await client.cart.open()).toMatchObject({ id: 'C-9002', lines: [] })
      await client.cart.addProduct({ productId: 'NAIL90', unit: 'box', quantity: 2 })
      const outcome = await client.orders.place(orderOf(await client.cart.read()))
      expect(outcome).toMatchObject({ status: 'confirmed' })
      expect(sent('processComplete')).toMatchObject([{ sessionID: 'C-9002' }])
      expect(sent('createCart')).toHaveLength(2)
    }
  })
})
