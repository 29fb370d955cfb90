import type { ReactElement } from 'react'
import { AccountMenu } from '../widgets/AccountMenu/AccountMenu'
import { BottomLinkBar } from '../widgets/BottomLinkBar/BottomLinkBar'
import { CartButton } from '../widgets/CartButton/CartButton'
import { CartReview } from '../widgets/CartReview/CartReview'
import { CatalogueBrowser } from '../widgets/CatalogueBrowser/CatalogueBrowser'
import { CheckoutForm } from '../widgets/CheckoutForm/CheckoutForm'
import { CustomList } from '../widgets/CustomList/CustomList'
import { CustomLists } from '../widgets/CustomLists/CustomLists'
import { DownloadList } from '../widgets/DownloadList/DownloadList'
import { HomeDashboard } from '../widgets/HomeDashboard/HomeDashboard'
import { MastheadLink } from '../widgets/MastheadLink/MastheadLink'
import { MastheadToggle } from '../widgets/MastheadToggle/MastheadToggle'
import { OpenOrders } from '../widgets/OpenOrders/OpenOrders'
import { OrderComplete } from '../widgets/OrderComplete/OrderComplete'
import { OrdersList } from '../widgets/OrdersList/OrdersList'
import { PhoneMenu } from '../widgets/PhoneMenu/PhoneMenu'
import { ProductList } from '../widgets/ProductList/ProductList'
import { ProductsMenu } from '../widgets/ProductsMenu/ProductsMenu'
import { SearchTypeahead } from '../widgets/SearchTypeahead/SearchTypeahead'
import { SignInForm } from '../widgets/SignInForm/SignInForm'
import { SupportForm } from '../widgets/SupportForm/SupportForm'
import { UpdateBanner } from '../widgets/UpdateBanner/UpdateBanner'

const nothing = () => undefined

/** Every widget that a merchant can take, as it stands on a page. */
export const everyWidget: Record<string, ReactElement> = {
  AccountMenu: <AccountMenu />,
  BottomLinkBar: <BottomLinkBar />,
  CartButton: <CartButton />,
  CartReview: <CartReview />,
  CatalogueBrowser: <CatalogueBrowser />,
  CheckoutForm: <CheckoutForm />,
  CustomList: <CustomList listId="1" />,
  CustomLists: <CustomLists />,
  DownloadList: <DownloadList />,
  HomeDashboard: <HomeDashboard />,
  MastheadLink: <MastheadLink to="/orders">Orders</MastheadLink>,
  MastheadToggle: <MastheadToggle label="Search" icon="S" isExpanded={false} onPress={nothing} />,
  OpenOrders: <OpenOrders />,
  OrderComplete: <OrderComplete kind="Order" />,
  OrdersList: <OrdersList />,
  PhoneMenu: <PhoneMenu />,
  ProductList: <ProductList place={{ categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }} />,
  ProductsMenu: <ProductsMenu />,
  SearchTypeahead: <SearchTypeahead />,
  SignInForm: <SignInForm />,
  SupportForm: <SupportForm />,
  UpdateBanner: <UpdateBanner onActivate={() => Promise.resolve()} onReload={nothing} />,
}
