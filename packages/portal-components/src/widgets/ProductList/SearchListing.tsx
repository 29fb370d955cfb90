import { useQuery } from '@tanstack/react-query'
import { usePortal } from '../../portal/PortalContext'
import { searchQuery } from '../../data/catalogue/catalogue'
import { ListingPage } from './ListingPage'
import type { ProductListProps } from './ProductList'
import { useListing } from './useListing'

/** What a search of the whole catalogue finds, page by page: the server gives all of it at once. */
export function SearchListing(props: Omit<ProductListProps, 'place'>) {
  const { client, messages, settings, session } = usePortal()
  const listing = useListing(props)
  const term = listing.search.trim()
  const query = useQuery({
    ...searchQuery(client, term),
    enabled: term !== '' && session.status === 'signedIn',
  })

  const start = (listing.page - 1) * settings.pageSize
  const end = start + settings.pageSize
  return (
    <ListingPage
      title={term ? messages.products.resultsOf(term) : messages.products.searchTitle}
      placeholder={messages.shell.searchPlaceholder}
      prompt={term ? undefined : messages.products.searchRequired}
      failedTitle={messages.products.searchFailed}
      listing={listing}
      products={query.data?.slice(start, end)}
      hasNext={(query.data?.length ?? 0) > end}
      error={query.isError ? query.error : null}
      queryKey={searchQuery(client, term).queryKey}
      onRetry={() => void query.refetch()}
    />
  )
}
