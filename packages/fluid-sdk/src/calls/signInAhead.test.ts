import { describe, expect, it } from 'vitest'
import { createFluidClient } from '../client'
import { fixtureConfiguration as configuration } from '../testing/fixtureClient'
import { userDetails } from '../testing/openTab'
import { signInAhead } from './signInAhead'

const builder = { username: 'builder', password: 'iron & bark' }
const answers: Record<string, object> = {
  login: { sessionID: 'S-1', msg: '' },
  getUserDetails: { ttGetUserDetails: [userDetails] },
}

/** A back end that answers every call, but loses the first so many. */
function backEnd({ lost = 0 } = {}) {
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (to, init) => {
    const { url } = new Request(to, init)
    const operation = new URL(url).searchParams.get('ipFunction') ?? ''
    calls.push(operation)
    if (calls.length <= lost) throw new TypeError('Failed to fetch')
    return Response.json(answers[operation])
  }
  return { fetch, calls }
}

describe('a sign-in that is sent before there is a client [sign-26]', () => {
  it('is the call of the client’s own sign-in, once', async () => {
    const { fetch, calls } = backEnd()
    const client = createFluidClient({
      configuration,
      fetch: signInAhead({ configuration, ...builder, fetch }),
    })
    expect(calls).toEqual(['login'])
    await client.session.signIn(builder)
    expect(calls).toEqual(['login', 'getUserDetails'])
    await client.session.signIn(builder)
    expect(calls).toEqual(['login', 'getUserDetails', 'login', 'getUserDetails'])
  })

  it('answers nobody else', async () => {
    const { fetch, calls } = backEnd()
    const client = createFluidClient({
      configuration,
      fetch: signInAhead({ configuration, ...builder, fetch }),
    })
    await client.session.signIn({ ...builder, username: 'carpenter' })
    expect(calls).toEqual(['login', 'login', 'getUserDetails'])
  })

  it('is sent by the client where it was lost', async () => {
    const { fetch, calls } = backEnd({ lost: 1 })
    const client = createFluidClient({
      configuration,
      fetch: signInAhead({ configuration, ...builder, fetch }),
    })
    expect(await client.session.signIn(builder)).toMatchObject({ username: 'builder' })
    expect(calls).toEqual(['login', 'login', 'getUserDetails'])
  })
})
