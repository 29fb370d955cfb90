import { describe, expect, it, vi } from 'vitest'
import { contextOf, ended, openTab, userDetails } from '../testing/openTab'

describe('signing in', () => {
  it('is remembered by the device, or else by the tab alone [sign-06]', async () => {
    const tab = openTab()
    await tab.signIn('ann', false)
    expect(openTab(tab.storage).client.session.current()).toBeNull()
    await tab.signIn('ann', true)
    expect(openTab(tab.storage).client.session.current()).toEqual({
      username: 'ann',
      customerId: '4021',
      isRemembered: true,
    })
    expect(tab.changes.map((change) => change.type)).toEqual(['signedIn', 'signedIn'])
  })

  it('ends with the tab when nothing is said of remembering it [sdk-303]', async () => {
    const tab = openTab()
    const session = await tab.client.session.signIn({ username: 'ann', password: 'p' })
    expect(session).toEqual({ username: 'ann', customerId: '4021', isRemembered: false })
    expect(openTab(tab.storage).client.session.current()).toBeNull()
  })

  it('keeps the cart’s id on the device for its user, remembered or not [sign-07]', async () => {
    for (const isRemembered of [true, false]) {
      const tab = openTab()
      await tab.signIn('ann', isRemembered)
      const { id } = await tab.client.cart.open()
      const tomorrow = openTab(tab.storage)
      await tomorrow.signIn('ann', isRemembered)
      expect((await tomorrow.client.cart.open()).id).toBe(id)
      expect(tomorrow.calls.map((call) => call.operation)).not.toContain('createCart')
      await tomorrow.signIn('bob', isRemembered)
      await tomorrow.client.cart.open()
      expect(tomorrow.calls.map((call) => call.operation)).toContain('createCart')
    }
  })

  it('never reveals or stores more than it must', async () => {
    const tab = openTab()
    const session = await tab.signIn('ann', true)
    expect(session).toEqual({ username: 'ann', customerId: '4021', isRemembered: true })
    expect(JSON.stringify(tab.changes)).not.toContain('S-ann')
    expect(tab.storage.getItem(tab.storage.key(0) ?? '')).not.toContain('"p"')
  })

  it.each([
    ['an empty session id', () => ({ sessionID: '', msg: 'Wrong password' }), 'Wrong password'],
    ['a refusal', () => ({ hasErrors: 'yes', errorTable: [{ field: 'userid', msg: 'Locked' }] }), 'Locked'],
    [
      'a refusal that means something elsewhere',
      () => ({ hasErrors: true, errorTable: [{ field: '', msg: 'No matching records for ann' }] }),
      'No matching records for ann',
    ],
    ['a refusal without a word', () => ({ hasErrors: true, errorTable: [{ field: 'userid' }] }), ''],
    ['a 401', () => new Response('', { status: 401 }), ''],
    ['an answer without anything', () => ({}), ''],
  ])('fails with the merchant’s words after %s [sign-04]', async (_, login, message) => {
    const tab = openTab(undefined, { login })
    await expect(tab.signIn('ann', true)).rejects.toMatchObject({ name: 'FluidSignInError', message })
    expect(tab.client.session.current()).toBeNull()
  })

  it('blames nothing that was typed for a refusal without a reason [error-123]', async () => {
    const tab = openTab(undefined, { login: () => ({ hasErrors: true }) })
    await expect(tab.signIn('ann', true)).rejects.toMatchObject({ name: 'FluidApiError', operation: 'login' })
    expect(tab.client.session.current()).toBeNull()
  })

  it('keeps no session whose user could not be read', async () => {
    const tab = openTab(undefined, { getUserDetails: () => new Response('', { status: 502 }) })
    await expect(tab.signIn('ann', true)).rejects.toMatchObject({ name: 'FluidTransportError' })
    expect(tab.client.session.current()).toBeNull()
    expect(tab.changes).toEqual([])
  })

  it('reads the user once, for all calls that follow', async () => {
    const tab = openTab()
    await tab.signIn('ann', true)
    await Promise.all([tab.client.cart.open(), tab.client.catalogue.searchProducts({ term: 'pine' })])
    const asked = tab.calls.map((call) => call.operation)
    expect(asked.filter((operation) => operation === 'getUserDetails')).toHaveLength(1)
    expect(asked.filter((operation) => operation === 'getWidgetConfiguration')).toHaveLength(1)
  })
})

