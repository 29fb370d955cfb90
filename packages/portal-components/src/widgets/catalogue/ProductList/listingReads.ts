import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { menuQuery, productsQuery } from '../../../data/catalogue/catalogue'
import { useRead } from '../../../data/useRead'
import { usePortal } from '../../../context/PortalContext'
import { pageNumber } from './useListing'
import type { ListingProps } from './useListing'

/**
 * Reads a page of the products of a place, and the catalogue around it. Use it also while the listing itself is on its way.
 */
export function useListingReads(
  place: CataloguePlace,
  { page = 1, search = '' }: Pick<ListingProps, 'page' | 'search'>,
) {
  const { client, settings } = usePortal()
  // The page's size and whether prices are shown are known once the settings are.
  const input = { ...place, search, page: pageNumber(page), pageSize: settings.pageSize }
  return { menu: useRead(menuQuery(client)), products: useRead(productsQuery(client, input)) }
}
