import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { menuQuery, productsQuery } from '../../data/catalogue/catalogue'
import { useRead } from '../../data/useRead'
import { usePortal } from '../../portal/PortalContext'
import { useListing } from './useListing'
import type { Listing, ListingProps } from './useListing'

/** A page of the products of a place, and the catalogue around it. */
export function useListingReads(place: CataloguePlace, { page, search }: Pick<Listing, 'page' | 'search'>) {
  const { client, settings } = usePortal()
  // The page's size and whether prices are shown are known once the settings are.
  const input = { ...place, search, page, pageSize: settings.pageSize }
  return { menu: useRead(menuQuery(client)), products: useRead(productsQuery(client, input)) }
}

export interface ListingReadsProps extends Pick<ListingProps, 'page' | 'search'> {
  place: CataloguePlace
}

/** Asks for what the listing of a place shows, and shows nothing. Draw it while the page itself is on its way. */
export function ListingReads({ place, ...props }: ListingReadsProps) {
  useListingReads(place, useListing(props))
  return null
}
