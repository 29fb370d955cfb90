import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { clockFrom, localTime } from './clock.ts'
import { openNodeSandbox } from '../node.ts'
import { openWorld } from '../testing/openWorld.ts'

describe('a clock that starts on a day', () => {
  it('stands there at the time of day that it is, and goes on', () => {
    vi.useFakeTimers({ now: new Date(2031, 6, 6, 23, 59, 50), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const now = clockFrom('2026-11-20')
    expect(localTime(now())).toEqual({ day: '2026-11-20', seconds: 86_390 })
    vi.setSystemTime(new Date(2031, 6, 7, 0, 0, 5))
    expect(localTime(now())).toEqual({ day: '2026-11-21', seconds: 5 })
  })
})

describe('the day of a back end', () => {
  /** Signs in twice and tells when the first sign-in was, by the back end's clock. */
  async function signInDay(options: { today?: string; now?: () => number }) {
    const world = openWorld({}, openNodeSandbox({ merchant: 'ironbark', size: 'small', ...options }))
    await world.signIn('builder', 'ironbark')
    await world.signIn('builder', 'ironbark')
    const { ttGetUserDetails } = await world.call('getUserDetails', {
      userName: 'builder',
      companyID: '01',
      tpa: 'TRADEPORTAL',
      limit: 25,
      page: 1,
      start: 0,
    })
    return ttGetUserDetails[0]?.last_login_date
  }

  it('is the day of its data unless it is told another', async () => {
    expect(await signInDay({})).toBe('2026-11-20')
    expect(await signInDay({ today: '2030-01-31' })).toBe(localTime(Date.now()).day)
    expect(await signInDay({ now: () => new Date(2027, 0, 2).getTime() })).toBe('2027-01-02')
  })
})
