import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Operation } from './payload.ts'
import { payloads } from './payloads.ts'
import { openWorld, type OpenWorld } from './testing/openWorld.ts'
import { callRequest } from './testing/requests.ts'

interface Fixture {
  operation: Operation
  ipApi: string
  request: Record<string, unknown>
  answer: unknown
}

const folder = join(import.meta.dirname, '../../../docs/wire')
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture)

/** What stands in the fixtures' world and, under another id or place, in this one. */
const here: Partial<Record<Operation, Record<string, unknown>>> = {
  getClosestBranch: { latitudeDelivery: -37.74, longitudeDelivery: 145.01 },
  getDeliveryCharge: { branchID: 'MEL' },
  getGeocode: { addressLine2: 'Preston', addressLine3: 'VIC 3072' },
  getProductCategories: { start: 0 },
  searchProductTP: { descString: 'pine 90' },
}

/** Gets the back end into the state that the call speaks of. */
async function prepare(world: OpenWorld): Promise<string> {
  await world.signIn()
  const earlier = await world.createCart()
  await world.add(earlier, {})
  const [order] = fixtures.filter(({ operation }) => operation === 'processComplete')
  await world.post('processComplete', { ...order?.request, sessionID: earlier })
  const cart = await world.createCart()
  await world.add(cart, {})
  await world.add(cart, {
    productID: 'PINE9045',
    UOM: 'm',
    quoteQty: 2.4,
    tallyLength: [{ length: 2.4, qty: 1 }],
  })
  return cart
}

describe('the wire’s fixtures', () => {
  it('cover every call', () => {
    expect(fixtures.map(({ operation }) => operation).sort()).toEqual(Object.keys(payloads).sort())
  })

  it.each(fixtures)('$operation is asked and answered as they say', async (fixture) => {
    const world = openWorld()
    const cart = await prepare(world)
    const request = { ...fixture.request, ...here[fixture.operation] }
    if ('sessionID' in request) request['sessionID'] = cart
    expect(Object.keys(request).sort()).toEqual(Object.keys(payloads[fixture.operation]).sort())
    expect(new URL(callRequest(fixture.operation, request).url).searchParams.get('ipApi')).toBe(fixture.ipApi)
    const { status, body } = await world.post(fixture.operation, request)
    expect(status).toBe(200)
    expect(shapeOf(body)).toEqual(shapeOf(fixture.answer))
  })
})

/** The keys and types of an answer; a list is told by its first row. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : []
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}
