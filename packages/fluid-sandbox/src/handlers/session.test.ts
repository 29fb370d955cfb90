import { describe, expect, it } from 'vitest'
import { openWorld } from '../testing/openWorld.ts'

const details = {
  userName: 'builder',
  companyID: '01',
  tpa: 'TRADEPORTAL',
  limit: 25,
  page: 1,
  start: 0,
} as const

describe('signing in', () => {
  it('gives a session, whatever the case of the name', async () => {
    const world = openWorld()
    const first = await world.signIn()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await world.signIn('BUILDER')).not.toBe(first)
    expect((await world.call('getUserDetails', details)).ttGetUserDetails).toHaveLength(1)
  })

  it('refuses a wrong password and an unknown name with the same reason and no session', async () => {
    const world = openWorld()
    const form = { userid: 'builder', password: 'wrong', domain: 'frameworks', extra: 'TP001' }
    const wrong = await world.post('login', form)
    expect(wrong).toEqual({ status: 200, body: { sessionID: '', msg: expect.stringMatching(/not right/) } })
    expect(await world.post('login', { ...form, userid: 'nobody' })).toEqual(wrong)
  })

  it('slows down whoever guesses a password, by name and by the clock [case-331]', async () => {
    let now = 1_000_000
    const world = openWorld({ now: () => now })
    const attempt = async (userid: string, password: string) =>
      (await world.call('login', { userid, password, domain: 'frameworks', extra: 'TP001' })).msg
    for (let count = 0; count < 5; count += 1) expect(await attempt('builder', 'guess')).toMatch(/not right/)
    expect(await attempt('Builder', 'guess')).toBe('Too many attempts. Please try again in 30 seconds.')
    // Nor does the right one come through meanwhile: a guess may be right.
    expect(await world.signIn()).toBe('')
    expect(await world.signIn('colleague', 'pass2')).not.toBe('')
    now += 29_999
    expect(await attempt('builder', 'guess')).toBe('Too many attempts. Please try again in 1 seconds.')
    now += 1
    expect(await attempt('builder', 'guess')).toMatch(/not right/)
    expect(await attempt('builder', 'guess')).toBe('Too many attempts. Please try again in 60 seconds.')
    now += 60_000
    expect(await world.signIn()).not.toBe('')
    expect(await attempt('builder', 'guess')).toMatch(/not right/)
    expect(await world.signIn()).not.toBe('')
  })

  it('gives the login before this one', async () => {
    let now = new Date(2026, 2, 10, 7, 42, 10).getTime()
    const world = openWorld({ now: () => now })
    const lastLogin = async () => {
      await world.signIn()
      const [user] = (await world.call('getUserDetails', details)).ttGetUserDetails
      return [user?.last_login_date, user?.last_login_time]
    }
    expect(await lastLogin()).toEqual(['2026-03-09', 27_730])
    now += 60_000
    expect(await lastLogin()).toEqual(['2026-03-10', 7 * 3600 + 42 * 60 + 10])
  })
})

describe('a session', () => {
  it('is asked of every call but signing in and registering', async () => {
    const world = openWorld()
    for (const session of ['', 'made-up']) {
      world.session = session
      expect(await world.post('getState', { companyID: '01' })).toEqual({
        status: 200,
        body: { hasErrors: true, errorTable: [{ field: '', msg: 'Invalid Session ContextID' }] },
      })
    }
  })

  it('ends half an hour after its last call and says that it has expired', async () => {
    let now = 1_000_000
    const world = openWorld({ now: () => now })
    await world.signIn()
    now += 29 * 60_000
    await world.call('getState', { companyID: '01' })
    now += 29 * 60_000
    await world.call('getState', { companyID: '01' })
    now += 30 * 60_000 + 1
    await expect(world.call('getState', { companyID: '01' })).rejects.toThrow(/session has expired/)
    now -= 60_000
    await expect(world.call('getState', { companyID: '01' })).rejects.toThrow(/session has expired/)
  })

  it('lives as long as configured', async () => {
    let now = 0
    const world = openWorld({ now: () => now, sessionIdle: 1000 })
    await world.signIn()
    now = 1001
    await expect(world.call('getState', { companyID: '01' })).rejects.toThrow(/session has expired/)
  })
})

describe('who is signed in', () => {
  it('comes with the balances of the day in dollars', async () => {
    // 924.00 of March, 18.04 of February and 100.00 of January.
    const world = openWorld({ now: () => new Date(2026, 2, 10).getTime() })
    await world.signIn()
    expect(await world.call('getUserDetails', details)).toEqual({
      ttGetUserDetails: [
        {
          id_cust: '4021',
          id_user: 'U77',
          name_first: 'Dana',
          name_last: "O'Neill",
          userEmailAddress: 'dana@builder.example',
          account_status: 'A',
          current_balance: 1042.04,
          balance_30_day: 18.04,
          balance_overdue: 118.04,
          last_login_time: 27_730,
          last_login_date: '2026-03-09',
        },
      ],
    })
  })

  it('cannot read another customer or another user', async () => {
    const world = openWorld()
    await world.signIn()
    await expect(world.call('getCustomerDetails', { customerID: '5077' })).rejects.toThrow(
      'Customer not found',
    )
    await expect(world.call('getUserDetails', { ...details, userName: 'other' })).rejects.toThrow(
      'User not found',
    )
    const { CustomerDetails } = await world.call('getCustomerDetails', { customerID: '4021' })
    expect(CustomerDetails).toEqual([expect.objectContaining({ customerName: "O'Neill Constructions" })])
  })
})

describe('getWidgetConfiguration', () => {
  it('gives the rows of one set, with their switches', async () => {
    const world = openWorld()
    await world.signIn()
    const { WidgetConfiguration } = await world.call('getWidgetConfiguration', { objectSet: 'settings' })
    expect(WidgetConfiguration.map(({ label_object }) => label_object)).toEqual([
      'tax_inclusive',
      'initial_branch',
    ])
    const balances = await world.call('getWidgetConfiguration', { objectSet: 'balances' })
    expect(balances.WidgetConfiguration).toEqual([expect.objectContaining({ is_enabled: false })])
    expect(await world.call('getWidgetConfiguration', { objectSet: 'Links' })).toEqual({
      WidgetConfiguration: [],
    })
  })
})
