import { describe, expect, it, vi } from 'vitest'
import { isFluidSessionChangedError, isFluidTransportError } from '../errors'
import { createFixtureClient, fixtureConfiguration, fixtureSignIn } from '../testing/fixtureClient'
import { createMemoryStorage } from '../storage/storage'
import { createContext } from './createContext'
import { lazyAreas } from './lazyAreas'

interface Jobs {
  list(input: { site: string }, options?: { signal?: AbortSignal }): Promise<string[]>
}

/** Opens an area in a separate context; the test decides when its code arrives. */
function openJobs() {
  const loads: { letThrough: () => void; break: () => void }[] = []
  const list = vi.fn((_: { site: string }) => Promise.resolve(['Deck']))
  const context = createContext({
    configuration: fixtureConfiguration,
    fetch: () => Promise.resolve(Response.json({})),
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  })
  const areas = lazyAreas(
    context,
    () =>
      new Promise<{ jobs: Jobs }>((resolve, reject) => {
        loads.push({
          letThrough: () => resolve({ jobs: { list } }),
          break: () => reject(new TypeError('Failed to fetch dynamically imported module')),
        })
      }),
  )
  const open = (id: string) => context.sessions.open({ id, username: id, isRemembered: false })
  return { jobs: areas.area('jobs', { list: true }), begin: areas.begin, loads, list, open }
}

describe('areas whose code is loaded lazily', () => {
  it('fetch it once, for all who ask meanwhile', async () => {
    const { jobs, begin, loads, list } = openJobs()
    expect(loads).toHaveLength(0)
    begin()
    const asked = [jobs.list({ site: 'A' }), jobs.list({ site: 'B' })]
    loads[0]?.letThrough()
    expect(await Promise.all(asked)).toEqual([['Deck'], ['Deck']])
    expect(list.mock.calls).toEqual([[{ site: 'A' }], [{ site: 'B' }]])
    expect(loads).toHaveLength(1)
  })

  it('make a call without a pause once it is there, for one that leaves with its page', async () => {
    const { jobs, loads, list } = openJobs()
    const first = jobs.list({ site: 'A' })
    loads[0]?.letThrough()
    await first
    void jobs.list({ site: 'B' })
    expect(list).toHaveBeenLastCalledWith({ site: 'B' })
  })

  it('fail as an unsent call does, and are fetched again for the next', async () => {
    const { jobs, loads } = openJobs()
    const first = jobs.list({ site: 'A' })
    loads[0]?.break()
    expect(await first.catch(isFluidTransportError)).toBe(true)
    const second = jobs.list({ site: 'A' })
    loads[1]?.letThrough()
    expect(await second).toEqual(['Deck'])
  })

  it('ask nothing for another customer than the one who was there', async () => {
    const { jobs, loads, list, open } = openJobs()
    open('ann')
    const asked = jobs.list({ site: 'A' })
    open('tom')
    loads[0]?.letThrough()
    expect(await asked.catch(isFluidSessionChangedError)).toBe(true)
    expect(list).not.toHaveBeenCalled()
  })

  it('are given up at once by the signal, with its own reason', async () => {
    const { jobs, list } = openJobs()
    const controller = new AbortController()
    const asked = jobs.list({ site: 'A' }, { signal: controller.signal })
    controller.abort('enough')
    await expect(asked).rejects.toBe('enough')
    expect(list).not.toHaveBeenCalled()
  })

  it('leave what answers at once as it was', async () => {
    const { client } = createFixtureClient()
    expect(client.account.knownUser()).toBeNull()
    await client.session.signIn(fixtureSignIn)
    expect(client.session.current()).toMatchObject({ username: fixtureSignIn.username })
    expect(client.account.knownUser()).not.toBeNull()
    expect(client.orders.acknowledge({ id: 'none' })).toBeUndefined()
  })
})
