import { machineDay } from '@trade-portal/fluid-sandbox/node'
import { openWorld, type OpenWorld } from '@trade-portal/fluid-sandbox/testing/openWorld'
import { ENDPOINT, orderPayload } from '@trade-portal/fluid-sandbox/testing/requests'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openNodeSandbox } from './node.ts'
import { known } from './seed/known.ts'
import type { Merchant } from './seed/merchants.ts'

const merchants = [
  { merchant: 'ironbark', address: ['Preston', 'VIC'], taxShare: 0.1 },
  { merchant: 'cascade', address: ['Beaverton', 'OR 97005'], taxShare: 0 },
] as const

/** Signs the demonstration's customer in and returns their details. */
async function signIn(world: OpenWorld, merchant: Merchant) {
  await world.signIn('builder', merchant)
  const { ttGetUserDetails } = await world.call('getUserDetails', {
    userName: 'builder',
    companyID: '01',
    tpa: 'TRADEPORTAL',
    limit: 25,
    page: 1,
    start: 0,
  })
  const [user] = ttGetUserDetails
  if (!user) throw new Error('Nobody is signed in')
  return user
}

it('begins with the same data each time, which nobody else changes', async () => {
  const names = ({ database }: Sandbox) => database.all('SELECT id, name FROM users ORDER BY id')
  const open = () => {
    const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
    onTestFinished(() => sandbox.close())
    return sandbox
  }
  const first = open()
  const before = names(first)
  first.database.run("UPDATE users SET name = 'changed ' || id")
  const second = open()
  expect(names(second)).toEqual(before)
  second.database.run("UPDATE users SET name = 'changed again ' || id")
  expect(names(open())).toEqual(before)
})

describe.each(merchants)('$merchant', ({ merchant, address: [suburb, state], taxShare }) => {
  it('takes an order for delivery, from the search to the transactions', async () => {
    const world = openWorld({}, openNodeSandbox({ merchant, size: 'small' }))
    const { id_cust: customerID, id_user: tpaID } = await signIn(world, merchant)
    const { presetTally, ordinary } = known[merchant]
    const search = { descString: presetTally, deviceID: 'D', incGST: false, userName: 'builder' }
    const { ProductList } = await world.call('searchProductTP', search)
    expect(ProductList[0]).toMatchObject({ productID: presetTally, Tally: true })

    const { cartSessionId } = await world.call('createCart', {
      customerID,
      deviceID: 'D',
      sessionType: 'TPWEB',
    })
    const lengths = { companyID: '01', branchID: 1, productID: presetTally } as const
    const { ProductLengths } = await world.call('getLengthsForProduct', lengths)
    const length = ProductLengths[0]?.length ?? 0
    await world.add(cartSessionId, {
      customerID,
      productID: presetTally,
      UOM: ProductList[0]?.UOM ?? '',
      quoteQty: length,
      tallyLength: [{ length, qty: 1 }],
    })
    const details = { deviceID: 'D', customerID, productID: ordinary, incGST: false }
    const { ProductDetails } = await world.call('getProductDetails', details)
    const UOM = ProductDetails[0]?.UOMList?.[0]?.UOM ?? ''
    await world.add(cartSessionId, { customerID, productID: ordinary, UOM, quoteQty: 3 })

    const { latitude, longitude } = await world.call('getGeocode', {
      addressLine1: '9 Mill Lane',
      addressLine2: suburb,
      addressLine3: state,
    })
    const { VehicleTypes } = await world.call('getVehicleTypes', { companyID: '01' })
    const vehicleType = VehicleTypes[0]?.vehicleTypeID ?? ''
    const { branchID, distanceKm } = await world.call('getClosestBranch', {
      latitudeDelivery: latitude,
      longitudeDelivery: longitude,
      vehicleType,
      deviceID: 'D',
      userName: 'builder',
    })
    expect(distanceKm).toBeLessThan(60)
    const charge = await world.call('getDeliveryCharge', { branchID, distanceKm, vehicleType })
    await world.add(cartSessionId, { customerID, productID: charge.productID, UOM: 'ea', quoteQty: 1 })
    const { CartContents } = await world.call('getCartContents', {
      sessionID: cartSessionId,
      tpaID,
      userName: 'builder',
    })
    expect(CartContents[2]).toMatchObject({ unitPrice: charge.deliveryCharge })
    for (const { unitPrice, unitGST } of CartContents) expect(unitGST).toBeCloseTo(unitPrice * taxShare, 4)

    const { DespatchMethodList } = await world.call('getListDespatchMethod', { companyID: '01' })
    const despatchMethod = DespatchMethodList.find(({ delivery }) => delivery)?.methodName ?? ''
    const payload = orderPayload(cartSessionId, { customerID, tpaID, branchID, despatchMethod })
    const { quoteNumber } = await world.call('processComplete', payload)
    const asked = { deviceID: 'D', customerID, userName: 'builder', limit: 10_000 } as const
    const { Order } = await world.call('getCustomerTransactions', asked)
    expect(Order[0]).toMatchObject({ transactionNumber: quoteNumber, transactionType: 'Order' })
    const sum = CartContents.reduce(
      (total, line) => total + line.prodQty * (line.unitPrice + line.unitGST),
      0,
    )
    expect(Order[0]?.transactionAmount).toBeCloseTo(sum, 1)
  })

  it('draws the pictures that its answers name', async () => {
    const world = openWorld({}, openNodeSandbox({ merchant, size: 'small' }))
    const { id_cust: customerID } = await signIn(world, merchant)
    const details = { deviceID: 'D', customerID, productID: known[merchant].ordinary, incGST: false }
    const { ProductDetails } = await world.call('getProductDetails', details)
    const { ProductMenu } = await world.call('getProductMenu', { companyID: '01' })
    const { WidgetConfiguration } = await world.call('getWidgetConfiguration', { objectSet: 'homepage' })
    const addresses = [
      ...(ProductDetails[0]?.productGallery.split('|') ?? []),
      ...ProductMenu.flatMap(({ menuFiles }) => menuFiles.split('|').slice(0, 1)).filter(Boolean),
      ...WidgetConfiguration.map(({ object_value }) => object_value),
    ]
    expect(addresses.length).toBeGreaterThan(10)
    for (const address of addresses) {
      const picture = await world.sandbox.fetch(`${ENDPOINT}/${address}`)
      expect([address, picture.headers.get('Content-Type')]).toEqual([
        address,
        'image/svg+xml; charset=utf-8',
      ])
      expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s)
    }
  })

  it('writes the datasheet that a product names', async () => {
    const world = openWorld({}, openNodeSandbox({ merchant, size: 'small' }))
    const { id_cust: customerID } = await signIn(world, merchant)
    const details = { deviceID: 'D', customerID, productID: known[merchant].presetTally, incGST: false }
    const { ProductDetails } = await world.call('getProductDetails', details)
    const address = ProductDetails[0]?.productFiles.split('|').find((file) => file.endsWith('.pdf'))
    const sheet = await world.sandbox.fetch(`${ENDPOINT}/${address}`)
    expect(sheet.headers.get('Content-Type')).toBe('application/pdf')
    expect(await sheet.text()).toMatch(/^%PDF-/)
  })

  it('has a menu that leads to products', async () => {
    const world = openWorld({}, openNodeSandbox({ merchant, size: 'small' }))
    await signIn(world, merchant)
    const { ProductMenu } = await world.call('getProductMenu', { companyID: '01' })
    const listing = {
      companyID: '01',
      deviceID: 'D',
      userName: 'builder',
      inStockOnly: false,
      incGST: false,
    } as const
    for (const { prodCategory, prodType, prodClass } of ProductMenu) {
      const { getProductsByType } = await world.call('getProductCategories', {
        ...listing,
        searchCategory: prodCategory,
        searchType: prodType,
        searchClass: prodClass,
        searchString: '',
        limit: 1,
        page: 1,
        start: 0,
      })
      expect(getProductsByType).toHaveLength(1)
    }
  })
})

