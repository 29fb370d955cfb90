import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { asWidget } from '../../surfaces/Widget/asWidget'
import { PlaceListing } from './PlaceListing'
import { SearchListing } from './SearchListing'

export interface ProductListProps {
  /** The place in the catalogue that is listed. None: the results of a search of the whole catalogue. */
  place?: CataloguePlace
  /** What is searched for, within the place or everywhere. Left out, the widget keeps it itself. */
  search?: string
  /** A search was typed and paused at. Its results begin at page 1. */
  onSearchChange?: (search: string) => void
  /** From 1. Left out, the widget keeps it itself. */
  page?: number
  onPageChange?: (page: number) => void
  /** The product whose modal is open, or `null`. Left out, the widget keeps it itself. */
  openProductId?: string | null
  onOpenProductChange?: (productId: string | null) => void
  /** The product whose lengths are being entered, or `null`. Left out, the widget keeps it itself. */
  talliedProductId?: string | null
  onTalliedProductChange?: (productId: string | null) => void
}

/** Products to look at and to order: of a place in the catalogue, or found by a search. */
export const ProductList = asWidget(
  function ProductList({ place, ...listing }: ProductListProps) {
    return place ? (
      // Another place starts with its own page, search and quantities.
      <PlaceListing
        key={JSON.stringify([place.categoryId, place.typeId, place.classId])}
        place={place}
        {...listing}
      />
    ) : (
      <SearchListing {...listing} />
    )
  },
  { gap: 'tight' },
)
