import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { menuQuery, productsQuery } from '../../../data/catalogue/catalogue'
import type { Prefetch } from '../../../data/prefetch'
import { useRead } from '../../../data/useRead'
import { usePortal } from '../../../context/PortalContext'
import type { Portal } from '../../../context/PortalContext'
import { pageNumber } from './useListing'
import type { ListingProps } from './useListing'

type Listed = Pick<ListingProps, 'page' | 'search'> & { place: CataloguePlace }

/** Returns the first queries of a listing: a page of products, and the catalogue's menu. */
export const listingPrefetch: Prefetch<Listed> = (portal, listed) => [
  menuQuery(portal.client),
  queryOf(portal, listed),
]

/** Reads a page of products, and the catalogue's menu. Use it where a category, type or class is listed. */
export function useListingReads(
  place: CataloguePlace,
  { page, search }: Pick<ListingProps, 'page' | 'search'>,
) {
  const portal = usePortal()
  return {
    menu: useRead(menuQuery(portal.client)),
    products: useRead(queryOf(portal, { place, page, search })),
  }
}

function queryOf(
  { client, settings }: Pick<Portal, 'client' | 'settings'>,
  { place, page = 1, search = '' }: Listed,
) {
  // Page size and price visibility depend on the settings.
  return productsQuery(client, { ...place, search, page: pageNumber(page), pageSize: settings.pageSize })
}
