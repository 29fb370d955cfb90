import type { AccountArea } from './areas/account'
import type { CartArea } from './areas/cart'
import type { CatalogueArea } from './areas/catalogue'
import type { CheckoutArea } from './areas/checkout'
import type { SessionArea } from './areas/session'
import type { SettingsArea } from './areas/settings'
import type { TransactionsArea } from './areas/transactions'
import type { Configuration } from './configuration'
import type { OrdersArea } from './orders/placeOrder'

/** Everything a portal asks of a merchant's back end. Made by `createFluidClient`. */
export interface FluidClient {
  /** The merchant this client speaks to. */
  readonly configuration: Configuration
  /** Signing in and out. */
  readonly session: SessionArea
  /** The merchant's switches and menus. */
  readonly settings: SettingsArea
  /** Who the customer is. */
  readonly account: AccountArea
  /** What the merchant sells. */
  readonly catalogue: CatalogueArea
  /** The customer's cart. */
  readonly cart: CartArea
  /** What the checkout form offers. */
  readonly checkout: CheckoutArea
  /** Orders and quotes that were placed. */
  readonly transactions: TransactionsArea
  /** Placing an order so that it is placed once. */
  readonly orders: OrdersArea
}

/** Where the client keeps things: `Storage`'s three methods and its keys. */
export type FluidStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface FluidClientOptions {
  configuration: Configuration
  /** Default: the global `fetch`. */
  fetch?: typeof fetch
  /** Where a remembered session and cart are kept. Default: `localStorage`, or memory where there is none. */
  storage?: FluidStorage
  /** Where a session that is not remembered is kept. Default: `sessionStorage`, or memory. */
  tabStorage?: FluidStorage
  /** The clock, in milliseconds since the epoch. Default: `Date.now`. */
  now?: () => number
  /** The portal value of the wire. Default: `TRADEPORTAL`. */
  tpa?: string
  /** The sign-in's domain. Default: `frameworks`. */
  domain?: string
  /** The sign-in's extra tag. Default: the configuration's device id. */
  extra?: string
  /** The kind of cart session. Default: `TPWEB`. */
  sessionType?: string
  /** Credentials of the one POST that places an order. Default: `omit` on the same origin (decisions, order protocol 4). */
  orderCredentials?: RequestCredentials
}
