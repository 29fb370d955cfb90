import { describe, expect, it } from 'vitest'
import type { FluidClient } from './client'
import { isFluidNotSignedInError, isSessionGone } from './errors'
import { accountUses } from './testing/accountUses'
import { emptyCart } from './testing/emptyCart'
import { createFixtureClient } from './testing/fixtureClient'
import { ended, openTab } from './testing/openTab'
import { shoppingUses } from './testing/shoppingUses'

/** The calls without a session, and the order, which reports its failure as an outcome. */
const { login, registerForAccess, processComplete, ...ofCustomers } = { ...shoppingUses, ...accountUses }
const uses: [string, (client: FluidClient) => Promise<unknown>][] = Object.entries(ofCustomers)

describe('while nobody is signed in', () => {
  it.each(uses)('%s is refused as that, and nothing is sent [sdk-305]', async (_, use) => {
    const { client, calls } = createFixtureClient()
    const error = await use(client).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'FluidNotSignedInError', message: 'Nobody is signed in' })
    expect([isFluidNotSignedInError(error), isSessionGone(error)]).toEqual([true, true])
    expect(calls).toEqual([])
  })

  it('an order is reported as not sent [sdk-305]', async () => {
    const { client, calls } = createFixtureClient()
    const seenCart = emptyCart('C-1')
    expect(
      await processComplete({ ...client, cart: { ...client.cart, open: async () => seenCart } }),
    ).toMatchObject({
      status: 'notSent',
      error: { name: 'FluidNotSignedInError' },
    })
    expect(calls).toEqual([])
  })

  it('signing in, registering and the merchant’s own endpoints go out [sdk-305]', async () => {
    const { client, calls } = createFixtureClient()
    await registerForAccess(client)
    await login(client)
    client.session.signOut()
    await client.callEndpoint('/stores', {}).catch(() => undefined)
    expect(calls.map((call) => call.operation)).toEqual(['registerForAccess', 'login', 'getUserDetails', ''])
  })
})

it('a session that ended is reported as ended until somebody signs in or out [sdk-306]', async () => {
  const tab = openTab(undefined, { getState: () => ended })
  await tab.signIn('ann', false)
  await expect(tab.client.checkout.listStates()).rejects.toThrow()
  const sent = tab.calls.length
  for (const read of [() => tab.client.cart.read(), () => tab.client.checkout.listStates()]) {
    await expect(read()).rejects.toMatchObject({ name: 'FluidSessionExpiredError' })
  }
  expect(tab.calls).toHaveLength(sent)
  tab.client.session.signOut()
  await expect(tab.client.cart.read()).rejects.toMatchObject({ name: 'FluidNotSignedInError' })
})
