import { CatalogueBrowser, placeOfPath, ProductList } from '@trade-portal/portal-components'
import { ListingReads, useCatalogueTitle } from '@trade-portal/portal-components/host'
import { usePlace } from '../place/PlaceContext'
import { useListingParams } from '../useListingParams'
import { useTitle } from '../useTitle'

/** Reads the place in the catalogue from the address and shows it. */
export function ProductsRoute() {
  const place = placeOfPath(usePlace().path)
  const listing = useListingParams('search')
  useTitle(useCatalogueTitle(place))
  return place.typeId ? <ProductList place={place} {...listing} /> : <CatalogueBrowser place={place} />
}

/** Asks for the products of a place, and shows nothing. The pages above them show no products. */
export function Reads() {
  const { page, search } = useListingParams('search')
  const place = placeOfPath(usePlace().path)
  return place.typeId && <ListingReads place={place} page={page} search={search} />
}
