import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { ListingPartsContext } from './ListingParts'
import type { ListingParts } from './ListingParts'
import { PlaceListing } from './PlaceListing'
import type { ListingProps } from './useListing'
import { SearchListing } from './SearchListing'

export interface ProductListProps extends ListingProps, ListingParts {
  /** Category, type or class to list. Default: search results of the whole catalogue. */
  place?: CataloguePlace
}

/** Lists products to order: of a category, type or class, or of a search. */
export const ProductList = asWidget(
  function ProductList({ place, renderRowEnd, renderEmpty, ...listing }: ProductListProps) {
    const parts = useMemo(() => ({ renderRowEnd, renderEmpty }), [renderRowEnd, renderEmpty])
    const listed = place ? (
      // The key resets page, search and quantities for another category.
      <PlaceListing
        key={JSON.stringify([place.categoryId, place.typeId, place.classId])}
        place={place}
        {...listing}
      />
    ) : (
      <SearchListing {...listing} />
    )
    return <ListingPartsContext value={parts}>{listed}</ListingPartsContext>
  },
  { gap: 'tight' },
)
