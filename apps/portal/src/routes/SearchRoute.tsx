import { ProductList } from '@trade-portal/portal-components'
import { useHasBarSearch } from '../shell/useHasBarSearch'
import { useListingParams } from '../useListingParams'

/** Searches the whole catalogue for the term in the address. */
export function SearchRoute() {
  const listing = useListingParams('value')
  const hasBarSearch = useHasBarSearch()
  return <ProductList {...listing} isSearchedAbove={hasBarSearch} />
}
