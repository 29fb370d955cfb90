import { describe, expect, it } from 'vitest'
import { openWorld } from '../testing/openWorld.ts'

async function signedIn() {
  const world = openWorld()
  await world.signIn()
  return world
}

describe('what the checkout form offers', () => {
  it('lists despatch methods, vehicles and states', async () => {
    const world = await signedIn()
    expect(await world.call('getListDespatchMethod', { companyID: '01' })).toEqual({
      DespatchMethodList: [
        { methodName: 'DEL', methodDesc: 'Delivery to site', delivery: true },
        { methodName: 'PICK', methodDesc: 'Pick up', delivery: false },
      ],
    })
    expect(await world.call('getVehicleTypes', { companyID: '01' })).toEqual({
      VehicleTypes: [
        { vehicleTypeID: 'T8', vehicleTypeDesc: '8 t truck' },
        { vehicleTypeID: 'CRANE', vehicleTypeDesc: 'Crane truck' },
      ],
    })
    expect(await world.call('getState', { companyID: '01' })).toEqual([
      { stateID: 'VIC', stateName: 'Victoria' },
      { stateID: 'NSW', stateName: 'New South Wales' },
    ])
  })

  it('lists all branches, those that take orders, and those that are stores', async () => {
    const world = await signedIn()
    const ids = async (operation: 'getBranches' | 'getOrderBranches' | 'getWebBranches') =>
      (await world.call(operation, { companyID: '01' })).BranchList.map(({ branchID }) => branchID)
    expect(await ids('getBranches')).toEqual(['MEL', 'GEE', 'BAL', 'YARD', 'HQ'])
    expect(await ids('getOrderBranches')).toEqual(['MEL', 'GEE', 'BAL', 'HQ'])
    expect(await ids('getWebBranches')).toEqual(['MEL', 'GEE', 'BAL', 'YARD'])
    const { BranchList } = await world.call('getBranches', { companyID: '01' })
    expect(BranchList[0]).toMatchObject({ latitude: -37.74, longitude: 144.96 })
    expect(BranchList[1]).not.toHaveProperty('latitude')
  })
})

describe('pricing a delivery', () => {
  it('finds an address by suburb, state and zip code', async () => {
    const world = await signedIn()
    const find = async (addressLine2: string, addressLine3: string) => {
      const { latitude, longitude } = await world.call('getGeocode', {
        addressLine1: '9 Mill Lane',
        addressLine2,
        addressLine3,
      })
      return [latitude, longitude]
    }
    expect(await find('Preston', 'VIC')).toEqual([-37.74, 145.01])
    expect(await find(' PRESTON', 'nsw 2999 ')).toEqual([-33.1, 150.1])
    expect(await find('Sandgate', 'New South Wales 2304')).toEqual([-32.87, 151.7])
    // A city has more zip codes than the gazetteer lists: the state decides.
    expect(await find('Preston', 'NSW 2998')).toEqual([-33.1, 150.1])
    expect(await find('Preston', 'QLD 3072')).toEqual([0, 0])
    expect(await find('Atlantis', 'VIC')).toEqual([0, 0])
    expect(await find('', '')).toEqual([0, 0])
  })

  it('finds the nearest branch that takes orders and has a known place', async () => {
    const world = await signedIn()
    const closest = (latitudeDelivery: number, longitudeDelivery: number, vehicleType = 'T8') =>
      world.call('getClosestBranch', {
        latitudeDelivery,
        longitudeDelivery,
        vehicleType,
        deviceID: 'TP001',
        userName: 'builder',
      })
    // A twentieth of a degree of longitude at 37.74 south: 4.4 km. A transfer yard is nearer.
    expect(await closest(-37.74, 145.01)).toEqual({ branchID: 'MEL', distanceKm: 4.4 })
    expect(await closest(-37.56, 143.85)).toEqual({ branchID: 'BAL', distanceKm: 0 })
    // Two branches have the position 0, 0, which means unknown.
    expect(await closest(-0.1, 0.1)).toMatchObject({ branchID: 'BAL' })
    await expect(closest(0, 0)).rejects.toThrow('latitudeDelivery')
    await expect(closest(-37.74, 145.01, 'SHIP')).rejects.toThrow('vehicleType')
  })

  it('charges by distance and vehicle, and nothing beyond the last band', async () => {
    const world = await signedIn()
    const charge = (distanceKm: number, vehicleType = 'T8', branchID = 'MEL') =>
      world.call('getDeliveryCharge', { branchID, distanceKm, vehicleType })
    expect(await charge(0)).toEqual({ productID: 'DEL20', deliveryCharge: 45.5 })
    expect(await charge(20)).toEqual({ productID: 'DEL20', deliveryCharge: 45.5 })
    expect(await charge(20.1)).toEqual({ productID: 'DEL60', deliveryCharge: 90.5 })
    expect(await charge(12, 'CRANE')).toEqual({ productID: 'CRANE60', deliveryCharge: 250 })
    expect(await charge(60.1)).toEqual({ productID: '', deliveryCharge: 0 })
    await expect(charge(1, 'SHIP')).rejects.toThrow('vehicleType')
    await expect(charge(1, 'T8', 'NONE')).rejects.toThrow('branchID')
    await expect(charge(-1)).rejects.toThrow('distanceKm')
  })

  it('quotes what the merchant says, where the charge’s product costs something else', async () => {
    const world = await signedIn()
    world.sandbox.database.run("UPDATE delivery_bands SET quoted = 400000 WHERE product_id = 'DEL20'")
    const trip = { branchID: 'MEL', distanceKm: 12, vehicleType: 'T8' }
    expect(await world.call('getDeliveryCharge', trip)).toEqual({ productID: 'DEL20', deliveryCharge: 40 })
  })

  it('prices the charge’s line as the charge', async () => {
    const world = openWorld({ isTaxInclusive: false })
    await world.signIn()
    const cart = await world.createCart()
    await world.add(cart, { productID: 'DEL20', UOM: 'ea', quoteQty: 1 })
    const { CartContents } = await world.call('getCartContents', {
      sessionID: cart,
      tpaID: 'U77',
      userName: 'builder',
    })
    expect(CartContents).toEqual([
      expect.objectContaining({ productID: 'DEL20', unitPrice: 45.5, unitGST: 4.55 }),
    ])
  })
})
