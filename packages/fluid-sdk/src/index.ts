export type { FluidClient, FluidClientOptions, FluidStorage } from './client'
export type { Configuration } from './configuration'
export type { AccountArea, Customer, RegisterInput, User } from './areas/account'
export type { AddToCartInput, Cart, CartArea, CartLine, UpdateCartLineInput } from './areas/cart'
export type {
  CatalogueArea,
  CataloguePlace,
  Category,
  InformationItem,
  ListProductsInput,
  Product,
  ProductClass,
  ProductPage,
  ProductType,
} from './areas/catalogue'
export type {
  Branch,
  CheckoutArea,
  DeliveryAddress,
  DeliveryCharge,
  DeliveryQuote,
  DeliveryQuoteInput,
  DespatchMethod,
  State,
  VehicleType,
} from './areas/checkout'
export type { CallOptions, Session, SessionArea, SessionChange, SignInInput } from './areas/session'
export type { Currency, Locale, Settings, SettingsArea, WidgetEntry, WidgetSet } from './areas/settings'
export type { TransactionsArea, TransactionSummary } from './areas/transactions'
export type { OrderKind, OrderOutcome, OrderPhase, OrdersArea, PlaceOrderInput } from './orders/placeOrder'
export type { Money } from './money'
export type { TallyLength } from './tally'
export {
  FluidApiError,
  FluidError,
  FluidFieldError,
  FluidNoPriceBookError,
  FluidNoProductDataError,
  FluidNoRecordsError,
  FluidQueuedReportNotice,
  FluidSessionExpiredError,
  FluidSignInError,
  FluidTransportError,
  isFluidError,
} from './errors'
export type { FieldIssue } from './errors'
