import { SearchTypeahead } from '@trade-portal/portal-components'
import {
  cartMessages,
  Link,
  shellMessages,
  useMessages,
  usePortal,
  usePortalMenus,
} from '@trade-portal/portal-components/host'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { ROOMY } from '../shell/Masthead.styles'

/** Leads on from a page that has nothing to show: by a search, home, or to the products. */
export function ErrorActions() {
  const { hrefFor } = usePortal()
  const shell = useMessages(shellMessages)
  const cart = useMessages(cartMessages)
  const { hasProducts } = usePortalMenus()
  return (
    <>
      {hasProducts && (
        <Search>
          <SearchTypeahead />
        </Search>
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

const Search = styled.div`
  inline-size: min(420px, 100%);
  margin-block-end: ${token.space[8]};
  text-align: start;

  /* The bar has it there. */
  @media ${ROOMY} {
    display: none;
  }
`
