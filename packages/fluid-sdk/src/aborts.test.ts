import { describe, expect, it, vi } from 'vitest'
import type { FluidClient } from './client'
import { loadConfiguration } from './configuration'
import { accountUses } from './testing/accountUses'
import { createFixtureClient, fixtureSignIn } from './testing/fixtureClient'
import { shoppingUses } from './testing/shoppingUses'
import { readWireFixture } from './testing/wireFixture'
import type { WireOperations } from './wire/operations'

/** Placing an order cannot be aborted. */
const { processComplete: _, ...others } = { ...shoppingUses, ...accountUses }
const uses = Object.entries(others) as [keyof WireOperations, (client: FluidClient) => Promise<unknown>][]

/** Passes the signal to every call of the client, after the call's input. */
function withSignal(client: FluidClient, signal: AbortSignal): FluidClient {
  return new Proxy(client, {
    get: (areas, name) =>
      new Proxy(Reflect.get(areas, name) as Record<string, (...input: unknown[]) => unknown>, {
        get:
          (area, call: string) =>
          (...input: unknown[]) =>
            area[call]?.(...input, { signal }),
      }),
  })
}

/** Signs in where the call needs it. From then on the back end never answers that call. */
async function openClient(operation: keyof WireOperations) {
  let isHanging = false
  const { client, calls } = createFixtureClient({
    [operation]: () => (isHanging ? new Promise(() => undefined) : readWireFixture(operation).answer),
  })
  if (operation !== 'login' && operation !== 'registerForAccess') await client.session.signIn(fixtureSignIn)
  isHanging = true
  return { client, calls }
}

describe('a call that is given up', () => {
  it.each(uses)('before it is made rejects and sends nothing: %s [sdk-304]', async (operation, use) => {
    const { client, calls } = await openClient(operation)
    const sent = calls.length
    const given = use(withSignal(client, AbortSignal.abort()))
    await expect(given).rejects.toMatchObject({ name: 'AbortError' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls).toHaveLength(sent)
  })

  it.each(uses)(
    'while it waits rejects with the reason that was given: %s [sdk-304]',
    async (operation, use) => {
      const { client, calls } = await openClient(operation)
      const sent = calls.length
      const controller = new AbortController()
      const given = use(withSignal(client, controller.signal))
      given.catch(() => undefined)
      const isAsked = () => expect(calls.slice(sent).map((call) => call.operation)).toContain(operation)
      await vi.waitFor(isAsked, { interval: 1 })
      const reason = new Error('left the page')
      controller.abort(reason)
      await expect(given).rejects.toBe(reason)
    },
  )

  it('rejects with the reason, also when the session ends at the same time [sdk-304]', async () => {
    const { client, calls } = await openClient('getState')
    const controller = new AbortController()
    const given = client.checkout.listStates({ signal: controller.signal })
    await vi.waitFor(() => expect(calls.at(-1)?.operation).toBe('getState'))
    client.session.signOut()
    controller.abort()
    await expect(given).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('is the same for a fetch that fails at once with another message [sdk-304]', async () => {
    const { client } = createFixtureClient(
      {},
      {
        fetch: (input, init) =>
          new Promise((_, reject) => {
            new Request(input, init).signal.addEventListener('abort', () => reject(new TypeError('Aborted')))
          }),
      },
    )
    const given = client.session.signIn(fixtureSignIn, { signal: AbortSignal.timeout(5) })
    await expect(given).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('looks for no session that was stored [sdk-304]', async () => {
    const { client } = createFixtureClient()
    await expect(client.session.restore({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('a configuration that is given up', () => {
  const url = 'https://shop.example/config/configuration.json'

  it('rejects before it is asked for [sdk-304]', async () => {
    const fetch = vi.fn(async () => Response.json({}))
    await expect(loadConfiguration({ url, fetch, signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('rejects while it is waited for, whatever the fetch does of it [sdk-304]', async () => {
    const controller = new AbortController()
    const given = loadConfiguration({
      url,
      fetch: () => new Promise(() => undefined),
      signal: controller.signal,
    })
    controller.abort()
    await expect(given).rejects.toMatchObject({ name: 'AbortError' })
  })
})
