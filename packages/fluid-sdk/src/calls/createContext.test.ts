import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/storage'
import { fixtureConfiguration } from '../testing/fixtureClient'
import { scriptedFetch } from '../testing/scriptedFetch'
import type { Script } from '../testing/scriptedFetch'
import { createContext } from './createContext'

const ann = { id: 'S-ann', username: 'ann', isRemembered: true }
const bob = { id: 'S-bob', username: 'bob', isRemembered: true }

function openContext(script: Script) {
  const { fetch, calls } = scriptedFetch(script)
  const storage = createMemoryStorage()
  const context = createContext({
    configuration: fixtureConfiguration,
    fetch,
    storage,
    tabStorage: createMemoryStorage(),
  })
  return { calls, context }
}

describe('a call made for someone', () => {
  it('is refused before it is sent when another is signed in', async () => {
    const { calls, context } = openContext({ getState: () => [] })
    context.sessions.open(ann)
    const asked = { caller: { session: ann } }
    expect(await context.call('getState', { companyID: '01' }, asked)).toEqual([])
    context.sessions.open(bob)
    await expect(context.call('getState', { companyID: '01' }, asked)).rejects.toMatchObject({
      name: 'FluidSessionChangedError',
    })
    expect(calls).toHaveLength(1)
  })

  it('gives an answer after the sign-out where it is to be kept', async () => {
    const { context } = openContext({
      getState: () => {
        context.sessions.close()
        return [{ stateID: 'VIC' }]
      },
    })
    context.sessions.open(ann)
    const asked = { caller: { session: ann }, isAnswerKept: true }
    expect(await context.call('getState', { companyID: '01' }, asked)).toEqual([{ stateID: 'VIC' }])
  })

  it('does not end the session of whoever came after', async () => {
    const { context } = openContext({
      getState: () => {
        context.sessions.open(bob)
        return new Response('', { status: 401 })
      },
    })
    context.sessions.open(ann)
    await expect(context.call('getState', { companyID: '01' })).rejects.toMatchObject({
      name: 'FluidSessionChangedError',
    })
    expect(context.sessions.read()).toEqual(bob)
  })
})

describe('a write', () => {
  it('takes the queued notice for a success, and no other refusal', async () => {
    const words = [
      'Your request has been queued and will be emailed to the specified recipients when generated',
      'No',
    ]
    const { context } = openContext({
      getState: () => ({ hasErrors: true, errorTable: [{ msg: words.shift() }] }),
    })
    context.sessions.open(ann)
    expect(await context.write('getState', { companyID: '01' })).toEqual({})
    await expect(context.write('getState', { companyID: '01' })).rejects.toThrow('No')
  })
})
