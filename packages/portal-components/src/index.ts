export { PortalProvider, type PortalProviderProps } from './provider/PortalProvider'
export { ThemeRoot } from './provider/ThemeRoot'
export type { PriceChoice } from './context/priceChoice'
export { errorMessage } from './messages/errorMessage'
export { productsPath, placeOfPath, searchPath } from './places/cataloguePaths'
export {
  kindOfType,
  transactionOfSegment,
  transactionPath,
  type TransactionKind,
} from './places/transactionPaths'
export { isJob, jobPath } from './places/jobPaths'
export { portalPaths, type PortalPath } from './context/portalPaths'
export { createFormats, type Formats } from './messages/formats'
export { sayIn } from './messages/Say'
export type { Say } from './messages/Say'
export type { WordArea } from './messages/words'
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

export { Account } from './widgets/Account/Account'
export { AccountAdmin } from './widgets/AccountAdmin/AccountAdmin'
export { AccountMenu, type AccountMenuProps } from './widgets/AccountMenu/AccountMenu'
export { CartButton } from './widgets/CartButton/CartButton'
export { CartReview, type CartReviewProps } from './widgets/CartReview/CartReview'
export { CatalogueBrowser, type CatalogueBrowserProps } from './widgets/CatalogueBrowser/CatalogueBrowser'
export { CheckoutForm, type CheckoutFormProps } from './widgets/CheckoutForm/CheckoutForm'
export type { PlacedOrder } from './widgets/CheckoutForm/placedOf'
export { ConfigurationCard } from './widgets/ConfigurationCard/ConfigurationCard'
export { ContactForm } from './widgets/ContactForm/ContactForm'
export { CustomList, type CustomListProps } from './widgets/CustomList/CustomList'
export { CustomLists } from './widgets/CustomLists/CustomLists'
export { DownloadList, type DownloadListProps } from './widgets/DownloadList/DownloadList'
export { HelpfulLinks } from './widgets/HelpfulLinks/HelpfulLinks'
export { HomeDashboard } from './widgets/HomeDashboard/HomeDashboard'
export { InvoiceTable, type InvoiceTableProps } from './widgets/InvoiceTable/InvoiceTable'
export { JobView, type JobViewProps } from './widgets/JobView/JobView'
export { OpenOrders } from './widgets/OpenOrders/OpenOrders'
export { OrderComplete, type OrderCompleteProps } from './widgets/OrderComplete/OrderComplete'
export { OrdersTable, type OrdersTableProps } from './widgets/OrdersTable/OrdersTable'
export { PayAccount, type PayAccountProps } from './widgets/PayAccount/PayAccount'
export { PaymentResult, type PaymentResultProps } from './widgets/PaymentResult/PaymentResult'
export { PriceBook } from './widgets/PriceBook/PriceBook'
export { ProductList, type ProductListProps } from './widgets/ProductList/ProductList'
export { ProductModal, type ProductModalProps } from './widgets/ProductModal/ProductModal'
export { ProductsMenu, type ProductsMenuProps } from './widgets/ProductsMenu/ProductsMenu'
export { QuickOrder } from './widgets/QuickOrder/QuickOrder'
export { RegistrationForm } from './widgets/RegistrationForm/RegistrationForm'
export { SearchTypeahead, type SearchTypeaheadProps } from './widgets/SearchTypeahead/SearchTypeahead'
export { SignInForm, type SignInFormProps } from './widgets/SignInForm/SignInForm'
export { StatementList, type StatementListProps } from './widgets/StatementList/StatementList'
export { StatementView, type StatementViewProps } from './widgets/StatementView/StatementView'
export { StoreListing, type StoreListingProps } from './widgets/StoreListing/StoreListing'
export { SubscriptionCard } from './widgets/SubscriptionCard/SubscriptionCard'
export { SubUserForm, type SubUserFormProps } from './widgets/SubUserForm/SubUserForm'
export { SupportForm } from './widgets/SupportForm/SupportForm'
export { TallyModal, type TallyModalProps } from './widgets/TallyModal/TallyModal'
export { TeamGrid } from './widgets/TeamGrid/TeamGrid'
export { TransactionView, type TransactionViewProps } from './widgets/TransactionView/TransactionView'
