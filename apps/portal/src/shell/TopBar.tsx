import { AccountMenu, CartButton, ProductsMenu, SearchTypeahead } from '@trade-portal/portal-components'
import {
  CommandPalette,
  isCurrentRoute,
  KeyboardShortcuts,
  MastheadLink,
  MastheadToggle,
  PhoneMenu,
  PlainLink,
  shellMessages,
  useMessages,
  usePortal,
  usePortalMenus,
} from '@trade-portal/portal-components/host'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { usePortalLocation } from '../router/LocationContext'
import * as M from './Masthead.styles'
import { OfflineMark } from './OfflineMark'
import * as S from './TopBar.styles'

/** The merchant’s bar: menus, search, cart and account. */
export function TopBar() {
  const { client, hrefFor, settings } = usePortal()
  const words = useMessages(shellMessages)
  const { path, query } = usePortalLocation()
  const searched = path === '/search' ? new URLSearchParams(query).get('value') : null
  const { bar, hasProducts } = usePortalMenus()
  const company = client.configuration.companyName
  // A bar without room for the search opens it in a row below, which closes after navigation.
  const [isSearching, setIsSearching] = useState(false)
  const searchRef = useRef<HTMLDivElement>(null)
  const goToSearch = () => {
    // A narrow bar renders no field; the results page has one.
    const shown = [searchRef.current, document.querySelector('main')]
      .map((container) => container?.querySelector<HTMLInputElement>('input[type="search"]'))
      .slice(0, searched === null ? 1 : 2)
      .find((field) => field?.checkVisibility())
    if (shown) shown.focus()
    else setIsSearching(true)
  }
  return (
    <M.Bar>
      <M.Inner>
        <M.OnPhones>
          <PhoneMenu currentPath={path} />
        </M.OnPhones>
        <M.Logo as={PlainLink} href={hrefFor('/')} aria-label={words.home(company)}>
          <img src="./config/logo.svg" alt="" />
        </M.Logo>
        <S.Navigation aria-label={words.mainNavigation}>
          {hasProducts && <ProductsMenu currentPath={path} />}
          {bar.map(({ to, word }) => (
            <MastheadLink key={to} to={to} isCurrent={isCurrentRoute(path, to)}>
              {words[word]}
            </MastheadLink>
          ))}
        </S.Navigation>
        <S.Search ref={searchRef}>{hasProducts && <SearchTypeahead searched={searched ?? ''} />}</S.Search>
        {hasProducts && (
          <S.SearchToggle>
            <MastheadToggle
              label={words.search}
              icon={<Search size={22} aria-hidden />}
              isExpanded={isSearching}
              onPress={() => (isSearching || searched === null ? setIsSearching(!isSearching) : goToSearch())}
            />
          </S.SearchToggle>
        )}
        <S.OnWideScreens>
          <AccountMenu currentPath={path} />
        </S.OnWideScreens>
        {settings.hasCart && <CartButton />}
      </M.Inner>
      <OfflineMark />
      <KeyboardShortcuts {...(hasProducts && { onSearch: goToSearch })} />
      <CommandPalette />
      {isSearching && (
        <S.SearchRow>
          <SearchTypeahead isFocused onLeave={() => setIsSearching(false)} />
        </S.SearchRow>
      )}
    </M.Bar>
  )
}
