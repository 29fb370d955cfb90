import type { ReactElement } from 'react'
import { Account } from '../widgets/Account/Account'
import { AccountAdmin } from '../widgets/AccountAdmin/AccountAdmin'
import { AccountMenu } from '../widgets/AccountMenu/AccountMenu'
import { BottomLinkBar } from '../widgets/BottomLinkBar/BottomLinkBar'
import { CartButton } from '../widgets/CartButton/CartButton'
import { CartReview } from '../widgets/CartReview/CartReview'
import { CatalogueBrowser } from '../widgets/CatalogueBrowser/CatalogueBrowser'
import { CheckoutForm } from '../widgets/CheckoutForm/CheckoutForm'
import { CommandPalette } from '../widgets/CommandPalette/CommandPalette'
import { ConfigurationCard } from '../widgets/ConfigurationCard/ConfigurationCard'
import { ContactForm } from '../widgets/ContactForm/ContactForm'
import { CustomList } from '../widgets/CustomList/CustomList'
import { CustomLists } from '../widgets/CustomLists/CustomLists'
import { DownloadList } from '../widgets/DownloadList/DownloadList'
import { HelpfulLinks } from '../widgets/HelpfulLinks/HelpfulLinks'
import { HomeDashboard } from '../widgets/HomeDashboard/HomeDashboard'
import { InvoiceTable } from '../widgets/InvoiceTable/InvoiceTable'
import { JobView } from '../widgets/JobView/JobView'
import { KeyboardShortcuts } from '../widgets/KeyboardShortcuts/KeyboardShortcuts'
import { Letterhead } from '../widgets/Letterhead/Letterhead'
import { MastheadLink } from '../widgets/MastheadLink/MastheadLink'
import { MastheadToggle } from '../widgets/MastheadToggle/MastheadToggle'
import { OpenOrders } from '../widgets/OpenOrders/OpenOrders'
import { OrderComplete } from '../widgets/OrderComplete/OrderComplete'
import { OrdersTable } from '../widgets/OrdersTable/OrdersTable'
import { PayAccount } from '../widgets/PayAccount/PayAccount'
import { PaymentResult } from '../widgets/PaymentResult/PaymentResult'
import { PhoneMenu } from '../widgets/PhoneMenu/PhoneMenu'
import { PriceBook } from '../widgets/PriceBook/PriceBook'
import { ProductList } from '../widgets/ProductList/ProductList'
import { ProductModal } from '../widgets/ProductModal/ProductModal'
import { ProductsMenu } from '../widgets/ProductsMenu/ProductsMenu'
import { QuickOrder } from '../widgets/QuickOrder/QuickOrder'
import { RegistrationForm } from '../widgets/RegistrationForm/RegistrationForm'
import { SearchTypeahead } from '../widgets/SearchTypeahead/SearchTypeahead'
import { SignInForm } from '../widgets/SignInForm/SignInForm'
import { StatementList } from '../widgets/StatementList/StatementList'
import { StatementView } from '../widgets/StatementView/StatementView'
import { StoreListing } from '../widgets/StoreListing/StoreListing'
import { SubscriptionCard } from '../widgets/SubscriptionCard/SubscriptionCard'
import { SubUserForm } from '../widgets/SubUserForm/SubUserForm'
import { SupportForm } from '../widgets/SupportForm/SupportForm'
import { TallyModal } from '../widgets/TallyModal/TallyModal'
import { TeamGrid } from '../widgets/TeamGrid/TeamGrid'
import { TransactionView } from '../widgets/TransactionView/TransactionView'
import { UpdateBanner } from '../widgets/UpdateBanner/UpdateBanner'

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
