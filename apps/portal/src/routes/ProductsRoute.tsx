import {
  CatalogueBrowser,
  placeOfPath,
  ProductList,
  useCatalogueTitle,
  usePortal,
} from '@trade-portal/portal-components'
import { usePlace } from '../place/PlaceContext'
import { useHasProducts } from '../useHasProducts'
import { useListingParams } from '../useListingParams'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Reads the place in the catalogue from the address and shows it, where the merchant has a catalogue. */
export function ProductsRoute() {
  const { messages } = usePortal()
  const place = placeOfPath(usePlace().path)
  const listing = useListingParams('search')
  const title = useCatalogueTitle(place)
  const hasProducts = useHasProducts()
  useTitle(hasProducts ? title : messages.shell.notFoundTitle)

  if (!hasProducts) return <NotFoundRoute />
  return place.typeId ? <ProductList place={place} {...listing} /> : <CatalogueBrowser place={place} />
}
