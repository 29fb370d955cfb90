import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryCache } from './queryCache'
import { plainConfiguration } from '../testing/plainConfiguration'

/** A client whose calls are answered so, each by its operation's name. */
function openClient(answer: (operation: string) => Response) {
  return createFluidClient({
    configuration: plainConfiguration,
    fetch: (input) =>
      Promise.resolve(answer(new URL(new Request(input).url).searchParams.get('ipFunction') ?? '')),
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  })
}

/** The seconds at which a read, or a write, was made whose every answer was this one. */
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

describe('a read that is refused without any reason', () => {
  const user = { ttGetUserDetails: [{ id_cust: '1', id_user: 'ann', name_first: 'Ann' }] }

  /** Makes a call whose every answer is a bare Api Error, and tells how often the session was looked after. */
  async function callInVain(what: 'read' | 'write', check: () => Response) {
    let checks = 0
    let isSignedIn = false
    const client = openClient((operation) => {
      if (operation === 'login') return Response.json({ sessionID: 'S', msg: '' })
      if (operation !== 'getUserDetails') return Response.json({ hasErrors: true })
      if (!isSignedIn) return Response.json(user)
      checks += 1
      return check()
    })
    await client.session.signIn({ username: 'ann', password: 'p', isRemembered: false })
    isSignedIn = true
    const cache = createQueryCache({ client, onRefreshFailed: () => undefined })
    const call = () => client.checkout.listStates()
    const answer =
      what === 'read'
        ? cache.fetchQuery({ queryKey: ['states'], queryFn: call })
        : cache.getMutationCache().build(cache, { mutationFn: call }).execute(undefined)
    await expect(answer).rejects.toMatchObject({ name: 'FluidApiError' })
    await vi.waitFor(() => expect(checks).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve))
    return { checks, isKept: client.session.current() !== null }
  }

  it.each([
    ['is good', () => Response.json(user), true],
    ['could not be checked', () => Response.json({}, { status: 502 }), true],
    ['is refused as well', () => Response.json({ hasErrors: true }), false],
  ])('has the session checked once: one that %s [error-08]', async (_, check, isKept) => {
    expect(await callInVain('read', check)).toEqual({ checks: 1, isKept })
  })

  it('has the session checked, as a write has that is refused so [sign-19]', async () => {
    const refuse = () => Response.json({ hasErrors: true })
    expect(await callInVain('write', refuse)).toEqual({ checks: 1, isKept: false })
  })
})
