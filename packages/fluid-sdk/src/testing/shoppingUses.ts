import type { FluidClient } from '../client'
import type { WireOperations } from '../wire/operations'
import { fixtureSignIn } from './fixtureClient'

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
const order = { number: 100200, suffix: 0 }
const invoice = { number: 200311, suffix: 1 }

/** Each call about goods as a caller makes it, with the part of the result that comes from the call. */
export const shoppingUses = {
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
  getCartContents: (client) => client.cart.open(),
  addCartProduct: (client) => client.cart.addProduct({ ...product, unit: 'm', tally: framing }),
  updateCartProduct: (client) =>
    client.cart.updateLine({ lineId: 1, productId: 'NAIL90', unit: 'box', quantity: 15 }),
  deleteCartProduct: async (client) => {
    await client.cart.open()
    return client.cart.removeLine({ lineId: 1, productId: 'NAIL90' })
  },
  getCartTallies: async (client) => {
    await client.cart.open()
    return client.cart.listTally({ lineId: 2 })
  },
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
  processComplete: async (client) => {
    const outcome = await client.orders.place({
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
      seenCart: await client.cart.open(),
      seenCharge: null,
      seenTotal: null,
    })
    if (outcome.status !== 'confirmed') return outcome
    return { status: outcome.status, kind: outcome.kind, number: outcome.number }
  },
  getCustomerTransactions: (client) => client.transactions.listOrders(),
  getCustomLists: (client) => client.lists.list(),
  saveCustomList: async (client) => {
    await client.cart.open()
    return client.lists.save({ name: ' Deck, 4 x 6 m ' })
  },
  deleteCustomList: (client) => client.lists.remove({ listId: 'L-301' }),
  copyCartToCart: (client) => client.lists.copyToCart({ listId: 'L-301' }),
  getCustomerInvoicesTP: (client) => client.transactions.listInvoices({ from: '2025-12-31', to: null }),
  getTransactionTP: (client) => client.transactions.get(invoice),
  saveUserComment: (client) =>
    client.transactions.saveComment({ ...invoice, comment: 'Paid by <Ravi>?\nAsk "accounts" & him' }),
  emailTransaction: (client) =>
    client.transactions.email({
      ...invoice,
      type: 'Invoice',
      to: 'accounts+timber@builder.example',
      format: 'xero',
    }),
  emailTransactions: (client) =>
    client.transactions.emailInvoices({
      to: 'accounts@builder.example',
      bcc: 'dana@builder.example',
      subject: 'Invoices from Example Timber',
      message: "February's,\nas asked",
      transactions: [invoice, { number: 200340, suffix: 0 }],
    }),
  sendEmailMessage: (client) =>
    client.messages.send({
      to: '',
      subject: 'Changes Requested for Transaction 100200',
      body: 'Twelve boxes, please, & not ten.\nThank you',
      transaction: order,
    }),
  acceptQuote: (client) =>
    client.transactions.acceptQuote({
      number: 100210,
      suffix: 0,
      deliveryDate: '2026-04-02',
      comment: 'Before 7 at the <gate>',
    }),
  copyTranToCart: (client) => client.transactions.copyToCart(order),
} satisfies Partial<Record<keyof WireOperations, (client: FluidClient) => Promise<unknown>>>
