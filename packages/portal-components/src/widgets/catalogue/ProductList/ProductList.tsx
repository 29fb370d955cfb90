import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { ListingPartsContext } from './ListingParts'
import type { ListingParts } from './ListingParts'
import { PlaceListing } from './PlaceListing'
import type { ListingProps } from './useListing'
import { SearchListing } from './SearchListing'

export interface ProductListProps extends ListingProps, ListingParts {
  /** The place in the catalogue that is listed. None: the results of a search of the whole catalogue. */
  place?: CataloguePlace
}

/** Products to look at and to order: of a place in the catalogue, or found by a search. */
export const ProductList = asWidget(
  function ProductList({ place, renderRowEnd, renderEmpty, ...listing }: ProductListProps) {
    const parts = useMemo(() => ({ renderRowEnd, renderEmpty }), [renderRowEnd, renderEmpty])
    const listed = place ? (
      // Another place starts with its own page, search and quantities.
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
