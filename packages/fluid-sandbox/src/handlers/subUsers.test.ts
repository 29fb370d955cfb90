import { describe, expect, it } from 'vitest'
import type { Payload } from '../wire/payload.ts'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'

type Added = Payload<'addMobileUser'>
type Detail = Added['MobileUserDetail'][0]

function mei(changes: Partial<Added> = {}, detail: Partial<Detail> = {}): Added {
  return {
    custContactID: '',
    tpauserID: 'mei',
    tpaID: 'U77',
    roleID: 'sales',
    canAccessTPWeb: true,
    canAccessTPMobile: true,
    tpaUserPassword: 'four words of hers',
    MobileUserDetail: [
      {
        firstName: 'Mei',
        lastName: 'Tan',
        emailAddress: 'mei@builder.example',
        phoneMobile: '0400 555 012',
        phoneBusiness: '',
        phoneHome: '',
        faxNumber: '',
        customerID: '4021',
        ...detail,
      },
    ],
    customerID: '4021',
    tpa: 'TRADEPORTAL',
    ...changes,
  }
}

async function signedIn() {
  const world = openWorld()
  await world.signIn()
  return world
}

const list = async (world: OpenWorld, customerID = '4021') =>
  (await world.call('getListMobileUsers', { customerID, tpa: 'TRADEPORTAL' })).MobileUsers

const names = async (world: OpenWorld, customerID?: string) =>
  (await list(world, customerID)).map(({ tpauserID }) => tpauserID)

const add = async (world: OpenWorld, user = mei()) =>
  (await world.call('addMobileUser', user)).addMobileUserResponse[0]?.custContactID ?? ''

/** Signs in without changing the caller's session, and gives the answer. */
async function tryToSignIn(world: OpenWorld, userid: string, password: string) {
  return await world.call('login', { userid, password, domain: 'frameworks', extra: 'TP001' })
}

describe('getListMobileUsers', () => {
  it('gives the customer’s people without their passwords', async () => {
    const world = await signedIn()
    const users = await list(world)
    expect(users.map(({ tpauserID, roleID, canAccessTPWeb }) => [tpauserID, roleID, canAccessTPWeb])).toEqual(
      [
        ['builder', 'admin', true],
        ['colleague', 'sales', true],
        ['foreman', 'admin', false],
      ],
    )
    expect(users[0]).toEqual({
      custContactID: 'C-U77',
      tpauserID: 'builder',
      tpaID: 'U77',
      roleID: 'admin',
      canAccessTPWeb: true,
      canAccessTPMobile: true,
      tpaUserPassword: '',
      MobileUserDetail: [
        {
          firstName: 'Dana',
          lastName: "O'Neill",
          emailAddress: 'dana@builder.example',
          phoneMobile: '0400 555 010',
          phoneBusiness: '03 9555 0101',
          phoneHome: '',
          faxNumber: '',
          customerID: '4021',
        },
      ],
    })
  })
})

describe('addMobileUser', () => {
  it('lets a person sign in for the customer', async () => {
    const world = await signedIn()
    const id = await add(world)
    expect((await list(world)).find(({ custContactID }) => custContactID === id)).toEqual({
      ...mei({ tpaUserPassword: '', custContactID: id, tpaID: expect.any(String) }),
      customerID: undefined,
      tpa: undefined,
    })
    await world.signIn('MEI', 'four words of hers')
    const { ttGetUserDetails } = await world.call('getUserDetails', {
      userName: 'mei',
      companyID: '01',
      tpa: 'TRADEPORTAL',
      limit: 25,
      page: 1,
      start: 0,
    })
    expect(ttGetUserDetails).toEqual([
      expect.objectContaining({ id_cust: '4021', name_first: 'Mei', last_login_date: '' }),
    ])
  })

  it.each([
    ['a name that somebody has, in any case', mei({ tpauserID: ' BUILDER ' }), 'tpauserID', /is taken/],
    ['a name that another customer’s user has', mei({ tpauserID: 'other' }), 'tpauserID', /is taken/],
    ['no name', mei({ tpauserID: ' ' }), 'tpauserID', /Required/],
    ['no password', mei({ tpaUserPassword: '' }), 'tpaUserPassword', /Required/],
    ['another role', mei({ roleID: 'owner' as 'admin' }), 'roleID', /admin or sales/],
    ['no first name', mei({}, { firstName: '' }), 'firstName', /Required/],
    ['no last name', mei({}, { lastName: '' }), 'lastName', /Required/],
    ['no e-mail address', mei({}, { emailAddress: 'mei' }), 'emailAddress', /Invalid/],
  ])('refuses %s', async (_, user, field, message) => {
    const world = await signedIn()
    const before = await list(world)
    const { body } = await world.post('addMobileUser', user)
    expect(body).toMatchObject({
      hasErrors: true,
      errorTable: [{ field, msg: expect.stringMatching(message) }],
    })
    expect(await list(world)).toEqual(before)
  })
})

