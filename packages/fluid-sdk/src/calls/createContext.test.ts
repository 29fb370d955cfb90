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

  it('gives an answer after the sign-out where it is to be stored', async () => {
    const { context } = openContext({
      getState: () => {
        context.sessions.close()
        return [{ stateID: 'VIC' }]
      },
    })
    context.sessions.open(ann)
    const asked = { caller: { session: ann }, returnsAnswerAfterSession: true }
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

  const again = { ...ann, id: 'S-ann-2' }
  it.each([
    ['its customer has signed in again', again, true],
    ['the session has ended', null, false],
    ['somebody else has signed in', bob, false],
    ['its user has signed in for another customer', { ...again, customerId: '2' }, false],
  ])(
    'that was sent before %s keeps its answer: only its customer’s [case-403]',
    async (_, next, isNotified) => {
      const first = { ...ann, customerId: '1' }
      const { context } = openContext({
        getState: () => {
          context.sessions.expire(first)
          if (next) context.sessions.open(next)
          return [{ stateID: 'VIC' }]
        },
      })
      context.sessions.open(first)
      const ask = (send: typeof context.call) =>
        send('getState', { companyID: '01' }).catch(({ name }: Error) => name)
      expect(await ask(context.write)).toEqual(isNotified ? [{ stateID: 'VIC' }] : 'FluidSessionChangedError')
      context.sessions.open(first)
      expect(await ask(context.call)).toBe('FluidSessionChangedError')
    },
  )

  it.each([
    ['the end of its session was heard', null],
    ['its customer has signed in again', again],
  ])('that the merchant refused after %s is told as refused [case-402]', async (_, next) => {
    const { context } = openContext({
      getState: () => {
        context.sessions.expire(ann)
        if (next) context.sessions.open(next)
        return new Response('', { status: 401 })
      },
    })
    context.sessions.open(ann)
    await expect(context.write('getState', { companyID: '01' })).rejects.toMatchObject({
      name: 'FluidSessionExpiredError',
    })
    expect(context.sessions.read()).toEqual(next)
  })
})
