import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../storage/storage'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'

const DAY_MS = 86_400_000
const site = { address: '9 Mill Lane', suburb: 'Preston', stateId: 'VIC', zipCode: '', vehicleTypeId: 'T8' }
const lines = ['DEL20', 'DEL30', 'NAIL90'].map((productID, index) => ({
  lineID: index + 1,
  productID,
  prodQty: 1,
}))

/** Opens a device with a clock the test can set, and a client for each page opened on it. */
function openDevice() {
  const storage = createMemoryStorage()
  const clock = { at: 1_800_000_000_000 }
  const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').sort()
  const open = async (script: Script = {}) => {
    const { client } = createFixtureClient(
      { getCartContents: () => ({ CartContents: lines }), ...script },
      { storage, now: () => clock.at },
    )
    await client.session.signIn(fixtureSignIn)
    return client
  }
  return { storage, clock, keys, open }
}

/** Returns the products of the cart lines recognised as delivery charges. */
async function chargesIn(client: Awaited<ReturnType<ReturnType<typeof openDevice>['open']>>) {
  const cart = await client.cart.open()
  return cart.lines.filter(({ isDeliveryCharge }) => isDeliveryCharge).map(({ productId }) => productId)
}

describe('the products that are known for a delivery’s charge', () => {
  it('are known by the next page, for a year from the last delivery they priced [case-295]', async () => {
    const device = openDevice()
    const first = await device.open()
    await first.checkout.quoteDelivery(site)
    device.clock.at += 300 * DAY_MS
    const second = await device.open({ getDeliveryCharge: () => ({ productID: 'DEL30' }) })
    await second.checkout.quoteDelivery(site)
    device.clock.at += 65 * DAY_MS - 1
    expect(await chargesIn(await device.open())).toEqual(['DEL20', 'DEL30'])
    device.clock.at += 1
    expect(await chargesIn(await device.open())).toEqual(['DEL30'])
    await (await device.open()).checkout.quoteDelivery(site)
    device.clock.at += 300 * DAY_MS
    expect(await chargesIn(await device.open())).toEqual(['DEL20'])
  })

  it.each([
    ['for a cart each', { 'cart:charges:C-1': '["DEL20"]', 'cart:charges:C-2': '["DEL30","DEL20"]' }],
    ['without a time', { 'cart:charges': '["DEL20","DEL30"]' }],
    [
      'beside junk',
      { 'cart:charges': '{', 'cart:charges:C-1': '["DEL20",7]', 'cart:charges:C-2': '["DEL30"]' },
    ],
  ])('are those that an earlier version stored %s, and their age begins [case-295]', async (_, stored) => {
    const device = openDevice()
    // Any key written by the client shows the prefix of the merchant's keys.
    await (await device.open()).cart.reset()
    const prefix =
      device
        .keys()
        .find((key) => key.includes(':cart:'))
        ?.replace(/:cart:.*/, ':') ?? ''
    for (const [name, text] of Object.entries(stored)) device.storage.setItem(prefix + name, text)
    expect(await chargesIn(await device.open())).toEqual(['DEL20', 'DEL30'])
    expect(device.keys().filter((key) => key.includes('cart:charges'))).toEqual([`${prefix}cart:charges`])
    device.clock.at += 364 * DAY_MS
    expect(await chargesIn(await device.open())).toEqual(['DEL20', 'DEL30'])
    device.clock.at += DAY_MS
    expect(await chargesIn(await device.open())).toEqual([])
  })
})
