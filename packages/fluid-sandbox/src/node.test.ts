import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openNodeSandbox } from './node.ts'
import { listOrders } from './tables/orders.ts'
import { imaginaryMerchant } from './testing/imaginaryMerchant.ts'
import { openWorld } from './testing/openWorld.ts'

describe('a data file', () => {
  function dataFile(): string {
    const folder = mkdtempSync(join(tmpdir(), 'fluid-sandbox-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    return join(folder, 'data.sqlite')
  }

  it('is filled once, and keeps what customers did', async () => {
    const file = dataFile()
    const first = openWorld({}, openNodeSandbox({ merchant: imaginaryMerchant, file }))
    await first.signIn()
    first.sandbox.database.run(`UPDATE customers SET name = 'Renamed'`)
    first.sandbox.close()
    const again = openNodeSandbox({ merchant: imaginaryMerchant, file })
    onTestFinished(() => again.close())
    expect(again.database.all('SELECT DISTINCT name FROM customers')).toEqual([{ name: 'Renamed' }])
    expect(again.database.all('SELECT * FROM sessions')).toHaveLength(1)
    expect(listOrders(again.database)).toEqual([])
  })

  it('is refused, with what to do, when it is another merchant’s or of another version', () => {
    const file = dataFile()
    const sandbox = openNodeSandbox({ merchant: imaginaryMerchant, file })
    const other = { ...imaginaryMerchant, id: 'cascade' }
    expect(() => openNodeSandbox({ merchant: other, file })).toThrow(
      'The data file is of imaginary, not of cascade',
    )
    sandbox.database.exec('PRAGMA user_version = 999')
    sandbox.close()
    expect(() => openNodeSandbox({ merchant: imaginaryMerchant, file })).toThrow(/another version.*Delete it/)
  })
})
