import { useCallback } from 'react'
import { searchPath } from '../../../places/cataloguePaths'
import { usePortal } from '../../../context/PortalContext'
import { searchQuery } from '../../../data/catalogue/catalogue'
import { useListRead } from '../../../data/useListRead'
import { useRestOfList } from '../../../surfaces/RestOfList/useRestOfList'
import { ListingPage } from './ListingPage'
import { useListing } from './useListing'
import type { ListingProps } from './useListing'
import { productsWords } from '../../../messages/catalogue'
import { shellWords } from '../../../messages/shell'

/** Shows the results of a search of the whole catalogue, page by page. The server sends all of them at once. */
export function SearchListing(props: ListingProps) {
  const { client, say, settings } = usePortal()
  const listing = useListing(props)
  const term = listing.search.trim()
  const pathOf = useCallback((productId: string) => searchPath(term, productId), [term])
  const found = useListRead(searchQuery(client, term), { isEnabled: term !== '' })

  const start = (listing.page - 1) * settings.pageSize
  const end = start + settings.pageSize
  const rest = useRestOfList(found)
  const all = found.data
  // A full page can be shown early: later results do not change it.
  const isHeld = rest !== null && all !== undefined && all.length < end
  return (
    <ListingPage
      pageTitle={term || say(productsWords).searchTitle}
      title={term ? say(productsWords).resultsOf(term) : say(productsWords).searchTitle}
      placeholder={say(shellWords).searchPlaceholder}
      prompt={term ? undefined : say(productsWords).searchRequired}
      failedTitle={say(productsWords).searchFailed}
      listing={listing}
      pathOf={pathOf}
      hasSearch={!props.isSearchedAbove}
      count={rest ? undefined : all?.length}
      rest={isHeld ? null : rest}
      products={
        isHeld
          ? { ...found, data: undefined, error: found.restError }
          : { ...found, data: all?.slice(start, end) }
      }
      hasNext={(all?.length ?? 0) > end}
    />
  )
}
