import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/storage'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'

async function readUser(details: object) {
  const { client } = createFixtureClient({ getUserDetails: () => ({ ttGetUserDetails: [details] }) })
  await client.session.signIn(fixtureSignIn)
  return client.account.getUser()
}

const registration = {
  accountNumber: '0042',
  email: 'a@b.example',
  firstName: 'A',
  lastName: 'B',
  username: 'ab',
  password: 'p',
  statementDate: '2026-02-28',
  statementReference: '',
}

describe('the last sign-in', () => {
  it.each([
    [0, { hours: 0, minutes: 0, seconds: 0 }],
    [86_399, { hours: 23, minutes: 59, seconds: 59 }],
    ['27730', { hours: 7, minutes: 42, seconds: 10 }],
  ])('at %j is seconds since midnight', async (last_login_time, time) => {
    expect(await readUser({ last_login_time })).toMatchObject({ lastLoginTime: time, lastLoginDate: null })
  })

  it('is given in the browser’s zone when it counts from the epoch', async () => {
    const moment = new Date(2026, 2, 9, 19, 42, 10)
    const last_login_time = moment.getTime() / 1000
    const lastLoginTime = { hours: 19, minutes: 42, seconds: 10 }
    expect(await readUser({ last_login_time })).toMatchObject({ lastLoginTime, lastLoginDate: '2026-03-09' })
    expect(await readUser({ last_login_time, last_login_date: '2026-03-08' })).toMatchObject({
      lastLoginTime,
      lastLoginDate: '2026-03-08',
    })
  })

  it.each([null, '', -1, 'never', 8.64e12 + 1])('is unknown at %j', async (last_login_time) => {
    expect((await readUser({ last_login_time })).lastLoginTime).toBeNull()
  })
})

describe('an account', () => {
  it.each([
    ['A', true],
    [' active ', true],
    ['I', false],
    [null, false],
  ])('of status %j is active: %s', async (account_status, isActive) => {
    expect((await readUser({ account_status })).isActive).toBe(isActive)
  })

  it('is known without being asked for after a sign-in, and again once its session was checked [sign-101]', async () => {
    const stored = { storage: createMemoryStorage(), tabStorage: createMemoryStorage() }
    const first = createFixtureClient({}, stored)
    await first.client.session.signIn(fixtureSignIn)
    const known = first.client.account.knownUser()
    expect(known?.user.userId).not.toBe('')
    expect(first.calls.map(({ operation }) => operation)).toEqual(['login', 'getUserDetails'])

    const reloaded = createFixtureClient({}, stored)
    expect(reloaded.client.account.knownUser()).toBeNull()
    await reloaded.client.session.restore()
    expect(reloaded.client.account.knownUser()?.user).toEqual(known?.user)
    expect(reloaded.calls.map(({ operation }) => operation)).toEqual(['getUserDetails'])

    reloaded.client.session.signOut()
    expect(reloaded.client.account.knownUser()).toBeNull()
  })

  it('is read afresh each time it is asked for', async () => {
    let balance = 0
    const script: Script = {
      getUserDetails: () => ({ ttGetUserDetails: [{ current_balance: (balance += 1) }] }),
    }
    const { client } = createFixtureClient(script)
    await client.session.signIn(fixtureSignIn)
    expect((await client.account.getUser()).currentBalance).toBe(20_000)
    expect((await client.account.getUser()).currentBalance).toBe(30_000)
  })
})

describe('registering', () => {
  it('sends the account number as a number, without a session', async () => {
    const { client, calls } = createFixtureClient({ registerForAccess: () => ({ status: 'Thank you' }) })
    expect(await client.account.register(registration)).toBe('Thank you')
    expect(calls[0]).toMatchObject({
      ipApi: 'anonymousFunction',
      payload: { customerID: 42, userName: 'ab' },
    })
    expect(calls[0]?.request.headers.has('X-FLUID-CONTEXT')).toBe(false)
  })

  it.each(['', '12a', '-1', '1.5', '٤٢', '99999999999999999999'])(
    'refuses the account number "%s" itself',
    async (accountNumber) => {
      const { client, calls } = createFixtureClient()
      await expect(client.account.register({ ...registration, accountNumber })).rejects.toMatchObject({
        name: 'FluidFieldError',
        errors: [{ field: 'accountNumber' }],
      })
      expect(calls).toEqual([])
    },
  )
})
