import { afterAll, describe, expect, it } from 'vitest'
import type { FluidClient } from './client'
import { createFixtureClient, fixtureSignIn } from './testing/fixtureClient'
import { listWireFixtures, readWireFixture } from './testing/wireFixture'
import type { WireOperations } from './wire/operations'

const product = { productId: 'PINE9045' }
const portland = {
  address: '9 Mill Lane',
  suburb: 'Sellwood',
  stateId: 'OR',
  zipCode: '97202',
  vehicleTypeId: 'T8',
}
const framing = [
  { length: 2400, quantity: 3 },
  { length: 3600, quantity: 2 },
]

/** How a caller of the client comes to each call, and the part of the result that is the call's own. */
const uses = {
  login: (client) => client.session.signIn(fixtureSignIn),
  getUserDetails: (client) => client.account.getUser(),
  getCustomerDetails: (client) => client.account.getCustomer(),
  getWidgetConfiguration: async (client) => {
    const settings = await client.settings.read()
    return { ...settings, values: Object.fromEntries(settings.values) }
  },
  registerForAccess: (client) =>
    client.account.register({
      accountNumber: '4021',
      email: 'ravi@builder.example',
      firstName: 'Ravi',
      lastName: 'Shah',
      username: 'ravi',
      password: 'four words of mine',
      statementDate: '2026-02-28',
      statementReference: 'ST-88',
    }),
  getProductMenu: (client) => client.catalogue.getMenu(),
  getProductCategories: (client) =>
    client.catalogue.listProducts({ categoryId: 'TIM', typeId: 'PINE', search: '90', page: 3, pageSize: 2 }),
  searchProductTP: (client) => client.catalogue.searchProducts({ term: 'pine 90%' }),
  getProductDetails: (client) => client.catalogue.getProduct(product),
  getFeaturesAndBenefits: (client) => client.catalogue.listFeatures(product),
  getProductInformation: (client) => client.catalogue.listInformation(product),
  getLengthsForProduct: (client) => client.catalogue.listLengths(product),
  createCart: async (client) => (await client.cart.reset()).id,
  getCartContents: (client) => client.cart.read(),
  addCartProduct: (client) => client.cart.addProduct({ ...product, unit: 'm', tally: framing }),
  updateCartProduct: (client) =>
    client.cart.updateLine({ lineId: 1, productId: 'NAIL90', unit: 'box', quantity: 15 }),
  deleteCartProduct: (client) => client.cart.removeLine({ lineId: 1, productId: 'NAIL90' }),
  getCartTallies: (client) => client.cart.listTally({ lineId: 2 }),
  getListDespatchMethod: (client) => client.checkout.listDespatchMethods(),
  getVehicleTypes: (client) => client.checkout.listVehicleTypes(),
  getBranches: (client) => client.checkout.listBranches({ for: 'all' }),
  getOrderBranches: (client) => client.checkout.listBranches({ for: 'order' }),
  getWebBranches: (client) => client.checkout.listBranches({ for: 'web' }),
  getState: (client) => client.checkout.listStates(),
  getGeocode: async (client) => {
    const quote = await client.checkout.quoteDelivery(portland)
    return quote && { latitude: quote.latitude, longitude: quote.longitude }
  },
  getClosestBranch: async (client) => {
    const quote = await client.checkout.quoteDelivery(portland)
    return quote && { branchId: quote.branchId, distanceKm: quote.distanceKm }
  },
  getDeliveryCharge: async (client) => (await client.checkout.quoteDelivery(portland))?.charge,
  processComplete: async (client) =>
    client.orders.place({
      kind: 'Order',
      despatchMethod: 'PICK',
      jobName: 'Smith & Sons, stage 2',
      shipTo: { address: '9 Mill Lane', suburb: 'Preston', stateId: 'VIC', zipCode: '' },
      notes: 'Leave at the <gate>\nRing first',
      orderReference: 'PO-7781',
      branchId: 'MEL',
      isContactOnSite: true,
      contactName: "Dana O'Neill",
      contactPhone: '0400 555 010',
      contactEmail: 'site@builder.example',
      requiredDate: '2026-04-02',
      requiredTime: '07:30',
      vehicleTypeId: 'T8',
      seenCart: await client.cart.read(),
      seenCharge: null,
    }),
  getCustomerTransactions: (client) => client.transactions.listOrders(),
} satisfies Record<keyof WireOperations, (client: FluidClient) => Promise<unknown>>

const operations = Object.keys(uses) as (keyof WireOperations)[]

/** Calls made before anyone is signed in. */
const signedOut: (keyof WireOperations)[] = ['login', 'registerForAccess']

/** Signs in where the call needs it, makes the call and gives the last one of its name that was sent. */
async function replay(operation: keyof WireOperations, answer: unknown) {
  const { client, calls } = createFixtureClient({ [operation]: () => answer })
  if (!signedOut.includes(operation)) await client.session.signIn(fixtureSignIn)
  const decoded: unknown = await uses[operation](client)
  return { sent: calls.findLast((call) => call.operation === operation), decoded: decoded ?? null }
}

describe('the fixtures of docs/wire', () => {
  let replayed = 0
  afterAll(() => void process.stdout.write(`docs/wire: ${replayed} fixtures replayed by the client\n`))

  it(`hold one file for each of the ${operations.length} calls`, () => {
    expect(listWireFixtures().sort()).toEqual([...operations].sort())
  })

  describe.each(operations)('%s', (operation) => {
    const fixture = readWireFixture(operation)

    it('is named after its call', () => {
      expect(fixture.operation).toBe(operation)
    })

    it('is sent as it is written', async () => {
      const { sent } = await replay(operation, fixture.answer)
      expect(sent?.payload).toEqual(fixture.request)
      expect(sent?.ipApi).toBe(fixture.ipApi)
      expect(sent?.request.method).toBe('POST')
      expect(sent?.request.headers.get('X-FLUID-CONTEXT')).toBe(signedOut.includes(operation) ? null : 'S-1')
    })

    it('is decoded', async () => {
      expect((await replay(operation, fixture.answer)).decoded).toEqual(fixture.decoded)
    })

    it('is decoded from an untidy back end', async () => {
      const { sent, decoded } = await replay(operation, fixture.awkward.answer)
      expect(decoded).toEqual(fixture.awkward.decoded)
      expect(sent?.payload).toEqual(fixture.request)
      replayed += 1
    })
  })
})
