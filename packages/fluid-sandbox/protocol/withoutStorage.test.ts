import { createMemoryStorage } from '@trade-portal/fluid-sdk'
import type { FluidStorage } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { lookAgain, press } from './carryOn.ts'
import { aimAt, openCheckout, orders, reload, sentOrders, wish } from './checkout.ts'

describe('a page that cannot store', () => {
  const blocked = () => {
    throw new DOMException('The page may not store', 'SecurityError')
  }
  const positions: [name: string, make: () => FluidStorage][] = [
    [
      'whose storage is blocked',
      () => ({ length: 0, key: blocked, getItem: blocked, setItem: blocked, removeItem: blocked }),
    ],
    ['whose storage is full', () => ({ ...createMemoryStorage(), setItem: blocked })],
  ]

  it.each(positions)('places one order, %s', async (_, make) => {
    const { world, page, seenCart } = await openCheckout({ storage: make() })
    aimAt(world, 'processComplete', { kind: 'reset' }, 'after')
    expect(await press(world, { page, seenCart, wish })).toMatchObject({ status: 'confirmed' })
    expect(orders(world)).toHaveLength(1)
  })

  it.each(positions)('remembers an open order as long as it is there, %s', async (_, make) => {
    const { world, page, seenCart } = await openCheckout({ storage: make() })
    world.network.historyLag = 600_000
    aimAt(world, 'processComplete', { kind: 'reset' }, 'after')
    expect(await press(world, { page, seenCart, wish })).toMatchObject({ status: 'unresolved' })
    expect(await press(world, { page, seenCart, wish })).toMatchObject({ status: 'unresolved' })
    expect(sentOrders(world)).toBe(1)
    world.network.historyLag = 0
    const [unseen] = await page.ask((client) => client.orders.listUnseen())
    expect(await lookAgain(world, page, unseen?.id ?? '')).toMatchObject({ status: 'confirmed' })
  })

  /** A storage that keeps its entries and accepts no more once it is full. */
  function openFillingStorage() {
    const memory = createMemoryStorage()
    let isFull = false
    const setItem = (key: string, value: string) => (isFull ? blocked() : memory.setItem(key, value))
    const storage = Object.assign(Object.create(memory) as FluidStorage, { setItem })
    const fill = () => {
      isFull = true
    }
    return { storage, fill }
  }

  it('makes one order when two tabs press that cannot see each other’s lease', async () => {
    const { storage, fill } = openFillingStorage()
    const { world, page, seenCart } = await openCheckout({ storage, hasLocks: false })
    const other = world.browser.open()
    fill()
    aimAt(world, 'processComplete', { kind: 'late', ms: 1000 })
    const reported = await Promise.all([
      press(world, { page, seenCart, wish }),
      press(world, { page: other, seenCart, wish }),
    ])
    expect(sentOrders(world)).toBe(2)
    const [order, ...more] = orders(world)
    expect(more).toEqual([])
    const confirmed = { status: 'confirmed', number: order?.number }
    expect(reported).toMatchObject([confirmed, confirmed])
  })

  it('makes no second order after a reload, when the storage was too full for the record', async () => {
    const { storage, fill } = openFillingStorage()
    const { world, page, seenCart } = await openCheckout({ storage })
    fill()
    world.network.historyLag = 600_000
    aimAt(world, 'processComplete', { kind: 'reset' }, 'after')
    expect(await press(world, { page, seenCart, wish })).toMatchObject({ status: 'unresolved' })
    const again = await reload(world, { page })
    expect(again.reported).toEqual([])
    const reported = await press(world, { page: again.page, seenCart, wish })
    expect(reported).toMatchObject({ status: 'cartChanged', cart: { lines: [] } })
    expect(sentOrders(world)).toBe(1)
  })
})
