import { describe, expect, it, onTestFinished } from 'vitest'
import { listRegistrations } from '../tables/registrations.ts'
import { serve } from '../server/serve.ts'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'

const registration = {
  customerID: 4021,
  emailAddress: 'ravi@builder.example',
  nameFirst: 'Ravi',
  nameLast: 'Shah',
  password: 'four words of mine',
  statementDate: '2026-02-28',
  statementReference: 'ST-88',
  userName: 'ravi',
  tpa: 'TRADEPORTAL',
  companyID: '01',
}

/** A back end with a registered person, and its control requests. */
async function withRegistration() {
  const world = openWorld({ now: () => 42 })
  const server = await serve({ port: 0, mounts: [{ path: '/', sandbox: world.sandbox }] })
  onTestFinished(() => server.close())
  await world.call('registerForAccess', registration)
  const control = (method: string, path: string) => fetch(`${server.url}__sandbox/${path}`, { method })
  return { world, control }
}

const signIn = (world: OpenWorld, password = registration.password) =>
  world.call('login', { userid: 'RAVI', password, domain: 'frameworks', extra: 'TP001' })

describe('registerForAccess', () => {
  it('keeps the registration until somebody decides, and needs no session', async () => {
    const world = openWorld({ now: () => 42 })
    const answer = await world.call('registerForAccess', { ...registration, statementReference: ' st-88 ' })
    expect(answer).toEqual({ status: expect.stringMatching(/received/) })
    expect(listRegistrations(world.sandbox.database)).toEqual([
      {
        id: 1,
        customerId: '4021',
        userName: 'ravi',
        firstName: 'Ravi',
        lastName: 'Shah',
        email: 'ravi@builder.example',
        statementDate: '2026-02-28',
        statementReference: 'ST-88',
        askedAt: 42,
        state: 'waiting',
      },
    ])
  })

  it.each([
    ['an account that does not exist', { customerID: 1 }, 'customerID'],
    ['a date without a statement', { statementDate: '2026-02-27' }, 'statementDate'],
    ['another statement’s reference', { statementReference: 'ST-81' }, 'statementReference'],
    ['another customer’s statement', { customerID: 5077 }, 'statementReference'],
    ['a name that somebody has', { userName: 'Builder' }, 'userName'],
    ['no name', { userName: ' ' }, 'userName'],
    ['no password', { password: '' }, 'password'],
    ['no e-mail address', { emailAddress: 'ravi' }, 'emailAddress'],
  ])('refuses %s', async (_, changes, field) => {
    const world = openWorld()
    const { body } = await world.post('registerForAccess', { ...registration, ...changes })
    expect(body).toMatchObject({ hasErrors: true, errorTable: [{ field }] })
    expect(listRegistrations(world.sandbox.database)).toEqual([])
  })

  it('refuses a name that somebody waits for, and so does adding a user', async () => {
    const { world } = await withRegistration()
    await expect(world.call('registerForAccess', { ...registration, userName: 'RAVI' })).rejects.toThrow(
      'That username is taken',
    )
    await world.signIn()
    const [user] = (await world.call('getListMobileUsers', { customerID: '4021', tpa: 'TRADEPORTAL' }))
      .MobileUsers
    const { body } = await world.post('updateMobileUsers', { ...user, tpauserID: 'Ravi', tpa: 'TRADEPORTAL' })
    expect(body).toMatchObject({ errorTable: [{ field: 'tpauserID', msg: 'That username is taken' }] })
  })
})

describe('somebody who registered', () => {
  it('cannot sign in while waiting, and learns why when the password is right', async () => {
    const { world } = await withRegistration()
    expect(await signIn(world)).toEqual({ sessionID: '', msg: 'Your registration is waiting for approval' })
    expect((await signIn(world, 'guess')).msg).toMatch(/not right/)
  })

  it('signs in for the customer once approved', async () => {
    const { world, control } = await withRegistration()
    expect(await (await control('GET', 'registrations')).json()).toEqual([
      expect.objectContaining({ id: 1, userName: 'ravi', state: 'waiting' }),
    ])
    expect((await control('POST', 'registrations/1/approve')).status).toBe(204)
    await world.signIn('ravi', registration.password)
    const { CustomerDetails } = await world.call('getCustomerDetails', { customerID: '4021' })
    expect(CustomerDetails).toHaveLength(1)
    expect(await (await control('GET', 'registrations')).text()).not.toContain(registration.password)
  })

  it('cannot sign in once declined, and may register again', async () => {
    const { world, control } = await withRegistration()
    expect((await control('POST', 'registrations/1/decline')).status).toBe(204)
    expect(await signIn(world)).toEqual({ sessionID: '', msg: expect.stringMatching(/declined/) })
    await world.call('registerForAccess', registration)
    expect((await signIn(world)).msg).toMatch(/waiting/)
  })

  it('is decided upon once', async () => {
    const { world, control } = await withRegistration()
    await control('POST', 'registrations/1/decline')
    for (const path of ['1/approve', '1/decline', '2/approve', 'x/approve', '1/delete', '1']) {
      expect([path, (await control('POST', `registrations/${path}`)).status]).toEqual([path, 404])
    }
    expect((await control('GET', 'registrations/1/approve')).status).toBe(404)
    expect(listRegistrations(world.sandbox.database)).toMatchObject([{ state: 'declined' }])
    expect((await signIn(world)).sessionID).toBe('')
  })
})
