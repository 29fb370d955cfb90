import { describe, expect, it } from 'vitest'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'

const site = {
  address: '9 Mill Lane',
  suburb: 'Sellwood',
  stateId: 'OR',
  zipCode: '97202',
  vehicleTypeId: 'T8',
}
const none = { hasErrors: true, errorTable: [{ msg: 'No matching records' }] }
const priced: Script = {
  getGeocode: () => ({ latitude: '45.46', longitude: -122.65 }),
  getClosestBranch: () => ({ branchID: 7, distanceKm: '12.5' }),
  getDeliveryCharge: () => ({ productID: 'DEL', deliveryCharge: '45.5' }),
}

async function quote(script: Script, input = site) {
  const { client, calls } = createFixtureClient({ ...priced, ...script })
  await client.session.signIn(fixtureSignIn)
  calls.length = 0
  return { quoted: await client.checkout.quoteDelivery(input), asked: calls.map((call) => call.operation) }
}

describe('quoteDelivery', () => {
  it('finds the address, its branch and the charge', async () => {
    const { quoted, asked } = await quote({})
    expect(asked).toEqual(['getGeocode', 'getClosestBranch', 'getDeliveryCharge'])
    expect(quoted).toEqual({
      branchId: '7',
      distanceKm: 12.5,
      latitude: 45.46,
      longitude: -122.65,
      charge: { productId: 'DEL', amount: 455_000 },
    })
  })

  it('asks nothing without an address', async () => {
    const { quoted, asked } = await quote({}, { ...site, address: ' ', suburb: '' })
    expect([quoted, asked]).toEqual([null, []])
  })

  it.each([
    ['0, 0', { latitude: 0, longitude: '0' }],
    ['nothing', { latitude: null }],
    ['no records', none],
  ])('looks for no branch when the address gives %s', async (_, position) => {
    const { quoted, asked } = await quote({ getGeocode: () => position })
    expect([quoted, asked]).toEqual([null, ['getGeocode']])
  })

  it('is none when no branch is near', async () => {
    expect((await quote({ getClosestBranch: () => ({ branchID: '' }) })).quoted).toBeNull()
  })

  it.each([{}, { deliveryCharge: null }, { deliveryCharge: '' }])(
    'has a charge of no known amount at %j',
    async (answer) => {
      const { quoted } = await quote({ getDeliveryCharge: () => ({ productID: 'DEL', ...answer }) })
      expect(quoted?.charge).toEqual({ productId: 'DEL', amount: null })
    },
  )

  it('has no charge without a product', async () => {
    const answer = { productID: '', deliveryCharge: 45.5 }
    expect((await quote({ getDeliveryCharge: () => answer })).quoted?.charge).toBeNull()
  })

  it.each([{ distanceKm: '12,5' }, { distanceKm: 'n/a' }, { distanceKm: -4 }, { distanceKm: null }, {}])(
    'fails where the distance is %j, and prices no other one [case-271]',
    async (answer) => {
      const { client, calls } = createFixtureClient({
        ...priced,
        getClosestBranch: () => ({ branchID: 7, ...answer }),
      })
      await client.session.signIn(fixtureSignIn)
      const quoting = client.checkout.quoteDelivery(site)
      await expect(quoting).rejects.toMatchObject({
        isFluidError: true,
        message: 'We could not read how far the delivery goes, so it has no price',
        operation: 'getClosestBranch',
      })
      expect(calls.map(({ operation }) => operation)).not.toContain('getDeliveryCharge')
    },
  )

  it('fails when a step gets no answer', async () => {
    await expect(quote({ getClosestBranch: () => new Response('', { status: 503 }) })).rejects.toMatchObject({
      name: 'FluidTransportError',
      status: 503,
    })
  })
})

describe('what checkout offers', () => {
  it('leaves out what cannot be chosen, and puts no branch at 0, 0', async () => {
    const { client } = createFixtureClient({
      getState: () => [{ stateID: 'VIC' }, { stateName: 'Nowhere' }, null],
      getOrderBranches: () => ({
        BranchList: [
          {
            branchID: 1,
            branchName: 'Main',
            address1: '1 High St',
            address2: ' ',
            latitude: 0,
            longitude: 0,
          },
          { branchName: 'Lost' },
        ],
      }),
      getVehicleTypes: () => none,
    })
    await client.session.signIn(fixtureSignIn)
    expect(await client.checkout.listStates()).toEqual([{ id: 'VIC', name: 'VIC' }])
    expect(await client.checkout.listBranches({ for: 'order' })).toEqual([
      { id: '1', name: 'Main', address: ['1 High St'], phone: '', position: null },
    ])
    expect(await client.checkout.listVehicleTypes()).toEqual([])
  })
})
