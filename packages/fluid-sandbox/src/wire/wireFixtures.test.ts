import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Operation } from './payload.ts'
import { payloads } from './payloads.ts'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'
import { callRequest } from '../testing/requests.ts'

interface Fixture {
  operation: Operation
  ipApi: string
  request: Record<string, unknown>
  answer: unknown
}

const folder = join(import.meta.dirname, '../../../../docs/wire')
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture)

/** Maps ids of the fixtures' world to ids of this one; the last two are made by the test. */
const idsHere = (cart: string, payment: string) =>
  new Map<unknown, unknown>([
    ['L-301', 'L-FRAMING'],
    [200_311, 100_150],
    [100_210, 100_205],
    ['CC-12', 'C-U78'],
    ['H-31 H-30', '3 2'],
    ['C-9001', cart],
    ['P-501', payment],
  ])

/** Payload values of this world that replace the fixtures' own. */
const here: Partial<Record<Operation, Record<string, unknown>>> = {
  emailTransactions: {
    transactionList: [
      { transactionNumber: 100_150, transactionSuffix: 1 },
      { transactionNumber: 100_120, transactionSuffix: 3 },
    ],
  },
  getClosestBranch: { latitudeDelivery: -37.74, longitudeDelivery: 145.01 },
  getDeliveryCharge: { branchID: 'MEL' },
  getGeocode: { addressLine2: 'Preston', addressLine3: 'VIC 3072' },
  getProductCategories: { start: 0 },
  searchProductTP: { descString: 'pine 90' },
}

/** Brings the back end to the state that the calls assume, and gives its ids. */
async function prepare(world: OpenWorld): Promise<Map<unknown, unknown>> {
  await world.signIn()
  const cart = await world.createCart()
  await world.add(cart, {})
  await world.add(cart, {
    productID: 'PINE9045',
    UOM: 'm',
    quoteQty: 2.4,
    tallyLength: [{ length: 2.4, qty: 1 }],
  })
  const payment = fixtures.find(({ operation }) => operation === 'createPaymentSession')
  await world.post('createPaymentSession', payment?.request)
  const row = world.sandbox.database.get<{ id: string }>('SELECT id FROM payment_sessions')
  return idsHere(cart, row?.id ?? '')
}

describe('the wire’s fixtures', () => {
  let replayed = 0
  afterAll(() => void process.stdout.write(`docs/wire: ${replayed} calls answered by the sandbox\n`))

  it('cover every call', () => {
    expect(fixtures.map(({ operation }) => operation).sort()).toEqual(Object.keys(payloads).sort())
  })

  it.each(fixtures)('$operation is asked and answered as they say', async (fixture) => {
    const world = openWorld()
    const ids = await prepare(world)
    const named = Object.entries(fixture.request).map(([key, value]) => [key, ids.get(value) ?? value])
    const request: object = { ...Object.fromEntries(named), ...here[fixture.operation] }
    expect(Object.keys(request).sort()).toEqual(Object.keys(payloads[fixture.operation]).sort())
    expect(new URL(callRequest(fixture.operation, request).url).searchParams.get('ipApi')).toBe(fixture.ipApi)
    const { status, body } = await world.post(fixture.operation, request)
    expect(status).toBe(200)
    expect(shapeOf(body)).toEqual(shapeOf(fixture.answer))
    replayed += 1
  })
})

/** Returns the keys and types of an answer; the first row represents a whole list. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : []
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}
