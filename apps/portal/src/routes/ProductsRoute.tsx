import { CatalogueBrowser, placeOfPath, ProductList } from '@trade-portal/portal-components'
import { useListingReads } from '@trade-portal/portal-components/host'
import { usePlace } from '../place/PlaceContext'
import { useListingParams } from '../useListingParams'

/** Reads the place in the catalogue from the address and shows it. */
export function ProductsRoute() {
  const place = placeOfPath(usePlace().path)
  const listing = useListingParams('search')
  return place.typeId ? <ProductList place={place} {...listing} /> : <CatalogueBrowser place={place} />
}

/** Asks for what the page shows first: the pages above a listing show no products. */
export function Reads() {
  return placeOfPath(usePlace().path).typeId && <ListingRead />
}

function ListingRead() {
  useListingReads(placeOfPath(usePlace().path), useListingParams('search'))
  return null
}
