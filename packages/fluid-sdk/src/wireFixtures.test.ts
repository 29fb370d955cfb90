import { afterAll, describe, expect, it } from 'vitest'
import type { FluidClient } from './client'
import { isFluidError } from './errors'
import { accountUses } from './testing/accountUses'
import { createFixtureClient, fixtureSignIn } from './testing/fixtureClient'
import { shoppingUses } from './testing/shoppingUses'
import { listWireFixtures, readWireFixture } from './testing/wireFixture'
import type { WireOperations } from './wire/operations'

/** Each call as a caller makes it. A call of the wire without a use does not compile. */
const uses: Record<keyof WireOperations, (client: FluidClient) => Promise<unknown>> = {
  ...shoppingUses,
  ...accountUses,
}

const operations = Object.keys(uses) as (keyof WireOperations)[]

/** Calls made before anyone is signed in. */
const signedOut: (keyof WireOperations)[] = ['login', 'registerForAccess']

/** Signs in where the call needs it, makes the call and returns the last one sent under its name. */
async function replay(operation: keyof WireOperations, answer: unknown) {
  const { client, calls } = createFixtureClient({ [operation]: () => answer })
  if (!signedOut.includes(operation)) await client.session.signIn(fixtureSignIn)
  const decoded: unknown = await uses[operation](client)
  return { sent: calls.findLast((call) => call.operation === operation), decoded: decoded ?? null }
}

/** Values that may arrive in place of another. */
const strangers = [null, true, -1, 1e21, 'x', '2026-13-45', [], {}, [null], { hasErrors: true }]
/** The positions where they may arrive. */
const routes = {
  value: (part: unknown) => typeof part !== 'object',
  list: (part: unknown) => Array.isArray(part),
  row: (part: unknown) => typeof part === 'object' && !Array.isArray(part),
}

/** Returns the answer with something else in each of its positions. */
function replaced(answer: unknown, isMatch: (part: unknown) => boolean, stranger: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (_, part: unknown) => (isMatch(part) ? stranger : part))
}

/** Returns the invalid numbers of an answer. */
function numbersThatAreNone(decoded: unknown): string[] {
  const found: string[] = []
  JSON.stringify(decoded, (key, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) found.push(`${key}: ${value}`)
    return value
  })
  return found
}

describe.each(Object.entries(routes))('an answer with something else in place of each %s', (_, isMatch) => {
  // An order without a clear answer is looked for, which takes time.
  const soonOver = operations.filter((operation) => operation !== 'processComplete')

  it.each(soonOver)('to %s is decoded, or is an error of the client’s', async (operation) => {
    const { answer } = readWireFixture(operation)
    for (const stranger of strangers) {
      const decoded = await replay(operation, replaced(answer, isMatch, stranger)).catch((error: unknown) => {
        if (!isFluidError(error)) throw error
      })
      expect(numbersThatAreNone(decoded)).toEqual([])
    }
  })
})

describe('the fixtures of docs/wire', () => {
  let replayed = 0
  afterAll(
    () =>
      void process.stdout.write(
        `docs/wire: ${replayed} calls, ${2 * replayed} answers replayed by the client\n`,
      ),
  )

  it(`hold one file for each of the ${operations.length} calls`, () => {
    expect(listWireFixtures().sort()).toEqual([...operations].sort())
  })

  describe.each(operations)('%s', (operation) => {
    const fixture = readWireFixture(operation)

    it('is named after its call', () => {
      expect(fixture.operation).toBe(operation)
    })

    it('is sent as it is written', async () => {
      const { sent } = await replay(operation, fixture.answer)
      expect(sent?.payload).toEqual(fixture.request)
      expect(sent?.ipApi).toBe(fixture.ipApi)
      expect(sent?.request.method).toBe('POST')
      expect(sent?.request.headers.get('X-FLUID-CONTEXT')).toBe(signedOut.includes(operation) ? null : 'S-1')
    })

    it('is decoded', async () => {
      expect((await replay(operation, fixture.answer)).decoded).toEqual(fixture.decoded)
    })

    it('is decoded from an untidy back end', async () => {
      const { sent, decoded } = await replay(operation, fixture.awkward.answer)
      expect(decoded).toEqual(fixture.awkward.decoded)
      expect(sent?.payload).toEqual(fixture.request)
      replayed += 1
    })
  })
})
