import type { CataloguePlace } from '@trade-portal/fluid-sdk'
import { useQuery } from '@tanstack/react-query'
import { classFilterOf, findPlace, placeByName, stepsTo, titleOf } from '../../places/cataloguePlaces'
import { Skeleton } from '../../parts/Skeleton'
import { usePortal } from '../../portal/PortalContext'
import { menuQuery, productsQuery } from '../../data/catalogue/catalogue'
import { NotInCatalogue } from '../../surfaces/NotInCatalogue/NotInCatalogue'
import { CataloguePanel } from './CataloguePanel'
import { ClassSelect } from './ClassSelect'
import { ListingPage } from './ListingPage'
import { PlaceBreadcrumb } from '../../surfaces/PlaceBreadcrumb/PlaceBreadcrumb'
import { NarrowBrowse } from './NarrowBrowse'
import type { ProductListProps } from './ProductList'
import * as S from './ProductList.styles'
import { useListing } from './useListing'

export interface PlaceListingProps extends Omit<ProductListProps, 'place'> {
  place: CataloguePlace
}

/** The products of a place, with the way to other places beside them. */
export function PlaceListing({ place, ...props }: PlaceListingProps) {
  const { client, messages, settings, session } = usePortal()
  const isSignedIn = session.status === 'signedIn'
  const listing = useListing(props)
  const menu = useQuery({ ...menuQuery(client), enabled: isSignedIn })
  const { page, search } = listing
  // The page's size and whether prices are shown are known once the settings are.
  const input = { ...place, search, page, pageSize: settings.pageSize }
  const products = productsQuery(client, input)
  const query = useQuery({ ...products, enabled: isSignedIn })

  const { found, unknown } = menu.data
    ? findPlace(menu.data, place)
    : // Without the menu the place's own ids name it, so that its products can be ordered all the same.
      { found: placeByName(place), unknown: null }
  if (!found) return <NotInCatalogue name={unknown} />

  const filter = classFilterOf(found)
  return (
    <>
      {menu.isPending ? (
        <Skeleton width={220} height={21} />
      ) : (
        <PlaceBreadcrumb steps={stepsTo(found, messages)} />
      )}
      <S.Columns>
        <CataloguePanel menu={menu.data} isPending={menu.isPending} found={found} />
        <ListingPage
          title={menu.isPending ? messages.catalogue.root : titleOf(found, messages)}
          isTitlePending={menu.isPending}
          listing={listing}
          products={query.data?.products}
          hasNext={query.data?.hasNext ?? false}
          error={query.isError ? query.error : null}
          queryKey={products.queryKey}
          onRetry={() => void query.refetch()}
          filter={filter && <ClassSelect {...filter} />}
        />
        {menu.data && <NarrowBrowse menu={menu.data} found={found} />}
      </S.Columns>
    </>
  )
}