describe('the day of a back end', () => {
  /** Signs in twice and returns the time of the first sign-in, by the back end's clock. */
  async function signInDay(options: { today?: string; now?: () => number }) {
    const world = openWorld({}, openNodeSandbox({ merchant: 'ironbark', size: 'small', ...options }))
    await world.signIn('builder', 'ironbark')
    await world.signIn('builder', 'ironbark')
    const { ttGetUserDetails } = await world.call('getUserDetails', {
      userName: 'builder',
      companyID: '01',
      tpa: 'TRADEPORTAL',
      limit: 25,
      page: 1,
      start: 0,
    })
    return ttGetUserDetails[0]?.last_login_date
  }

  it('is the day of its data unless another is given', async () => {
    expect(await signInDay({})).toBe('2026-11-20')
    expect(await signInDay({ today: '2030-01-31' })).toBe(machineDay())
    expect(await signInDay({ now: () => new Date(2027, 0, 2).getTime() })).toBe('2027-01-02')
  })
})

it('names the key of Cascade’s card provider, and the script by an address that can be loaded', async () => {
  const world = openWorld({}, openNodeSandbox({ merchant: 'cascade', size: 'small' }))
  await world.signIn('builder', 'cascade')
  const { WidgetConfiguration } = await world.call('getWidgetConfiguration', { objectSet: 'settings' })
  const value = (label: string) =>
    WidgetConfiguration.find(({ label_object }) => label_object === label)?.object_value ?? ''
  expect(value('payment_provider')).toBe('windriver')
  expect(value('checkout_key')).toBe('pk_test_cascade')
  expect(value('checkout_script_url')).toBe(`${ENDPOINT}/__pay/windriver.js`)
  const script = await world.sandbox.fetch(value('checkout_script_url'))
  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(await script.text()).toContain('window.WindriverCheckout')
})
