export { PortalProvider, type PortalProviderProps, type PriceChoice } from './provider/PortalProvider'
export { ThemeRoot } from './provider/ThemeRoot'
export { errorMessage } from './messages/errorMessage'
export { productsPath, cataloguePathOf, searchPath } from './routes/cataloguePaths'
export {
  kindOfType,
  transactionOfSegment,
  transactionPath,
  type TransactionKind,
} from './routes/transactionPaths'
export { isJob } from './routes/jobPaths'
export { jobPath } from './routes/jobPaths'
export { portalPaths, type PortalPath } from './context/routes'
export { createFormats, type Formats } from './messages/formats'
export { messagesIn } from './messages/MessagesOf'
export type { MessagesOf } from './messages/MessagesOf'
export type { MessageArea } from './messages/defineMessages'
export type { Messages } from './messages/Messages'
export type { PartialMessages } from './messages/Messages'
export type {
  CartEventLine,
  Emit,
  PortalEvent,
  PortalEventDetails,
  PortalEventType,
  PortalListener,
} from './context/portalEvents'

export type { LoadListeners } from './context/LoadListeners'

export type { PlacedOrder } from './widgets/cart/CheckoutForm/placedOrder'

// The widgets, written by `pnpm definitions` from their definitions.
export { HomeDashboard } from './widgets/account/HomeDashboard/HomeDashboard'
export {
  CatalogueBrowser,
  type CatalogueBrowserProps,
} from './widgets/catalogue/CatalogueBrowser/CatalogueBrowser'
export { ProductList, type ProductListProps } from './widgets/catalogue/ProductList/ProductList'
export { ProductModal, type ProductModalProps } from './widgets/catalogue/ProductModal/ProductModal'
export { ProductsMenu, type ProductsMenuProps } from './widgets/shell/ProductsMenu/ProductsMenu'
export {
  SearchTypeahead,
  type SearchTypeaheadProps,
} from './widgets/catalogue/SearchTypeahead/SearchTypeahead'
export { CartButton } from './widgets/cart/CartButton/CartButton'
export { CartReview, type CartReviewProps } from './widgets/cart/CartReview/CartReview'
export { CheckoutForm, type CheckoutFormProps } from './widgets/cart/CheckoutForm/CheckoutForm'
export { TallyModal, type TallyModalProps } from './widgets/cart/TallyModal/TallyModal'
export { OrderComplete, type OrderCompleteProps } from './widgets/orders/OrderComplete/OrderComplete'
export { OpenOrders } from './widgets/orders/OpenOrders/OpenOrders'
export { OrdersTable, type OrdersTableProps } from './widgets/orders/OrdersTable/OrdersTable'
export { InvoiceTable, type InvoiceTableProps } from './widgets/account/InvoiceTable/InvoiceTable'
export { StatementList, type StatementListProps } from './widgets/account/StatementList/StatementList'
export { StatementView, type StatementViewProps } from './widgets/account/StatementView/StatementView'
export { CustomLists } from './widgets/cart/CustomLists/CustomLists'
export { CustomList, type CustomListProps } from './widgets/cart/CustomList/CustomList'
export { QuickOrder } from './widgets/cart/QuickOrder/QuickOrder'
export { TransactionView, type TransactionViewProps } from './widgets/orders/TransactionView/TransactionView'
export { JobView, type JobViewProps } from './widgets/orders/JobView/JobView'
export { Account } from './widgets/account/Account/Account'
export { AccountAdmin } from './widgets/account/AccountAdmin/AccountAdmin'
export { SubUserForm, type SubUserFormProps } from './widgets/account/SubUserForm/SubUserForm'
export { DownloadList, type DownloadListProps } from './widgets/account/DownloadList/DownloadList'
export { PriceBook } from './widgets/catalogue/PriceBook/PriceBook'
export { PayAccount, type PayAccountProps } from './widgets/account/PayAccount/PayAccount'
export { PaymentResult, type PaymentResultProps } from './widgets/account/PaymentResult/PaymentResult'
export { SignInForm, type SignInFormProps } from './widgets/account/SignInForm/SignInForm'
export { RegistrationForm } from './widgets/account/RegistrationForm/RegistrationForm'
export { HelpfulLinks } from './widgets/help/HelpfulLinks/HelpfulLinks'
export { SupportForm } from './widgets/help/SupportForm/SupportForm'
export { StoreListing, type StoreListingProps } from './widgets/help/StoreListing/StoreListing'
export { ContactForm } from './widgets/help/ContactForm/ContactForm'
export { SubscriptionCard } from './widgets/account/SubscriptionCard/SubscriptionCard'
export { TeamGrid } from './widgets/account/TeamGrid/TeamGrid'
export { ConfigurationCard } from './widgets/account/ConfigurationCard/ConfigurationCard'
export { AccountMenu, type AccountMenuProps } from './widgets/shell/AccountMenu/AccountMenu'
