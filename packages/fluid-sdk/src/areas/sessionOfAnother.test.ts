import { afterEach, describe, expect, it, vi } from 'vitest'
import { ended, openOtherTabs, openTab, userDetails } from '../testing/openTab'

afterEach(() => void vi.unstubAllGlobals())

describe('another customer', () => {
  const choice = (tab: ReturnType<typeof openTab>) => tab.tabStorage.getItem('trade:see-prices')

  it('is distinguished from the one whose session ended, also on a page that was loaded meanwhile [sign-102]', async () => {
    const tab = openTab(undefined, { getState: () => ended })
    await tab.signIn('ann', false)
    tab.tabStorage.setItem('trade:see-prices', 'on')
    await expect(tab.client.checkout.listStates()).rejects.toThrow()
    await tab.signIn('ann', false)
    expect(tab.changes.at(-1)).toMatchObject({ type: 'signedIn', isAnother: false })
    expect(choice(tab)).toBe('on')

    await expect(tab.client.checkout.listStates()).rejects.toThrow()
    const loaded = openTab(tab.storage, {}, tab.tabStorage)
    await loaded.signIn('bob', true)
    expect(loaded.changes).toMatchObject([{ type: 'signedIn', isAnother: true }])
    expect(choice(loaded)).toBeNull()
    expect(loaded.client.session.current()).toEqual({
      username: 'bob',
      customerId: '4021',
      isRemembered: true,
    })
  })

  it.each([
    ['in the same tab, after an expiry', false],
    ['on a page of another day', true],
  ])('for whom the same user signs in finds nothing of the one before: %s [sign-102]', async (_, isLater) => {
    let customer = '1'
    const script: Parameters<typeof openTab>[1] = {
      getState: () => ended,
      getUserDetails: ({ userName }) => ({
        ttGetUserDetails: [{ ...userDetails, id_user: userName, id_cust: customer }],
      }),
    }
    const tab = openTab(undefined, script)
    await tab.signIn('ann', true)
    tab.client.storage.set('draft:ann', 'to site 1')
    await expect(tab.client.checkout.listStates()).rejects.toThrow()
    await tab.signIn('ann', true)
    expect(tab.client.storage.get('draft:ann')).toBe('to site 1')

    await expect(tab.client.checkout.listStates()).rejects.toThrow()
    customer = '2'
    const next = isLater ? openTab(tab.storage, script) : tab
    await next.signIn('ann', !isLater)
    expect(next.client.storage.get('draft:ann')).toBeNull()
    expect(next.client.session.current()).toEqual({
      username: 'ann',
      customerId: '2',
      isRemembered: !isLater,
    })
    expect(openTab(tab.storage, script, next.tabStorage).client.session.current()?.username).toBe('ann')
  })

  it('whom the host has signed in finds nothing of the one before [sdk-301]', async () => {
    const tab = openTab()
    await tab.signIn('ann', false)
    tab.tabStorage.setItem('trade:see-prices', 'on')
    await tab.client.session.adopt({ id: 'S-bob', username: 'bob' })
    expect(tab.changes.at(-1)).toMatchObject({ session: { username: 'bob' }, isAnother: true })
    expect(choice(tab)).toBeNull()
  })

  it('finds nothing of the one who signed out, or was replaced, in another tab [sign-103]', async () => {
    const others = openOtherTabs()
    const first = openTab()
    const second = openTab(first.storage)
    await first.signIn('ann', true)
    others.tell()
    second.tabStorage.setItem('trade:see-prices', 'on')
    first.client.session.signOut()
    others.tell()
    expect(choice(second)).toBeNull()

    await first.signIn('ann', true)
    others.tell()
    second.tabStorage.setItem('trade:see-prices', 'on')
    // A sleeping tab hears of both at once.
    first.client.session.signOut()
    await first.signIn('bob', true)
    others.tell()
    expect(second.changes.at(-1)).toMatchObject({ session: { username: 'bob' }, isAnother: true })
    expect(choice(second)).toBeNull()
  })
})

describe('two tabs', () => {
  it('share a remembered session, and its end [sign-21]', async () => {
    const others = openOtherTabs()
    const first = openTab()
    const second = openTab(first.storage)
    await first.signIn('ann', true)
    others.tell()
    expect(second.changes).toEqual([
      {
        type: 'signedIn',
        session: { username: 'ann', customerId: '4021', isRemembered: true },
        isAnother: false,
      },
    ])
    first.client.session.signOut()
    others.tell()
    expect(second.changes.at(-1)).toEqual({ type: 'signedOut' })
  })

  it('distinguish an ended session from one that was signed out of', async () => {
    const others = openOtherTabs()
    const first = openTab(undefined, { getState: () => ended })
    const second = openTab(first.storage)
    await first.signIn('ann', true)
    others.tell()
    await expect(first.client.checkout.listStates()).rejects.toThrow()
    others.tell()
    expect(second.changes.at(-1)).toEqual({ type: 'expired' })
  })

  it('hold different customers when neither is remembered, and the tab’s own session wins [sign-22]', async () => {
    const first = openTab()
    await first.signIn('ann', true)
    const second = openTab(first.storage)
    await second.signIn('bob', false)
    const [ann, bob] = [await first.client.account.getUser(), await second.client.account.getUser()]
    expect([ann.userId, bob.userId]).toEqual(['ann', 'bob'])
  })

  it('send nothing for a customer whom another has replaced [sign-23]', async () => {
    let answer: (value: unknown) => void = () => undefined
    const answering = new Promise((resolve) => (answer = resolve))
    const first = openTab(undefined, { getWidgetConfiguration: () => answering })
    await first.signIn('ann', true)
    const found = first.client.catalogue.searchProducts({ term: 'pine' })
    await vi.waitFor(() => expect(first.calls.at(-1)?.operation).toBe('getWidgetConfiguration'))
    await openTab(first.storage).signIn('bob', true)
    answer({ WidgetConfiguration: [] })
    await expect(found).rejects.toMatchObject({ name: 'FluidSessionChangedError' })
    expect(first.calls.map((call) => call.operation)).not.toContain('searchProductTP')
    expect(first.changes.at(-1)).toMatchObject({ type: 'signedIn', session: { username: 'bob' } })
    expect((await first.client.account.getUser()).userId).toBe('bob')
  })

  it.each([
    ['out', undefined, { type: 'signedOut' }],
    [
      'in',
      'bob',
      {
        type: 'signedIn',
        session: { username: 'bob', customerId: '4021', isRemembered: true },
        isAnother: true,
      },
    ],
  ])(
    'that slept hear when Back brings them up that another has signed %s [case-296]',
    async (_, next, change) => {
      const others = openOtherTabs()
      const asleep = openTab()
      await asleep.signIn('ann', true)
      const awake = openTab(asleep.storage)
      awake.client.session.signOut()
      if (next) await awake.signIn(next, true)
      // A sleeping page hears of nothing stored meanwhile.
      others.comeBack()
      expect(asleep.changes.at(-1)).toEqual(change)
      const { length } = asleep.changes
      others.comeBack()
      expect(asleep.changes).toHaveLength(length)
    },
  )

  it('stop listening when nobody asks', async () => {
    const others = openOtherTabs()
    const tab = openTab()
    const heard = vi.fn()
    const stop = tab.client.session.subscribe(heard)
    stop()
    await openTab(tab.storage).signIn('ann', true)
    others.tell()
    others.comeBack()
    expect(heard).not.toHaveBeenCalled()
    expect(tab.changes).toHaveLength(1)
  })
})
