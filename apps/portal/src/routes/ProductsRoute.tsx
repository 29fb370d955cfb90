import { CatalogueBrowser, placeOfPath, ProductList } from '@trade-portal/portal-components'
import { listingPrefetch } from '@trade-portal/portal-components/host'
import type { Prefetch } from '@trade-portal/portal-components/host'
import { usePlace } from '../place/PlaceContext'
import type { PageAddress } from '../PageAddress'
import { useListingParams } from '../useListingParams'

/** Reads the place in the catalogue from the address and shows it. */
export function ProductsRoute() {
  const place = placeOfPath(usePlace().path)
  const listing = useListingParams('search')
  return place.typeId ? <ProductList place={place} {...listing} /> : <CatalogueBrowser place={place} />
}

/** Returns the first reads of the page: none above a listing, which shows no products. */
export const prefetch: Prefetch<PageAddress> = (portal, { path, parameters }) => {
  const place = placeOfPath(path)
  const [page, search] = [Number(parameters.get('page') ?? 1), parameters.get('search') ?? '']
  return place.typeId ? listingPrefetch(portal, { place, page, search }) : []
}