describe('updateMobileUsers', () => {
  const colleague = (changes: Partial<Added> = {}) =>
    mei({ custContactID: 'C-U78', tpauserID: 'colleague', tpaUserPassword: '', ...changes })

  it('changes a person, and keeps the password when none is sent', async () => {
    const world = await signedIn()
    expect(await world.call('updateMobileUsers', colleague({ tpauserID: 'mei', roleID: 'admin' }))).toEqual(
      {},
    )
    expect(await names(world)).toEqual(['builder', 'foreman', 'mei'])
    expect((await list(world))[2]).toMatchObject({
      custContactID: 'C-U78',
      tpaID: 'U78',
      roleID: 'admin',
      MobileUserDetail: [{ firstName: 'Mei', phoneMobile: '0400 555 012' }],
    })
    expect((await tryToSignIn(world, 'mei', 'pass2')).sessionID).not.toBe('')
    await world.call('updateMobileUsers', colleague({ tpaUserPassword: 'new words' }))
    expect((await tryToSignIn(world, 'colleague', 'pass2')).sessionID).toBe('')
    expect((await tryToSignIn(world, 'colleague', 'new words')).sessionID).not.toBe('')
  })

  it('takes a name in another case of its own, and none of anybody else', async () => {
    const world = await signedIn()
    await world.call('updateMobileUsers', colleague({ tpauserID: 'Colleague' }))
    await expect(world.call('updateMobileUsers', colleague({ tpauserID: 'Other' }))).rejects.toThrow(
      'That username is taken',
    )
    expect(await names(world)).toEqual(['builder', 'Colleague', 'foreman'])
  })

  it('ends the sessions of a person who may use the portal no more, and says so at sign-in', async () => {
    const world = await signedIn()
    const { sessionID } = await tryToSignIn(world, 'colleague', 'pass2')
    await world.call('updateMobileUsers', colleague({ canAccessTPWeb: false }))
    expect(await tryToSignIn(world, 'colleague', 'pass2')).toEqual({
      sessionID: '',
      msg: expect.stringMatching(/disabled/),
    })
    // Without the password, the answer must not reveal that access is disabled.
    expect((await tryToSignIn(world, 'colleague', 'guess')).msg).toMatch(/not right/)
    const own = world.session
    world.session = sessionID
    await expect(names(world)).rejects.toThrow(/session has expired/)
    world.session = own
    await world.call('updateMobileUsers', colleague())
    expect((await tryToSignIn(world, 'colleague', 'pass2')).sessionID).not.toBe('')
  })
})

describe('deleteMobileUser', () => {
  it('removes a person and their sessions', async () => {
    const world = await signedIn()
    const { sessionID } = await tryToSignIn(world, 'colleague', 'pass2')
    expect(await world.call('deleteMobileUser', { custContactID: 'C-U78' })).toEqual({})
    expect(await names(world)).toEqual(['builder', 'foreman'])
    expect((await tryToSignIn(world, 'colleague', 'pass2')).sessionID).toBe('')
    world.session = sessionID
    await expect(names(world)).rejects.toThrow('Invalid Session ContextID')
  })

  it('leaves one’s own account', async () => {
    const world = await signedIn()
    await expect(world.call('deleteMobileUser', { custContactID: 'C-U77' })).rejects.toThrow(
      'You cannot delete your own account',
    )
    expect(await names(world)).toContain('builder')
  })
})

describe('another customer', () => {
  it('sees, adds, changes and removes nobody', async () => {
    const world = await signedIn()
    const before = await list(world)
    await world.signIn('other', 'pass3')
    await expect(list(world)).rejects.toThrow('Customer not found')
    await expect(add(world)).rejects.toThrow('Customer not found')
    await expect(add(world, mei({ customerID: '5077' }))).rejects.toThrow('Customer not found')
    for (const custContactID of ['C-U78', 'C-NOBODY', '']) {
      const user = mei({ custContactID }, { customerID: '5077' })
      await expect(world.call('updateMobileUsers', user)).rejects.toThrow('User not found')
      await expect(world.call('deleteMobileUser', { custContactID })).rejects.toThrow('User not found')
    }
    expect(await names(world, '5077')).toEqual(['other'])
    await world.signIn()
    expect(await list(world)).toEqual(before)
  })
})

describe('somebody who is no administrator', () => {
  it('sees the people, and adds, changes or removes nobody, themselves included [case-333]', async () => {
    const world = openWorld()
    await world.signIn('colleague', 'pass2')
    const before = await list(world)
    expect(before.map(({ tpauserID }) => tpauserID)).toContain('colleague')
    const own = before.find(({ tpauserID }) => tpauserID === 'colleague')
    const other = before.find(({ tpauserID }) => tpauserID === 'builder')
    if (!own || !other) throw new Error('Not both are there')
    const { roleID: _, ...rest } = own
    const changes = { ...rest, customerID: '4021', tpa: 'TRADEPORTAL' } as const
    for (const call of [
      world.call('addMobileUser', mei({ roleID: 'admin' })),
      world.call('addMobileUser', mei()),
      world.call('updateMobileUsers', { ...changes, roleID: 'admin' }),
      world.call('updateMobileUsers', { ...changes, roleID: 'sales', tpauserID: 'kai' }),
      world.call('deleteMobileUser', { custContactID: other.custContactID }),
    ])
      await expect(call).rejects.toThrow('Only an administrator may change user accounts')
    expect(await list(world)).toEqual(before)
  })
})
