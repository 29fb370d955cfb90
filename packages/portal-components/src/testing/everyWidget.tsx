import type { ReactElement } from 'react'
import { Account } from '../widgets/account/Account/Account'
import { AccountAdmin } from '../widgets/account/AccountAdmin/AccountAdmin'
import { AccountMenu } from '../widgets/shell/AccountMenu/AccountMenu'
import { BottomLinkBar } from '../widgets/shell/BottomLinkBar/BottomLinkBar'
import { CartButton } from '../widgets/cart/CartButton/CartButton'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { CatalogueBrowser } from '../widgets/catalogue/CatalogueBrowser/CatalogueBrowser'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { CommandPalette } from '../widgets/shell/CommandPalette/CommandPalette'
import { ConfigurationCard } from '../widgets/account/ConfigurationCard/ConfigurationCard'
import { ContactForm } from '../widgets/help/ContactForm/ContactForm'
import { CustomList } from '../widgets/cart/CustomList/CustomList'
import { CustomLists } from '../widgets/cart/CustomLists/CustomLists'
import { DownloadList } from '../widgets/account/DownloadList/DownloadList'
import { HelpfulLinks } from '../widgets/help/HelpfulLinks/HelpfulLinks'
import { HomeDashboard } from '../widgets/account/HomeDashboard/HomeDashboard'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import { JobView } from '../widgets/orders/JobView/JobView'
import { KeyboardShortcuts } from '../widgets/shell/KeyboardShortcuts/KeyboardShortcuts'
import { Letterhead } from '../widgets/shell/Letterhead/Letterhead'
import { MastheadLink } from '../widgets/shell/MastheadLink/MastheadLink'
import { MastheadToggle } from '../widgets/shell/MastheadToggle/MastheadToggle'
import { OpenOrders } from '../widgets/orders/OpenOrders/OpenOrders'
import { OrderComplete } from '../widgets/orders/OrderComplete/OrderComplete'
import { OrdersTable } from '../widgets/orders/OrdersTable/OrdersTable'
import { PayAccount } from '../widgets/account/PayAccount/PayAccount'
import { PaymentResult } from '../widgets/account/PaymentResult/PaymentResult'
import { PhoneMenu } from '../widgets/shell/PhoneMenu/PhoneMenu'
import { PriceBook } from '../widgets/catalogue/PriceBook/PriceBook'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'
import { ProductModal } from '../widgets/catalogue/ProductModal/ProductModal'
import { ProductsMenu } from '../widgets/shell/ProductsMenu/ProductsMenu'
import { QuickOrder } from '../widgets/cart/QuickOrder/QuickOrder'
import { RegistrationForm } from '../widgets/account/RegistrationForm/RegistrationForm'
import { SearchTypeahead } from '../widgets/catalogue/SearchTypeahead/SearchTypeahead'
import { SignInForm } from '../widgets/account/SignInForm/SignInForm'
import { StatementList } from '../widgets/account/StatementList/StatementList'
import { StatementView } from '../widgets/account/StatementView/StatementView'
import { StoreListing } from '../widgets/help/StoreListing/StoreListing'
import { SubscriptionCard } from '../widgets/account/SubscriptionCard/SubscriptionCard'
import { SubUserForm } from '../widgets/account/SubUserForm/SubUserForm'
import { SupportForm } from '../widgets/help/SupportForm/SupportForm'
import { TallyModal } from '../widgets/cart/TallyModal/TallyModal'
import { TeamGrid } from '../widgets/account/TeamGrid/TeamGrid'
import { TransactionView } from '../widgets/orders/TransactionView/TransactionView'
import { UpdateBanner } from '../widgets/shell/UpdateBanner/UpdateBanner'

const nothing = () => undefined
const returnUrls = {
  approved: 'https://site.example/paid',
  cancelled: 'https://site.example/cancelled',
  declined: 'https://site.example/failed',
}

/** Every widget that a merchant can take, as it stands on a page. */
export const everyWidget: Record<string, ReactElement> = {
  Account: <Account />,
  AccountAdmin: <AccountAdmin />,
  AccountMenu: <AccountMenu />,
  BottomLinkBar: <BottomLinkBar />,
  CartButton: <CartButton />,
  CartReview: <CartReview />,
  CatalogueBrowser: <CatalogueBrowser />,
  CheckoutForm: <CheckoutForm />,
  CommandPalette: <CommandPalette />,
  ConfigurationCard: <ConfigurationCard />,
  ContactForm: <ContactForm />,
  CustomList: <CustomList listId="1" />,
  CustomLists: <CustomLists />,
  DownloadList: <DownloadList />,
  HelpfulLinks: <HelpfulLinks />,
  HomeDashboard: <HomeDashboard />,
  InvoiceTable: <InvoiceTable />,
  JobView: <JobView name="Hilltop Rd, stage 2" />,
  KeyboardShortcuts: <KeyboardShortcuts />,
  Letterhead: <Letterhead />,
  MastheadLink: <MastheadLink to="/orders">Orders</MastheadLink>,
  MastheadToggle: <MastheadToggle label="Search" icon="S" isExpanded={false} onPress={nothing} />,
  OpenOrders: <OpenOrders />,
  OrderComplete: <OrderComplete kind="Order" />,
  OrdersTable: <OrdersTable />,
  PayAccount: <PayAccount returnUrls={returnUrls} />,
  PaymentResult: <PaymentResult page="complete" paymentId={null} />,
  PhoneMenu: <PhoneMenu />,
  PriceBook: <PriceBook />,
  ProductList: <ProductList place={{ categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }} />,
  ProductModal: <ProductModal productId="CONRS20" isOpen={false} onOpenChange={nothing} />,
  ProductsMenu: <ProductsMenu />,
  QuickOrder: <QuickOrder />,
  RegistrationForm: <RegistrationForm />,
  SearchTypeahead: <SearchTypeahead />,
  SignInForm: <SignInForm />,
  StatementList: <StatementList />,
  StatementView: <StatementView date="2026-10-31" />,
  StoreListing: <StoreListing />,
  SubscriptionCard: <SubscriptionCard />,
  SubUserForm: <SubUserForm onDone={nothing} />,
  SupportForm: <SupportForm />,
  TallyModal: <TallyModal productId="PINE9045H2" isOpen={false} onOpenChange={nothing} />,
  TeamGrid: <TeamGrid />,
  TransactionView: <TransactionView number={418823} suffix={0} kind="invoice" />,
  UpdateBanner: <UpdateBanner onActivate={() => Promise.resolve()} onReload={nothing} />,
}
