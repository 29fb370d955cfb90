import { describe, expect, it } from 'vitest'
import type { Script } from '../testing/scriptedFetch'
import { contextOf, ended, openTab, userDetails } from '../testing/openTab'

describe('a session that the host has opened', () => {
  const host = { id: 'S-of-host', username: 'ann' }
  /** A back end with a second customer: every session except the host's is theirs. */
  const twoCustomers: Script = {
    getUserDetails: ({ userName }, request) => ({
      ttGetUserDetails: [
        {
          ...userDetails,
          id_user: userName,
          id_cust: request?.headers.get('X-FLUID-CONTEXT') === 'S-of-host' ? '1' : '2',
        },
      ],
    }),
  }

  it('is checked with the merchant, opened and announced, by its own id [sdk-301]', async () => {
    const tab = openTab()
    expect(await tab.client.session.adopt(host)).toEqual({
      username: 'ann',
      customerId: '4021',
      isRemembered: false,
    })
    expect(tab.calls.map((call) => call.operation)).toEqual(['getUserDetails'])
    expect(contextOf(tab.calls[0])).toBe('S-of-host')
    expect(tab.changes).toEqual([
      {
        type: 'signedIn',
        session: { username: 'ann', customerId: '4021', isRemembered: false },
        isAnother: false,
      },
    ])
    await tab.client.cart.open()
    expect(tab.calls.map((call) => call.operation).filter((name) => name === 'getUserDetails')).toHaveLength(
      1,
    )
    expect(contextOf(tab.calls.at(-1))).toBe('S-of-host')
  })

  it('changes nothing where the same user is signed in for the same customer [case-020]', async () => {
    const tab = openTab()
    await tab.client.session.adopt(host)
    tab.client.storage.set('draft', 'half a form')
    await tab.client.session.adopt(host)
    await tab.client.session.adopt({ ...host, id: 'S-next' })
    expect(tab.changes).toHaveLength(1)
    expect(tab.client.storage.get('draft')).toBe('half a form')
    await tab.client.checkout.listStates().catch(() => undefined)
    expect(contextOf(tab.calls.at(-1))).toBe('S-of-host')
  })

  it('replaces one of the same user that has ended [case-020]', async () => {
    const tab = openTab(undefined, {
      getUserDetails: ({ userName }, request) =>
        request?.headers.get('X-FLUID-CONTEXT') === 'S-of-host' && tab.changes.length > 0
          ? ended
          : { ttGetUserDetails: [{ ...userDetails, id_user: userName }] },
    })
    await tab.client.session.adopt(host)
    await tab.client.session.adopt({ ...host, id: 'S-next' })
    expect(tab.changes.at(-1)).toMatchObject({ type: 'signedIn', isAnother: false })
    await tab.client.account.getUser()
    expect(tab.changes).toHaveLength(2)
  })

  it.each([
    ['another user', { id: 'S-bob', username: 'bob' }],
    ['the same user for another customer', { id: 'S-other', username: 'ann' }],
  ])('leaves nothing of whoever was here to %s [case-021]', async (_, next) => {
    const tab = openTab(undefined, twoCustomers)
    await tab.client.session.adopt(host)
    tab.client.storage.set('draft', 'half a form')
    tab.tabStorage.setItem('trade:see-prices', 'on')
    await tab.client.session.adopt(next)
    expect(tab.changes.at(-1)).toEqual({
      type: 'signedIn',
      session: { username: next.username, customerId: '2', isRemembered: false },
      isAnother: true,
    })
    expect(tab.client.storage.get('draft')).toBeNull()
    expect(tab.tabStorage.getItem('trade:see-prices')).toBeNull()
    expect((await tab.client.account.getUser()).customerId).toBe('2')
  })

  it.each([
    ['another user', { id: 'S-bob', username: 'bob' }, null],
    ['their own customer', { id: 'S-next', username: 'ann' }, 'half a form'],
  ])(
    'leaves what one whose session has ended had stored to nobody but themselves: %s [case-021]',
    async (_, next, stored) => {
      const tab = openTab(undefined, { getState: () => ended })
      await tab.client.session.adopt(host)
      tab.client.storage.set('draft', 'half a form')
      await expect(tab.client.checkout.listStates()).rejects.toThrow()
      await tab.client.session.adopt(next)
      expect(tab.client.storage.get('draft')).toBe(stored)
      expect(openTab(tab.storage, {}, tab.tabStorage).client.session.current()?.username).toBe(next.username)
    },
  )

  it('replaces one whose customer was not noted when it was stored, and is another [case-021]', async () => {
    const tab = openTab(undefined, twoCustomers)
    await tab.client.session.adopt(host)
    const name = tab.tabStorage.key(0) ?? ''
    tab.tabStorage.setItem(name, JSON.stringify(host))
    const next = openTab(tab.storage, twoCustomers, tab.tabStorage)
    await next.client.session.adopt({ id: 'S-other', username: 'ann' })
    await next.client.checkout.listStates().catch(() => undefined)
    expect(contextOf(next.calls.at(-1))).toBe('S-other')
  })

  it('leaves the remembered session of other tabs alone [case-021]', async () => {
    const first = openTab()
    await first.signIn('carl', true)
    const tab = openTab(first.storage)
    await tab.signIn('ann', false)
    await tab.client.session.adopt({ id: 'S-bob', username: 'bob' })
    expect(first.client.session.current()).toEqual({
      username: 'carl',
      customerId: '4021',
      isRemembered: true,
    })
  })

  it('is stored in the tab, or on the device on request [sdk-301]', async () => {
    const tab = openTab()
    await tab.client.session.adopt(host)
    expect(openTab(tab.storage).client.session.current()).toBeNull()
    await tab.client.session.adopt({ ...host, isRemembered: true })
    expect(openTab(tab.storage).client.session.current()).toEqual({
      username: 'ann',
      customerId: '4021',
      isRemembered: true,
    })
  })

  it.each([
    ['refuses it', () => ended],
    ['answers 401', () => new Response('', { status: 401 })],
    ['gives no reason', () => ({ hasErrors: true })],
  ])('is an ended one when the merchant %s, and changes nothing [sdk-302]', async (_, getUserDetails) => {
    const tab = openTab()
    await tab.signIn('bob', false)
    const next = openTab(tab.storage, { getUserDetails }, tab.tabStorage)
    await expect(next.client.session.adopt(host)).rejects.toMatchObject({ name: 'FluidSessionExpiredError' })
    expect(next.client.session.current()).toEqual({
      username: 'bob',
      customerId: '4021',
      isRemembered: false,
    })
    expect(next.changes).toEqual([])
  })

  it('ends here too when it is the current one [sdk-302]', async () => {
    const answers: unknown[] = [{ ttGetUserDetails: [userDetails] }, ended]
    const tab = openTab(undefined, { getUserDetails: () => answers.shift() })
    await tab.client.session.adopt(host)
    await expect(tab.client.session.adopt(host)).rejects.toMatchObject({ name: 'FluidSessionExpiredError' })
    expect(tab.client.session.current()).toBeNull()
    expect(tab.changes.at(-1)).toEqual({ type: 'expired' })
  })

  it('goes on where another one of the same customer ended [sdk-302]', async () => {
    const tab = openTab(undefined, { getState: () => ended })
    await tab.client.session.adopt(host)
    await expect(tab.client.checkout.listStates()).rejects.toThrow()
    await tab.client.session.adopt({ ...host, id: 'S-next' })
    expect(tab.changes.at(-1)).toMatchObject({ type: 'signedIn', isAnother: false })
  })

  it('keeps the current one upon a failure of the line [sdk-302]', async () => {
    const tab = openTab(undefined, { getUserDetails: () => new Response('', { status: 502 }) })
    await expect(tab.client.session.adopt(host)).rejects.toMatchObject({ name: 'FluidTransportError' })
    expect(tab.changes).toEqual([])
  })

  it.each([
    { id: '', username: 'ann' },
    { id: 'S-1', username: '' },
  ])('is none without its id or its customer: %j [sdk-302]', async (input) => {
    const tab = openTab()
    await expect(tab.client.session.adopt(input)).rejects.toMatchObject({ name: 'FluidError' })
    expect(tab.calls).toEqual([])
  })

  it('stands, though the one that was stored is still being looked at [sdk-301]', async () => {
    const before = openTab()
    await before.signIn('bob', false)
    let answer: (value: unknown) => void = () => undefined
    const answers: unknown[] = [
      new Promise((resolve) => (answer = resolve)),
      { ttGetUserDetails: [userDetails] },
    ]
    const tab = openTab(before.storage, { getUserDetails: () => answers.shift() }, before.tabStorage)
    const restored = tab.client.session.restore()
    await tab.client.session.adopt(host)
    answer(ended)
    expect(await restored).toEqual({ username: 'ann', customerId: '4021', isRemembered: false })
    expect(tab.changes.map((change) => change.type)).toEqual(['signedIn'])
  })

  it('opens nothing once it was given up [sdk-302]', async () => {
    const controller = new AbortController()
    const tab = openTab(undefined, {
      getUserDetails: () => {
        controller.abort()
        return { ttGetUserDetails: [userDetails] }
      },
    })
    const { signal } = controller
    await expect(tab.client.session.adopt(host, { signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(tab.client.session.current()).toBeNull()
  })
})
