import { SearchTypeahead } from '@trade-portal/portal-components'
import { Link, usePortal, usePortalMenus, useMessages } from '@trade-portal/portal-components/host'
import * as S from './ErrorActions.styles'
import { cartMessages, shellMessages } from '@trade-portal/portal-components/host'

/** Leads on from a page that has nothing to show: by a search, home, or to the products. */
export function ErrorActions() {
  const { hrefFor } = usePortal()
  const shell = useMessages(shellMessages)
  const cart = useMessages(cartMessages)
  const { hasProducts } = usePortalMenus()
  return (
    <>
      {hasProducts && (
        <S.Search>
          <SearchTypeahead />
        </S.Search>
      )}
      <Link href={hrefFor('/')} tone="primaryButton">
        {shell.goHome}
      </Link>
      {hasProducts && (
        <Link href={hrefFor('/products')} tone="button">
          {cart.viewProducts}
        </Link>
      )}
    </>
  )
}
