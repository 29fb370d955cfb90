import {
  AccountMenu,
  CartButton,
  MastheadLink,
  PhoneMenu,
  ProductsMenu,
  searchPath,
  usePortal,
} from '@trade-portal/portal-components'
import { Link } from 'react-aria-components'
import { useLocation } from 'react-router'
import { SearchBox } from './SearchBox'
import * as S from './TopBar.styles'
import { useTopEntries } from './useTopEntries'

/** The merchant's bar: where things are, what is in the cart, and the way out. */
export function TopBar() {
  const { client, hrefFor, messages, navigate, settings } = usePortal()
  const { pathname } = useLocation()
  const { hasOrders, hasProducts } = useTopEntries()
  const company = client.configuration.companyName
  return (
    <S.Bar>
      <S.Inner>
        <S.OnPhones>
          <PhoneMenu />
        </S.OnPhones>
        <S.Logo as={Link} href={hrefFor('/')} aria-label={messages.shell.home(company)}>
          <img src="./config/logo.svg" alt="" />
        </S.Logo>
        <S.Navigation aria-label={messages.shell.mainNavigation}>
          {hasProducts && <ProductsMenu isCurrent={pathname.startsWith('/products')} />}
          {hasOrders && (
            <MastheadLink to="/orders" isCurrent={pathname.startsWith('/orders')}>
              {messages.shell.orders}
            </MastheadLink>
          )}
        </S.Navigation>
        <S.Search>{hasProducts && <SearchBox onSearch={(term) => navigate(searchPath(term))} />}</S.Search>
        <S.OnWideScreens>
          <AccountMenu />
        </S.OnWideScreens>
        {settings.hasCart && <CartButton />}
      </S.Inner>
    </S.Bar>
  )
}
