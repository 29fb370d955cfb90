import { usePortal } from '../../portal/PortalContext'
import { searchQuery } from '../../data/catalogue/catalogue'
import { useRead } from '../../data/useRead'
import { ListingPage } from './ListingPage'
import { useListing } from './useListing'
import type { ListingProps } from './useListing'
import { productsWords } from '../../words/catalogue'
import { shellWords } from '../../words/shell'

/** Results of a search of the whole catalogue, page by page. The server sends all of them at once. */
export function SearchListing(props: ListingProps) {
  const { client, say, settings } = usePortal()
  const listing = useListing(props)
  const term = listing.search.trim()
  const found = useRead(searchQuery(client, term), { isEnabled: term !== '' })

  const start = (listing.page - 1) * settings.pageSize
  const end = start + settings.pageSize
  return (
    <ListingPage
      title={term ? say(productsWords).resultsOf(term) : say(productsWords).searchTitle}
      placeholder={say(shellWords).searchPlaceholder}
      prompt={term ? undefined : say(productsWords).searchRequired}
      failedTitle={say(productsWords).searchFailed}
      listing={listing}
      hasSearch={!props.isSearchedAbove}
      count={found.data?.length}
      products={{ ...found, data: found.data?.slice(start, end) }}
      hasNext={(found.data?.length ?? 0) > end}
    />
  )
}
