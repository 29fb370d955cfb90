import { inspect } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../storage/storage'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'

const PASSWORD = 'four words of hers'
const mei = {
  username: 'mei',
  password: PASSWORD,
  role: 'sales',
  firstName: 'Mei',
  lastName: 'Tan',
  email: 'mei@builder.example',
} as const

async function openSubUsers(script: Script = {}, storage = createMemoryStorage()) {
  const { client, calls } = createFixtureClient(script, { storage, tabStorage: storage })
  await client.session.signIn(fixtureSignIn)
  calls.length = 0
  return { subUsers: client.subUsers, calls }
}

async function readOne(row: object) {
  const { subUsers } = await openSubUsers({ getListMobileUsers: () => ({ MobileUsers: [row] }) })
  return (await subUsers.list())[0]
}

afterEach(() => void vi.restoreAllMocks())

describe('the sub-users', () => {
  it.each([
    ['admin', 'admin'],
    [' ADMIN', 'admin'],
    ['sales', 'sales'],
    ['administrator', 'sales'],
    [null, 'sales'],
    [1, 'sales'],
  ])('have, of the role %j, that of %s', async (roleID, role) => {
    expect((await readOne({ custContactID: 'CC-1', roleID }))?.role).toBe(role)
  })

  it('are none when the merchant has no records', async () => {
    const { subUsers } = await openSubUsers({
      getListMobileUsers: () => ({ hasErrors: true, errorTable: [{ msg: 'No matching records' }] }),
    })
    expect(await subUsers.list()).toEqual([])
  })

  it('never show a password, even when the merchant does', async () => {
    const subUser = await readOne({ custContactID: 'CC-1', tpaUserPassword: PASSWORD })
    expect(inspect(subUser)).not.toContain(PASSWORD)
  })
})

describe('adding a sub-user', () => {
  it('sends every field, those without a number as nothing', async () => {
    const { subUsers, calls } = await openSubUsers()
    await subUsers.add({ ...mei, fax: '03 9555 0102' })
    expect(calls[0]?.payload).toMatchObject({
      MobileUserDetail: [{ phoneMobile: '', phoneBusiness: '', phoneHome: '', faxNumber: '03 9555 0102' }],
    })
  })

  it('is refused without a password, before anything is sent', async () => {
    const { subUsers, calls } = await openSubUsers()
    await expect(subUsers.add({ ...mei, password: '' })).rejects.toMatchObject({
      name: 'FluidFieldError',
      errors: [{ field: 'password', msg: 'Required' }],
    })
    expect(calls).toEqual([])
  })

  it('gives no id when the merchant gives none', async () => {
    const { subUsers } = await openSubUsers({ addMobileUser: () => ({ addMobileUserResponse: null }) })
    expect(await subUsers.add(mei)).toBe('')
  })

  it.each([
    ['refused', () => ({ hasErrors: true, errorTable: [{ field: 'tpauserID', msg: 'Taken' }] })],
    ['not answered', () => Promise.reject(new TypeError('fetch failed'))],
    ['answered with nonsense', () => new Response('<html>')],
  ])('keeps the password out of errors, logs and storage when it is %s', async (_, addMobileUser) => {
    const storage = createMemoryStorage()
    const setItem = vi.spyOn(storage, 'setItem')
    const logs = (['log', 'warn', 'error', 'info', 'debug'] as const).map((way) => vi.spyOn(console, way))
    const { subUsers } = await openSubUsers({ addMobileUser }, storage)
    const error: unknown = await subUsers.add(mei).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ isFluidError: true, operation: 'addMobileUser' })
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain(PASSWORD)
    expect(setItem).toHaveBeenCalled()
    expect(inspect(setItem.mock.calls, { depth: Infinity })).not.toContain(PASSWORD)
    for (const log of logs) expect(log).not.toHaveBeenCalled()
  })
})

describe('changing a sub-user', () => {
  it('keeps the current password unless a new one is given', async () => {
    const { subUsers, calls } = await openSubUsers()
    const [ravi] = await subUsers.list()
    if (!ravi) throw new Error('The fixture lists nobody')
    await subUsers.update(ravi)
    await subUsers.update({ ...ravi, password: PASSWORD })
    expect(
      calls
        .filter(({ operation }) => operation === 'updateMobileUsers')
        .map(({ payload }) => (payload as { tpaUserPassword: string }).tpaUserPassword),
    ).toEqual(['', PASSWORD])
  })

  it('sends the portal’s user id back as it was read', async () => {
    const { subUsers, calls } = await openSubUsers({
      getListMobileUsers: () => ({ MobileUsers: [{ custContactID: 'CC-1', tpaID: 'another portal' }] }),
    })
    const [subUser] = await subUsers.list()
    if (subUser) await subUsers.update(subUser)
    expect(calls.at(-1)?.payload).toMatchObject({ custContactID: 'CC-1', tpaID: 'another portal' })
  })
})
