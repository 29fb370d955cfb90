export { createFluidClient } from './client'
export type { FluidClient } from './client'
export { configurationFields, loadConfiguration, parseCurrency, parseLocale } from './configuration'
export type { Configuration, Currency, LoadConfigurationInput, Locale } from './configuration'
export {
  FluidApiError,
  FluidError,
  FluidFieldError,
  FluidNoPriceBookError,
  FluidNoProductDataError,
  FluidNoRecordsError,
  FluidNotSignedInError,
  FluidQueuedReportNotice,
  FluidSessionChangedError,
  FluidSessionExpiredError,
  FluidSignInError,
  FluidTransportError,
  isFluidApiError,
  isFluidClientReason,
  isFluidError,
  isFluidFieldError,
  isFluidNoPriceBookError,
  isFluidNoProductDataError,
  isFluidNoRecordsError,
  isFluidNotSignedInError,
  isFluidQueuedReportNotice,
  isFluidSessionChangedError,
  isFluidSessionExpiredError,
  isFluidSignInError,
  isFluidTransportError,
  isLostAnswer,
  isSessionGone,
} from './errors'
export type { FieldIssue } from './errors'
export { createAccountArea } from './areas/account'
export type { AccountArea, Customer, RegisterInput } from './areas/account'
export type {
  Branch,
  DeliveryAddress,
  DeliveryCharge,
  DeliveryQuote,
  DeliveryQuoteInput,
} from './areas/deliveryQuote'
export { createCartArea } from './areas/cart'
export type { AddToCartInput, Cart, CartArea, UpdateCartLineInput } from './areas/cart'
export type { CartLine } from './areas/cartLine'
export { createCatalogueArea } from './areas/catalogue'
export type { CatalogueArea, InformationItem, ProductPage } from './areas/catalogue'
export { createCheckoutArea } from './areas/checkout'
export type { CheckoutArea, DespatchMethod, State, VehicleType } from './areas/checkout'
export { createDownloadsArea } from './areas/downloads'
export type { Download, DownloadsArea } from './areas/downloads'
export { createListsArea } from './areas/lists'
export type { CustomList, ListsArea } from './areas/lists'
export type { Category, ProductClass, ProductType } from './areas/menu'
export { createMessagesArea } from './areas/messages'
export type { MessagesArea, SendMessageInput } from './areas/messages'
export { paymentAddress, readPaymentReturn } from './areas/paymentAddress'
export type { PaymentReturn } from './areas/paymentAddress'
export { paymentReference, readPaymentReference } from './areas/paymentReference'
export type { PaymentReference, PaymentReferenceInput } from './areas/paymentReference'
export { createPaymentsArea } from './areas/payments'
export type { CreatePaymentSessionInput, PaymentsArea, PaymentSession, PaymentStatus } from './areas/payments'
export { createPriceBookArea } from './areas/priceBook'
export type { PriceBookAnswer, PriceBookArea } from './areas/priceBook'
export type {
  PriceBook,
  PriceBookConfiguration,
  PriceBookFormat,
  PriceBookFrequency,
  PriceBookHistoryItem,
  PriceBookType,
} from './areas/priceBookCodes'
export type { Product } from './areas/product'
export { createSessionArea } from './areas/session'
export { isSameOwner } from './storage/sessionStore'
export type { AdoptInput, SessionArea, SessionOptions, SignInInput } from './areas/session'
export { createSettingsArea, isLabel } from './areas/settings'
export type { SettingsArea, WidgetEntry, WidgetSet } from './areas/settings'
export { accountBalance, createStatementsArea } from './areas/statements'
export type {
  Balances,
  Statement,
  StatementDetail,
  StatementsArea,
  StatementTransaction,
} from './areas/statements'
export { createSubUsersArea } from './areas/subUsers'
export type {
  AddSubUserInput,
  SubUser,
  SubUserRole,
  SubUsersArea,
  UpdateSubUserInput,
} from './areas/subUsers'
export type { TransactionDetail, TransactionLine } from './areas/transactionDetail'
export type { DocumentFormat, EmailInvoicesInput, EmailTransactionInput } from './areas/transactionEmail'
export type { TransactionId, TransactionSummary } from './areas/transactionSummary'
export { createTransactionsArea } from './areas/transactions'
export type { AcceptQuoteInput, ListInvoicesInput, TransactionsArea } from './areas/transactions'
export { foldText, plainText } from './arithmetic/foldText'
export { decimalText, formatMoney, cartTotals, lineTotal, sumOfMoney } from './arithmetic/money'
export type { MoneyFormat, CartTotals, Money, PricedLine } from './arithmetic/money'
export { orderTotals } from './arithmetic/orderTotals'
export type { DeliveryCost, OrderTotals } from './arithmetic/orderTotals'
export { mergeTally, parseLength, parseQuantity, tallyQuantity } from './arithmetic/tally'
export type { TallyLength } from './arithmetic/tally'
export { isUnitOfFeet, readTallyText } from './arithmetic/tallyText'
export type { ReadTallyText, RefusedTallyText } from './arithmetic/tallyText'
export { isKnown, UNKNOWN } from './arithmetic/decimal'
export type { CallOptions, CopyOptions, ListOptions } from './calls/wireCalls'
export { createEarlyCalls } from './calls/earlyCalls'
export type { EarlyCalls, EarlyCallsOptions } from './calls/earlyCalls'
export type { CataloguePath, ListProductsInput } from './calls/listing'
export type { FluidContext } from './calls/context'
export { createContext } from './calls/createContext'
export type { FluidClientOptions } from './calls/createContext'
export { isReadRepeated, pauseBeforeRepeat, repeatRead } from './calls/repeatRead'
export { defaultSettings } from './calls/settings'
export type { Settings } from './calls/settings'
export { createTransport } from './calls/transport'
export type { Transport, TransportOptions } from './calls/transport'
export type { TransportRequest } from './calls/transportRequest'
export type { KnownUser, User } from './calls/user'
export { despatchRule, despatchRules } from './orders/despatchRules'
export type { DespatchRule, FieldRule } from './orders/despatchRules'
export type { OrderKind, UnseenOrder } from './areas/orderAttempt'
export type {
  ConfirmedOutcome,
  FoundCharge,
  LookOptions,
  OpenOutcome,
  OrderOutcome,
  OrderPhase,
  OrdersArea,
  PlaceOrderInput,
  PlaceOrderOptions,
  QuestionOutcome,
} from './orders/ordersArea'
export type { Session, SessionChange } from './storage/sessionStore'
export { createMemoryStorage, hasStoredSession } from './storage/storage'
export type { FluidStorage, ScopedStorage } from './storage/storage'
