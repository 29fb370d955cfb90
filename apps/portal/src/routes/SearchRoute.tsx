import { ProductList, usePortal } from '@trade-portal/portal-components'
import { useHasProducts } from '../useHasProducts'
import { useListingParams } from '../useListingParams'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Searches the whole catalogue for what the address asks, where the merchant has one. */
export function SearchRoute() {
  const { messages } = usePortal()
  const listing = useListingParams('value')
  const hasProducts = useHasProducts()
  useTitle(hasProducts ? listing.search || messages.shell.search : messages.shell.notFoundTitle)
  return hasProducts ? <ProductList {...listing} /> : <NotFoundRoute />
}
