import { createAccountArea } from './areas/account'
import type { AccountArea } from './areas/account'
import { createCartArea } from './areas/cart'
import type { CartArea } from './areas/cart'
import { createCatalogueArea } from './areas/catalogue'
import type { CatalogueArea } from './areas/catalogue'
import { createCheckoutArea } from './areas/checkout'
import type { CheckoutArea } from './areas/checkout'
import { createDownloadsArea } from './areas/downloads'
import type { DownloadsArea } from './areas/downloads'
import { createListsArea } from './areas/lists'
import type { ListsArea } from './areas/lists'
import { createMessagesArea } from './areas/messages'
import type { MessagesArea } from './areas/messages'
import { createPaymentsArea } from './areas/payments'
import type { PaymentsArea } from './areas/payments'
import { createPriceBookArea } from './areas/priceBook'
import type { PriceBookArea } from './areas/priceBook'
import { createSessionArea } from './areas/session'
import type { SessionArea } from './areas/session'
import { createSettingsArea } from './areas/settings'
import type { SettingsArea } from './areas/settings'
import { createStatementsArea } from './areas/statements'
import type { StatementsArea } from './areas/statements'
import { createSubUsersArea } from './areas/subUsers'
import type { SubUsersArea } from './areas/subUsers'
import { createTransactionsArea } from './areas/transactions'
import type { TransactionsArea } from './areas/transactions'
import { createContext } from './calls/createContext'
import type { ClientContext, FluidClientOptions } from './calls/createContext'
import type { Configuration } from './configuration'
import { createOrdersArea } from './orders/createOrdersArea'
import type { OrdersArea } from './orders/ordersArea'
import { storagePart } from './storage/storage'
import type { ScopedStorage } from './storage/storage'

/** Everything a portal asks of a merchant's back end. Made by `createFluidClient`. */
export interface FluidClient {
  /** The merchant this client speaks to. */
  readonly configuration: Configuration
  /** Signing in and out. */
  readonly session: SessionArea
  /** The merchant's switches and menus. */
  readonly settings: SettingsArea
  /** The customer's user and company. */
  readonly account: AccountArea
  /** The merchant's products. */
  readonly catalogue: CatalogueArea
  /** The customer's cart. */
  readonly cart: CartArea
  /** Carts that were kept under a name, and the merchant's own lists. */
  readonly lists: ListsArea
  /** The choices of the checkout form. */
  readonly checkout: CheckoutArea
  /** Orders, quotes and invoices. */
  readonly transactions: TransactionsArea
  /** Writing to the merchant. */
  readonly messages: MessagesArea
  /** The customer's statements, and what they owe today. */
  readonly statements: StatementsArea
  /** Paying by card, on the provider's page. */
  readonly payments: PaymentsArea
  /** The people who may sign in for the customer's account. */
  readonly subUsers: SubUsersArea
  /** The customer's price list as files. */
  readonly priceBook: PriceBookArea
  /** The files that the merchant offers. */
  readonly downloads: DownloadsArea
  /** Placing an order so that it is placed once. */
  readonly orders: OrdersArea
  /** A portal's own texts for the customer beside the session: drafts, changes that wait. Signing out clears them. */
  readonly storage: ScopedStorage
  /**
   * Calls one of the merchant's own endpoints, with the session when there is one.
   *
   * Wire: `/api/v1{endpoint}`. Refusals and failures are told as everywhere else.
   *
   * @returns the answer as it came.
   * @example
   * const answer = await client.callEndpoint('/jobs/list', { jobId: 'J-1042' })
   */
  readonly callEndpoint: ClientContext['callEndpoint']
}

/**
 * Makes the client of one merchant. It keeps its session and cart in the browser's storage, or in memory where the page
 * may not use it, and needs no DOM.
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
  const areas = {
    settings: createSettingsArea(context),
    account: createAccountArea(context),
    catalogue: createCatalogueArea(context),
    cart: createCartArea(context),
    lists: createListsArea(context),
    checkout: createCheckoutArea(context),
    transactions: createTransactionsArea(context),
    messages: createMessagesArea(context),
    statements: createStatementsArea(context),
    payments: createPaymentsArea(context),
    subUsers: createSubUsersArea(context),
    priceBook: createPriceBookArea(context),
    downloads: createDownloadsArea(context),
  }
  return {
    ...areas,
    configuration: context.configuration,
    session: createSessionArea(context),
    orders: createOrdersArea(context, areas),
    storage: storagePart(context.storage, 'page:'),
    callEndpoint: context.callEndpoint,
  }
}
