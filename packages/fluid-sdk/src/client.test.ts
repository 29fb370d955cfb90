import { describe, expect, it } from 'vitest'
import { createFixtureClient, fixtureSignIn } from './testing/fixtureClient'

describe('createFluidClient', () => {
  it('lets a back end want other fixed values', async () => {
    const { client, calls } = createFixtureClient(
      {},
      { tpa: 'SHOP', domain: 'erp', extra: 'x', sessionType: 'KIOSK' },
    )
    await client.session.signIn(fixtureSignIn)
    await client.cart.open()
    const payloadOf = (operation: string) => calls.find((call) => call.operation === operation)?.payload
    expect(payloadOf('login')).toMatchObject({ domain: 'erp', extra: 'x' })
    expect(payloadOf('getUserDetails')).toMatchObject({ tpa: 'SHOP' })
    expect(payloadOf('createCart')).toMatchObject({ sessionType: 'KIOSK' })
  })

  it('calls the merchant’s own endpoints with the session', async () => {
    const sent: Request[] = []
    const { client } = createFixtureClient(
      {},
      {
        fetch: async (input, init) => {
          const request = new Request(input, init)
          sent.push(request)
          if (request.url.endsWith('/api/v1/jobs')) return Response.json({ hasErrors: 'no', jobs: [] })
          return Response.json({ sessionID: 'S-1', ttGetUserDetails: [{ id_user: 'U' }] })
        },
      },
    )
    await client.session.signIn(fixtureSignIn)
    expect(await client.callEndpoint('/jobs', { page: 1 })).toEqual({ hasErrors: 'no', jobs: [] })
    expect(sent.at(-1)?.headers.get('X-FLUID-CONTEXT')).toBe('S-1')
    expect(sent.at(-1)?.headers.get('X-API-KEY')).toBe('')
  })

  it('leaves two clients on one page apart', async () => {
    const [one, other] = [createFixtureClient(), createFixtureClient()]
    await one.client.session.signIn(fixtureSignIn)
    expect(other.client.session.current()).toBeNull()
  })
})
