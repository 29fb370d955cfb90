import { ProductList } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useHasBarSearch } from '../shell/useHasBarSearch'
import { useListingParams } from '../useListingParams'
import { useTitle } from '../useTitle'
import { shellWords } from '@trade-portal/portal-components/host'

/** Searches the whole catalogue for what the address asks. */
export function SearchRoute() {
  const { say } = usePortal()
  const listing = useListingParams('value')
  const hasBarSearch = useHasBarSearch()
  useTitle(listing.search || say(shellWords).search)
  return <ProductList {...listing} isSearchedAbove={hasBarSearch} />
}
