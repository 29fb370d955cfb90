import type { CataloguePath } from '@trade-portal/fluid-sdk'
import type { Portal } from '../../../context/PortalContext'
import { menuQuery, productsQuery } from '../../../data/catalogue/catalogue'
import type { Prefetch } from '../../../data/prefetch'
import { pageNumber } from './useListing'
import type { ListingProps } from './useListing'

type Listed = Pick<ListingProps, 'page' | 'search'> & { cataloguePath: CataloguePath }

/** Returns the first queries of a listing: a page of products, and the catalogue's menu. */
export const listingPrefetch: Prefetch<Listed> = (portal, listed) => [
  menuQuery(portal.client),
  cataloguePathQuery(portal, listed),
]

/** Returns the query of a page of products. Page size and price visibility depend on the settings. */
export function cataloguePathQuery(
  { client, settings }: Pick<Portal, 'client' | 'settings'>,
  { cataloguePath, page = 1, search = '' }: Listed,
) {
  return productsQuery(client, {
    ...cataloguePath,
    search,
    page: pageNumber(page),
    pageSize: settings.pageSize,
  })
}