describe('a stored session', () => {
  it('is good when its user can be read [sign-17]', async () => {
    const tab = openTab()
    await tab.signIn('ann', true)
    const next = openTab(tab.storage)
    expect(await next.client.session.restore()).toEqual({
      username: 'ann',
      customerId: '4021',
      isRemembered: true,
    })
    expect(contextOf(next.calls[0])).toBe(contextOf(tab.calls.at(-1)))
  })

  it('stays when no answer came [sign-18]', async () => {
    const tab = openTab()
    await tab.signIn('ann', true)
    const next = openTab(tab.storage, { getUserDetails: () => new Response('<html>') })
    await expect(next.client.session.restore()).rejects.toMatchObject({ name: 'FluidTransportError' })
    expect(next.client.session.current()).not.toBeNull()
  })

  it.each([
    ['refused', ended],
    ['answered without a reason', { hasErrors: true }],
  ])('ends when it is %s [sign-17]', async (_, answer) => {
    const tab = openTab()
    await tab.signIn('ann', true)
    const next = openTab(tab.storage, { getUserDetails: () => answer })
    expect(await next.client.session.restore()).toBeNull()
    expect(next.client.session.current()).toBeNull()
    expect(next.changes).toEqual([{ type: 'expired' }])
  })

  it.each([
    [
      'a refusal of something else',
      { hasErrors: true, errorTable: [{ field: 'userName', msg: 'Locked' }] },
      'FluidFieldError',
    ],
    ['no user', {}, 'FluidNoRecordsError'],
  ])('is kept upon %s, which says nothing of it', async (_, answer, name) => {
    const tab = openTab()
    await tab.signIn('ann', true)
    const next = openTab(tab.storage, { getUserDetails: () => answer })
    await expect(next.client.session.restore()).rejects.toMatchObject({ name })
    expect(next.client.session.current()).not.toBeNull()
  })

  it('is none when it is corrupt', async () => {
    const tab = openTab()
    await tab.signIn('ann', true)
    for (const corrupt of ['{"id":', '[]', '{"id":"","username":"ann"}', '{"id":7}', 'null']) {
      tab.storage.setItem(tab.storage.key(0) ?? '', corrupt)
      expect(openTab(tab.storage).client.session.current()).toBeNull()
    }
  })
})

describe('a session that ends', () => {
  it('is forgotten when a call is refused for it, and leaves the cart’s id [error-07]', async () => {
    const tab = openTab(undefined, { getState: () => ended })
    await tab.signIn('ann', true)
    const { id } = await tab.client.cart.open()
    await expect(tab.client.checkout.listStates()).rejects.toMatchObject({ name: 'FluidSessionExpiredError' })
    expect(tab.client.session.current()).toBeNull()
    expect(tab.changes.at(-1)).toEqual({ type: 'expired' })
    await tab.signIn('ann', true)
    expect((await tab.client.cart.open()).id).toBe(id)
    expect(tab.calls.filter((call) => call.operation === 'createCart')).toHaveLength(1)
  })

  it('does not let the tab slip into the session that the device remembers', async () => {
    const device = openTab()
    await device.signIn('ann', true)
    const tab = openTab(device.storage, { getState: () => ended })
    await tab.signIn('bob', false)
    await expect(tab.client.checkout.listStates()).rejects.toThrow()
    expect(tab.client.session.current()).toBeNull()
    expect(device.client.session.current()?.username).toBe('ann')
  })

  it('is checked once after a bare Api Error, and only a refusal ends it [sign-19]', async () => {
    const answers: unknown[] = [
      { ttGetUserDetails: [userDetails] },
      new Response('', { status: 502 }),
      { hasErrors: true, errorTable: [{ field: 'x', msg: 'broken' }] },
      { hasErrors: true },
    ]
    const tab = openTab(undefined, { getUserDetails: () => answers.shift() })
    await tab.signIn('ann', true)
    await tab.client.session.check()
    await tab.client.session.check()
    expect(tab.client.session.current()).not.toBeNull()
    await tab.client.session.check()
    expect(tab.changes.at(-1)).toEqual({ type: 'expired' })
  })
})

describe('signing out', () => {
  it('removes what was stored, except the cart’s id and open orders [sign-20]', async () => {
    const tab = openTab()
    await tab.signIn('ann', true)
    await tab.client.cart.open()
    tab.client.storage.set('draft', 'x')
    tab.storage.setItem('theirs', '1')
    tab.client.session.signOut()
    const stored = Array.from({ length: tab.storage.length }, (_, index) => tab.storage.key(index))
    expect(stored).toEqual([expect.stringMatching(/:cart:4021\/ann$/), 'theirs'])
    expect(tab.changes.at(-1)).toEqual({ type: 'signedOut' })
  })

  it('leaves what a portal has stored to outlive it, whatever it is called [sign-20 case-061]', async () => {
    const tab = openTab()
    await tab.signIn('ann', true)
    for (const name of ['payments:ann', 'lasting:draft', 'draft']) tab.client.storage.set(name, 'x')
    for (const name of ['payments:ann', 'session']) tab.client.lastingStorage.set(name, 'x')
    tab.client.session.signOut()
    expect(tab.client.lastingStorage.names('')).toEqual(['payments:ann', 'session'])
    expect(tab.client.storage.names('')).toEqual([])
    expect(tab.client.session.current()).toBeNull()
  })

  it('drops the answers that arrive after it', async () => {
    let answer: (value: unknown) => void = () => undefined
    const answering = new Promise((resolve) => (answer = resolve))
    const tab = openTab(undefined, { getState: () => answering })
    await tab.signIn('ann', true)
    const states = tab.client.checkout.listStates()
    await vi.waitFor(() => expect(tab.calls.at(-1)?.operation).toBe('getState'))
    tab.client.session.signOut()
    answer([{ stateID: 'VIC', stateName: 'Victoria' }])
    await expect(states).rejects.toMatchObject({ name: 'FluidSessionChangedError' })
  })

  it('leaves nothing to call with', async () => {
    const tab = openTab()
    await tab.signIn('ann', true)
    tab.client.session.signOut()
    const before = tab.calls.length
    await expect(tab.client.cart.open()).rejects.toMatchObject({ name: 'FluidNotSignedInError' })
    expect(tab.calls).toHaveLength(before)
  })
})
