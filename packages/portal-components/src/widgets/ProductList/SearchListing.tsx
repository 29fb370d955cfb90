import { usePortal } from '../../portal/PortalContext'
import { searchQuery } from '../../data/catalogue/catalogue'
import { useRead } from '../../data/useRead'
import { ListingPage } from './ListingPage'
import { useListing } from './useListing'
import type { ListingProps } from './useListing'

/** Results of a search of the whole catalogue, page by page. The server sends all of them at once. */
export function SearchListing(props: ListingProps) {
  const { client, messages, settings } = usePortal()
  const listing = useListing(props)
  const term = listing.search.trim()
  const found = useRead(searchQuery(client, term), { isEnabled: term !== '' })

  const start = (listing.page - 1) * settings.pageSize
  const end = start + settings.pageSize
  return (
    <ListingPage
      title={term ? messages.products.resultsOf(term) : messages.products.searchTitle}
      placeholder={messages.shell.searchPlaceholder}
      prompt={term ? undefined : messages.products.searchRequired}
      failedTitle={messages.products.searchFailed}
      listing={listing}
      hasSearch={!props.isSearchedAbove}
      count={found.data?.length}
      products={{ ...found, data: found.data?.slice(start, end) }}
      hasNext={(found.data?.length ?? 0) > end}
    />
  )
}
