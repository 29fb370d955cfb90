import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from '../calls/signals'
import { createMemoryStorage, createMerchantStorage } from '../storage/storage'
import { fixtureConfiguration } from '../testing/fixtureClient'
import { withCartLock } from './cartLock'

const held = () => 'held' as const

/** Two tabs of one browser: one storage, one set of locks. */
function openTab(now = () => Date.now()) {
  const shared = createMemoryStorage()
  const tab = () => ({
    configuration: fixtureConfiguration,
    storage: createMerchantStorage(shared, 'merchant'),
    now,
    wait: waitFor,
  })
  return { one: tab(), other: tab() }
}

/** Creates work that runs until the test ends it. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<string>()
  const whenFree = vi.fn(() => promise)
  return { whenFree, whenHeld: held, end: () => resolve('done') }
}

const routes = [
  ['Web Locks', () => undefined],
  ['a storage lease, where there are no locks', () => vi.stubGlobal('navigator', {})],
  [
    'a storage lease, where locks may not be asked for',
    () =>
      vi.stubGlobal('navigator', {
        locks: { request: () => Promise.reject(new DOMException('opaque', 'SecurityError')) },
      }),
  ],
] as const

describe.each(routes)('withCartLock by %s', (_, setUp) => {
  afterEach(() => void vi.unstubAllGlobals())

  it('lets one tab work at a cart and notifies the other', async () => {
    setUp()
    const { one, other } = openTab()
    const work = openWork()
    const first = withCartLock(one, 'C-1', work)
    await vi.waitFor(() => expect(work.whenFree).toHaveBeenCalled())
    expect(await withCartLock(other, 'C-1', { whenFree: () => Promise.resolve('two'), whenHeld: held })).toBe(
      'held',
    )
    work.end()
    expect(await first).toBe('done')
  })

  it('is free again after the work, even one that failed', async () => {
    setUp()
    const { one, other } = openTab()
    const whenFree = () => Promise.reject(new Error('lost'))
    await expect(withCartLock(one, 'C-1', { whenFree, whenHeld: held })).rejects.toThrow('lost')
    const work = openWork()
    work.end()
    expect(await withCartLock(other, 'C-1', work)).toBe('done')
  })

  it('lets another cart through meanwhile', async () => {
    setUp()
    const { one, other } = openTab()
    const work = openWork()
    const first = withCartLock(one, 'C-1', work)
    await vi.waitFor(() => expect(work.whenFree).toHaveBeenCalled())
    const whenFree = () => Promise.resolve('two')
    expect(await withCartLock(other, 'C-2', { whenFree, whenHeld: held })).toBe('two')
    work.end()
    await first
  })
})

describe('a storage lease', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is renewed while the work goes on, and runs out when its tab is gone', async () => {
    vi.stubGlobal('navigator', {})
    vi.useFakeTimers()
    const { one, other } = openTab()
    const work = openWork()
    void withCartLock(one, 'C-1', work)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(await withCartLock(other, 'C-1', { whenFree: () => Promise.resolve('two'), whenHeld: held })).toBe(
      'held',
    )

    vi.clearAllTimers()
    vi.setSystemTime(Date.now() + 90_001)
    const taken = withCartLock(other, 'C-1', { whenFree: () => Promise.resolve('two'), whenHeld: held })
    await vi.advanceTimersByTimeAsync(100)
    expect(await taken).toBe('two')
  })

  it('goes to one of two tabs that ask at the same moment', async () => {
    vi.stubGlobal('navigator', {})
    const { one, other } = openTab()
    const whenFree = () => Promise.resolve('done')
    const results = await Promise.all([
      withCartLock(one, 'C-1', { whenFree, whenHeld: held }),
      withCartLock(other, 'C-1', { whenFree, whenHeld: held }),
    ])
    expect(results.sort()).toEqual(['done', 'held'])
  })
})
