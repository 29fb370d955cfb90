import { SearchTypeahead } from '@trade-portal/portal-components'
import { Link, usePortal, usePortalMenus } from '@trade-portal/portal-components/host'
import * as S from './WaysOut.styles'
import { cartWords, shellWords } from '@trade-portal/portal-components/host'

/** Leads on from a page that has nothing to show: by a search, home, or to the products. */
export function WaysOut() {
  const { hrefFor, say } = usePortal()
  const { hasProducts } = usePortalMenus()
  return (
    <>
      {hasProducts && (
        <S.Search>
          <SearchTypeahead />
        </S.Search>
      )}
      <Link href={hrefFor('/')} tone="primaryButton">
        {say(shellWords).goHome}
      </Link>
      {hasProducts && (
        <Link href={hrefFor('/products')} tone="button">
          {say(cartWords).viewProducts}
        </Link>
      )}
    </>
  )
}
