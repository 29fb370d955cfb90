import { onlineManager } from '@tanstack/react-query'
import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { menuQuery } from '../data/catalogue/catalogue'
import {
  despatchMethodsQuery,
  orderBranchesQuery,
  statesQuery,
  vehicleTypesQuery,
} from '../data/checkout/checkout'
import { createQueryCache } from './queryCache'
import { entriesQuery, settingsQuery } from '../data/settings/settings'
import { branchesQuery } from '../data/transactions/transactions'
import { noConfiguration } from './signedOutPortal'

/** Creates a client whose calls get the answer for their operation's name. */
function openClient(answer: (operation: string) => Response) {
  return createFluidClient({
    configuration: noConfiguration,
    fetch: (input) =>
      Promise.resolve(answer(new URL(new Request(input).url).searchParams.get('ipFunction') ?? '')),
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  })
}

/** Returns the seconds at which a read, or a write, was sent when every answer was this one. */
async function askedAt(answer: () => Response, what: 'read' | 'write' = 'read') {
  const client = openClient(answer)
  const cache = createQueryCache({ client, onRefreshFailed: () => undefined })
  const began = Date.now()
  const asked: number[] = []
  const ask = () => {
    asked.push(Math.round((Date.now() - began) / 1000))
    return client.session.signIn({ username: 'ann', password: 'p', isRemembered: false })
  }
  const run =
    what === 'read'
      ? cache.fetchQuery({ queryKey: ['a read'], queryFn: ask })
      : cache.getMutationCache().build(cache, { mutationFn: ask }).execute(undefined)
  const ended = run.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(120_000)
  await ended
  return asked
}

const gone = () => Response.json({}, { status: 502 })

// The client loads its calls lazily at the first one, which fake timers do not wait for.
beforeAll(async () => {
  const answers = { username: 'ann', password: 'p', isRemembered: false }
  await openClient(gone)
    .session.signIn(answers)
    .catch(() => undefined)
})

describe('the cache', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks a read again after 1, 2 and 4 s when the server failed, and then no more [error-20]', async () => {
    expect(await askedAt(gone)).toEqual([0, 1, 3, 7])
  })

  it('asks again when no answer came [error-20]', async () => {
    const reset = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await askedAt(reset)).toEqual([0, 1, 3, 7])
  })

  it.each([
    ['a refusal', () => Response.json({ hasErrors: true, errorTable: [{ field: 'x', msg: 'No' }] })],
    ['a 404', () => Response.json({}, { status: 404 })],
    ['a 403', () => Response.json({}, { status: 403 })],
  ])('never asks again what the server gave: %s [error-21]', async (_, answer) => {
    expect(await askedAt(answer)).toEqual([0])
  })

  it('never repeats a write [error-22]', async () => {
    expect(await askedAt(gone, 'write')).toEqual([0])
  })

  it('sends a write at once or never, and none later by itself [error-25]', async () => {
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    expect(await askedAt(gone, 'write')).toEqual([0])
  })

  it('has a read fresh for 60 s and keeps it for 5 minutes [error-23]', async () => {
    const cache = createQueryCache({ client: openClient(gone), onRefreshFailed: () => undefined })
    let count = 0
    const read = () => cache.fetchQuery({ queryKey: ['a read'], queryFn: () => ++count })
    expect(await read()).toBe(1)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(await read()).toBe(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await read()).toBe(2)
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1_000)
    expect(cache.getQueryData(['a read'])).toBe(2)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(cache.getQueryData(['a read'])).toBeUndefined()
  })
})

describe('what the merchant sets up', () => {
  const client = openClient(gone)

  it.each([
    ['the menu', menuQuery(client)],
    ['the switches', settingsQuery(client)],
    ['a panel', entriesQuery(client, 'topbuttonbar')],
    ['the ways of despatch', despatchMethodsQuery(client)],
    ['the vehicles', vehicleTypesQuery(client)],
    ['the branches that take orders', orderBranchesQuery(client)],
    ['all branches', branchesQuery(client)],
    ['the states', statesQuery(client)],
  ])('is fresh for no other time than all else: %s [error-23]', (_, { staleTime }) => {
    expect(staleTime).toBeUndefined()
  })
})

describe('the session', () => {
  const user = { ttGetUserDetails: [{ id_cust: '1', id_user: 'ann', name_first: 'Ann' }] }
  const apiError = () => Response.json({ hasErrors: true })
  const refusal = (msg: string) => () => Response.json({ hasErrors: true, errorTable: [{ field: '', msg }] })

  /** Makes a call with this answer, and returns how often the session was checked, and whether it still exists. */
  async function callInVain(
    what: 'read' | 'write',
    answer: () => Response,
    check: () => Response = () => Response.json(user),
  ) {
    let checks = 0
    let isSignedIn = false
    const client = openClient((operation) => {
      if (operation === 'login') return Response.json({ sessionID: 'S', msg: '' })
      if (operation !== 'getUserDetails') return answer()
      if (!isSignedIn) return Response.json(user)
      checks += 1
      return check()
    })
    await client.session.signIn({ username: 'ann', password: 'p', isRemembered: false })
    isSignedIn = true
    const cache = createQueryCache({ client, onRefreshFailed: () => undefined })
    const call = () => client.checkout.listStates()
    const made =
      what === 'read'
        ? cache.fetchQuery({ queryKey: ['states'], queryFn: call })
        : cache.getMutationCache().build(cache, { mutationFn: call }).execute(undefined)
    await expect(made).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 20))
    return { checks, isStored: client.session.current() !== null }
  }

  it.each([
    ['is good', () => Response.json(user), true],
    ['could not be checked', () => Response.json({}, { status: 502 }), true],
    ['is refused as well', apiError, false],
  ])(
    'is checked once after a read that is refused without a reason: one that %s [error-08]',
    async (_, check, isStored) => {
      expect(await callInVain('read', apiError, check)).toEqual({ checks: 1, isStored })
    },
  )

  it('is checked after a write that is refused without a reason [sign-19]', async () => {
    expect(await callInVain('write', apiError, apiError)).toEqual({ checks: 1, isStored: false })
  })

  it.each([
    ['a refusal with a reason', refusal('Too many')],
    ['no price book', refusal('No price book extract has been set up for you')],
    ['a failing server', () => Response.json({}, { status: 502 })],
    ['a forbidden call', () => Response.json({}, { status: 403 })],
    ['a page in place of an answer', () => new Response('<!doctype html>')],
  ])('is left alone by %s [error-09]', async (_, answer) => {
    expect(await callInVain('write', answer)).toEqual({ checks: 0, isStored: true })
  })
})
