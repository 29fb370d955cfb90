import { CatalogueBrowser, cataloguePathOf, ProductList } from '@trade-portal/portal-components'
import { listingPrefetch } from '@trade-portal/portal-components/host'
import type { Prefetch } from '@trade-portal/portal-components/host'
import { usePortalLocation } from '../router/LocationContext'
import type { PageAddress } from '../PageAddress'
import { useListingParams } from '../useListingParams'

/** Reads the place in the catalogue from the address and shows it. */
export function ProductsRoute() {
  const cataloguePath = cataloguePathOf(usePortalLocation().path)
  const listing = useListingParams('search')
  return cataloguePath.typeId ? (
    <ProductList cataloguePath={cataloguePath} {...listing} />
  ) : (
    <CatalogueBrowser cataloguePath={cataloguePath} />
  )
}

/** Returns the first reads of the page: none above a listing, which shows no products. */
export const prefetch: Prefetch<PageAddress> = (portal, { path, parameters }) => {
  const cataloguePath = cataloguePathOf(path)
  const [page, search] = [Number(parameters.get('page') ?? 1), parameters.get('search') ?? '']
  return cataloguePath.typeId ? listingPrefetch(portal, { cataloguePath, page, search }) : []
}
