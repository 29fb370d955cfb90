import type { WidgetDefinition } from './WidgetDefinition'
import { account } from './account/Account/Account.definition.ts'
import { accountAdmin } from './account/AccountAdmin/AccountAdmin.definition.ts'
import { configurationCard } from './account/ConfigurationCard/ConfigurationCard.definition.ts'
import { downloadList } from './account/DownloadList/DownloadList.definition.ts'
import { homeDashboard } from './account/HomeDashboard/HomeDashboard.definition.ts'
import { invoiceTable } from './account/InvoiceTable/InvoiceTable.definition.ts'
import { payAccount } from './account/PayAccount/PayAccount.definition.ts'
import { paymentResult } from './account/PaymentResult/PaymentResult.definition.ts'
import { registrationForm } from './account/RegistrationForm/RegistrationForm.definition.ts'
import { signInForm } from './account/SignInForm/SignInForm.definition.ts'
import { statementList } from './account/StatementList/StatementList.definition.ts'
import { statementView } from './account/StatementView/StatementView.definition.ts'
import { subUserForm } from './account/SubUserForm/SubUserForm.definition.ts'
import { subscriptionCard } from './account/SubscriptionCard/SubscriptionCard.definition.ts'
import { teamGrid } from './account/TeamGrid/TeamGrid.definition.ts'
import { cartButton } from './cart/CartButton/CartButton.definition.ts'
import { cartReview } from './cart/CartReview/CartReview.definition.ts'
import { checkoutForm } from './cart/CheckoutForm/CheckoutForm.definition.ts'
import { customList } from './cart/CustomList/CustomList.definition.ts'
import { customLists } from './cart/CustomLists/CustomLists.definition.ts'
import { quickOrder } from './cart/QuickOrder/QuickOrder.definition.ts'
import { tallyModal } from './cart/TallyModal/TallyModal.definition.ts'
import { catalogueBrowser } from './catalogue/CatalogueBrowser/CatalogueBrowser.definition.ts'
import { priceBook } from './catalogue/PriceBook/PriceBook.definition.ts'
import { productList } from './catalogue/ProductList/ProductList.definition.ts'
import { productModal } from './catalogue/ProductModal/ProductModal.definition.ts'
import { searchTypeahead } from './catalogue/SearchTypeahead/SearchTypeahead.definition.ts'
import { contactForm } from './help/ContactForm/ContactForm.definition.ts'
import { helpfulLinks } from './help/HelpfulLinks/HelpfulLinks.definition.ts'
import { storeListing } from './help/StoreListing/StoreListing.definition.ts'
import { supportForm } from './help/SupportForm/SupportForm.definition.ts'
import { jobView } from './orders/JobView/JobView.definition.ts'
import { openOrders } from './orders/OpenOrders/OpenOrders.definition.ts'
import { orderComplete } from './orders/OrderComplete/OrderComplete.definition.ts'
import { ordersTable } from './orders/OrdersTable/OrdersTable.definition.ts'
import { transactionView } from './orders/TransactionView/TransactionView.definition.ts'
import { accountMenu } from './shell/AccountMenu/AccountMenu.definition.ts'
import { bottomLinkBar } from './shell/BottomLinkBar/BottomLinkBar.definition.ts'
import { commandPalette } from './shell/CommandPalette/CommandPalette.definition.ts'
import { keyboardShortcuts } from './shell/KeyboardShortcuts/KeyboardShortcuts.definition.ts'
import { letterhead } from './shell/Letterhead/Letterhead.definition.ts'
import { mastheadLink } from './shell/MastheadLink/MastheadLink.definition.ts'
import { mastheadToggle } from './shell/MastheadToggle/MastheadToggle.definition.ts'
import { phoneMenu } from './shell/PhoneMenu/PhoneMenu.definition.ts'
import { productsMenu } from './shell/ProductsMenu/ProductsMenu.definition.ts'
import { updateBanner } from './shell/UpdateBanner/UpdateBanner.definition.ts'

/** All widgets. Menus, tables and the documentation keep this order. */
export const definitions: readonly WidgetDefinition[] = [
  homeDashboard,
  catalogueBrowser,
  productList,
  productModal,
  productsMenu,
  searchTypeahead,
  cartButton,
  cartReview,
  checkoutForm,
  tallyModal,
  orderComplete,
  openOrders,
  ordersTable,
  invoiceTable,
  statementList,
  statementView,
  customLists,
  customList,
  quickOrder,
  transactionView,
  jobView,
  account,
  accountAdmin,
  subUserForm,
  downloadList,
  priceBook,
  payAccount,
  paymentResult,
  signInForm,
  registrationForm,
  helpfulLinks,
  supportForm,
  storeListing,
  contactForm,
  subscriptionCard,
  teamGrid,
  configurationCard,
  accountMenu,
  phoneMenu,
  bottomLinkBar,
  mastheadLink,
  mastheadToggle,
  letterhead,
  commandPalette,
  keyboardShortcuts,
  updateBanner,
]
