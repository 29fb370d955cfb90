import { createAccountArea } from './areas/account'
import type { AccountArea } from './areas/account'
import type { CartArea } from './areas/cart'
import type { CatalogueArea } from './areas/catalogue'
import type { CheckoutArea } from './areas/checkout'
import type { DownloadsArea } from './areas/downloads'
import type { ListsArea } from './areas/lists'
import type { MessagesArea } from './areas/messages'
import type { PaymentsArea } from './areas/payments'
import type { PriceBookArea } from './areas/priceBook'
import { createSessionArea } from './areas/session'
import type { SessionArea } from './areas/session'
import { createSettingsArea } from './areas/settings'
import type { SettingsArea } from './areas/settings'
import type { StatementsArea } from './areas/statements'
import type { SubUsersArea } from './areas/subUsers'
import type { TransactionsArea } from './areas/transactions'
import { createContext } from './calls/createContext'
import type { ClientContext, FluidClientOptions } from './calls/createContext'
import { lazyAreas } from './calls/lazyAreas'
import type { Configuration } from './configuration'
import type { OrdersArea } from './orders/ordersArea'
import { LASTING } from './storage/sessionStore'
import { storagePart } from './storage/storage'
import type { ScopedStorage } from './storage/storage'

/** All calls of a portal to a merchant's back end. Created by `createFluidClient`. */
export interface FluidClient {
  /** The merchant of this client. */
  readonly configuration: Configuration
  /** Signing in and out. */
  readonly session: SessionArea
  /** The merchant's settings and menus. */
  readonly settings: SettingsArea
  /** The customer's user and company. */
  readonly account: AccountArea
  /** The merchant's products. */
  readonly catalogue: CatalogueArea
  /** The customer's cart. */
  readonly cart: CartArea
  /** Carts saved under a name, and the merchant's own lists. */
  readonly lists: ListsArea
  /** The choices of the checkout form. */
  readonly checkout: CheckoutArea
  /** Orders, quotes and invoices. */
  readonly transactions: TransactionsArea
  /** Messages to the merchant. */
  readonly messages: MessagesArea
  /** The customer's statements, and their current debt. */
  readonly statements: StatementsArea
  /** Card payments on the provider's page. */
  readonly payments: PaymentsArea
  /** The people who may sign in for the customer's account. */
  readonly subUsers: SubUsersArea
  /** The customer's price list as files. */
  readonly priceBook: PriceBookArea
  /** The files that the merchant offers. */
  readonly downloads: DownloadsArea
  /** Places an order exactly once. */
  readonly orders: OrdersArea
  /**
   * A portal's own texts for the customer, stored beside the session: drafts, pending changes. Signing out clears
   * them, except those listed at `session.signOut`.
   */
  readonly storage: ScopedStorage
  /**
   * Like `storage`, but signing out does not clear it: for texts the customer must find again, such as payments
   * without a known outcome. Include the customer in each name, so that no other customer reads it, and store no
   * personal data.
   */
  readonly lastingStorage: ScopedStorage
  /** Like `storage`, but for this tab only: removed with the tab, or when another person signs in there. */
  readonly tabStorage: ScopedStorage
  /** The device's preferences, such as a listing's view, for all merchants and customers. Signing out leaves them. */
  readonly deviceStorage: ScopedStorage
  /**
   * Calls one of the merchant's own endpoints, with the session if there is one.
   *
   * Wire: `/api/v1{endpoint}`. Refusals and failures throw the same errors as everywhere else.
   *
   * @returns the answer, not decoded.
   * @example
   * const answer = await client.callEndpoint('/jobs/list', { jobId: 'J-1042' })
   */
  readonly callEndpoint: ClientContext['callEndpoint']
}

/**
 * Creates the client of one merchant. It stores its session and cart in the browser's storage, or in memory where the
 * page may not use it, and needs no DOM.
 *
 * @example
 * const configuration = await loadConfiguration({ url: './config/configuration.json' })
 * const client = createFluidClient({ configuration })
 * await client.session.signIn({ username: 'builder', password, isRemembered: true })
 *
 * @throws {FluidError} when there is no configuration, or its endpoint is no http address.
 */
export function createFluidClient(options: FluidClientOptions): FluidClient {
  const context = createContext(options)
  const session = createSessionArea(context)
  const account = createAccountArea(context)
  const shopping = lazyAreas(context, async () => {
    const { createShoppingAreas } = await import('./areas/shoppingAreas')
    return createShoppingAreas(context)
  })
  const cart = shopping.area('cart', {
    read: true,
    open: true,
    addProduct: true,
    updateLine: true,
    removeLine: true,
    takeOutCharges: true,
    listChargeProducts: true,
    listTally: true,
    reset: true,
  })
  const office = lazyAreas(context, async () => {
    const { createOfficeAreas } = await import('./orders/officeAreas')
    return createOfficeAreas(context, { account, cart })
  })
  /** Loads the code of the next pages in parallel with the calls that open a session. */
  const begin = () => {
    shopping.begin()
    office.begin()
  }
  if (session.current()) begin()

  return {
    configuration: context.configuration,
    session: {
      ...session,
      signIn(...input) {
        begin()
        return session.signIn(...input)
      },
      adopt(...input) {
        begin()
        return session.adopt(...input)
      },
    },
    settings: createSettingsArea(context),
    account,
    cart,
    catalogue: shopping.area('catalogue', {
      getMenu: true,
      listProducts: true,
      searchProducts: true,
      getProduct: true,
      listFeatures: true,
      listInformation: true,
      listLengths: true,
    }),
    lists: office.area('lists', {
      list: true,
      save: true,
      saveTransaction: true,
      remove: true,
      removeLine: true,
      listTally: true,
      copyToCart: true,
    }),
    checkout: office.area('checkout', {
      listDespatchMethods: true,
      listVehicleTypes: true,
      listBranches: true,
      listStates: true,
      quoteDelivery: true,
    }),
    transactions: office.area('transactions', {
      listOrders: true,
      listInvoices: true,
      get: true,
      saveComment: true,
      email: true,
      emailInvoices: true,
      acceptQuote: true,
      copyToCart: true,
    }),
    messages: office.area('messages', { send: true }),
    statements: office.area('statements', { list: true, get: true, email: true, getAgedBalances: true }),
    payments: office.area('payments', { createSession: true, getSession: true }),
    subUsers: office.area('subUsers', { list: true, add: true, update: true, remove: true }),
    priceBook: office.area('priceBook', {
      isEnabled: true,
      get: true,
      requestChanges: true,
      requestNew: true,
      resend: true,
    }),
    downloads: office.area('downloads', { list: true }),
    orders: {
      ...office.area('orders', { place: true, listUnseen: true, lookAgain: true, identify: true }),
      // An order to acknowledge was reported by that code, so it is loaded, or nearly.
      acknowledge: (order) => void office.use(({ orders }) => orders.acknowledge(order)),
    },
    storage: storagePart(context.storage, 'page:'),
    lastingStorage: storagePart(context.storage, LASTING),
    tabStorage: storagePart(context.tabStorage, 'page:'),
    deviceStorage: context.deviceStorage,
    callEndpoint: context.callEndpoint,
  }
}
