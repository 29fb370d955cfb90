import { SearchTypeahead } from '@trade-portal/portal-components'
import { Link, usePortal, usePortalMenus } from '@trade-portal/portal-components/host'
import * as S from './WaysOut.styles'

/** Leads on from a page that has nothing to show: by a search, home, or to the products. */
export function WaysOut() {
  const { hrefFor, messages } = usePortal()
  const { hasProducts } = usePortalMenus()
  return (
    <>
      {hasProducts && (
        <S.Search>
          <SearchTypeahead />
        </S.Search>
      )}
      <Link href={hrefFor('/')} tone="primaryButton">
        {messages.shell.goHome}
      </Link>
      {hasProducts && (
        <Link href={hrefFor('/products')} tone="button">
          {messages.cart.viewProducts}
        </Link>
      )}
    </>
  )
}
