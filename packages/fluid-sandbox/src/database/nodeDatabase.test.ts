import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSandbox } from '../sandbox/createSandbox.ts'
import { openNodeDatabase } from './nodeDatabase.ts'
import { listOrders } from '../tables/orders.ts'
import { seedDatabase } from '../seed/seedDatabase.ts'
import { openWorld } from '../testing/openWorld.ts'
import { orderPayload } from '../testing/requests.ts'
import { worldSeed } from '../testing/worldSeed.ts'

function dataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fluid-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'data.sqlite')
}

describe('a file', () => {
  it('keeps orders, carts and sessions over a restart', async () => {
    const file = dataFile()
    const database = openNodeDatabase(file)
    seedDatabase(database, worldSeed())
    const before = openWorld({}, createSandbox({ database }))
    await before.signIn()
    const ordered = await before.createCart()
    await before.add(ordered, {})
    const { quoteNumber } = await before.call('processComplete', orderPayload(ordered))
    const open = await before.createCart()
    await before.add(open, { quoteQty: 7 })
    before.sandbox.close()

    const after = openWorld({}, createSandbox({ database: openNodeDatabase(file) }))
    after.session = before.session
    expect(listOrders(after.sandbox.database)).toEqual([expect.objectContaining({ number: quoteNumber })])
    const cart = await after.call('getCartContents', { sessionID: open, tpaID: 'U77', userName: 'builder' })
    expect(cart.CartContents).toEqual([expect.objectContaining({ productID: 'NAIL90', prodQty: 7 })])
    await expect(after.call('processComplete', orderPayload(ordered))).rejects.toThrow(
      'Cart session is closed',
    )
    expect(await after.call('processComplete', orderPayload(open))).toEqual({ quoteNumber: 100_235 })
  })

  it('is seeded whole or not at all', () => {
    const database = openNodeDatabase(dataFile())
    onTestFinished(() => database.close())
    const seed = worldSeed()
    const twice = { ...seed, users: [...seed.users, ...seed.users] }
    expect(() => seedDatabase(database, twice)).toThrow(/UNIQUE/)
    expect(database.all('SELECT name FROM sqlite_master')).toEqual([])
    seedDatabase(database, seed)
    expect(database.get('SELECT count(*) AS count FROM users')).toEqual({ count: seed.users.length })
  })
})

describe('a transaction', () => {
  it('is rolled back when its work throws, and the next one works', () => {
    const database = openNodeDatabase(':memory:')
    onTestFinished(() => database.close())
    database.exec('CREATE TABLE things (name TEXT)')
    const add = (name: string) => database.run('INSERT INTO things VALUES (?)', [name])
    expect(() =>
      database.transaction(() => {
        add('lost')
        throw new Error('half way')
      }),
    ).toThrow('half way')
    expect(database.transaction(() => (add('kept'), 'done'))).toBe('done')
    expect(database.all('SELECT name FROM things')).toEqual([{ name: 'kept' }])
  })
})
