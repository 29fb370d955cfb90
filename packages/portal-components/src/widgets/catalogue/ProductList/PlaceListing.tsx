import type { CataloguePlace, Category } from '@trade-portal/fluid-sdk'
import { useCallback, useMemo } from 'react'
import { classFilterOf, findPlace, placeByName, stepsTo, titleOf } from '../../../places/cataloguePlaces'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { LazyNotInCatalogue } from '../../../surfaces/NotInCatalogue/LazyNotInCatalogue'
import { CataloguePanel } from './CataloguePanel'
import { ClassChips, ClassChipsSkeleton } from './ClassChips'
import { productPath, productsPath } from '../../../places/cataloguePaths'
import { ListingPage } from './ListingPage'
import { PlaceBreadcrumb } from '../../../surfaces/PlaceBreadcrumb/PlaceBreadcrumb'
import { NarrowBrowse } from './NarrowBrowse'
import * as S from './ProductList.styles'
import { useListingReads } from './listingReads'
import { useListing } from './useListing'
import type { ListingProps } from './useListing'
import { catalogueWords } from '../../../messages/catalogue'

export interface PlaceListingProps extends ListingProps {
  place: CataloguePlace
}

/** Lists the products of a category, type or class, with links to others beside them. */
export function PlaceListing({ place, ...props }: PlaceListingProps) {
  const { say } = usePortal()
  const listing = useListing(props)
  const { menu, products } = useListingReads(place, listing)
  const isMenuPending = !menu.data && !menu.error

  const { categoryId, typeId, classId } = place
  // Memoized, so that opening a modal does not render the panels with their 350 or so links again.
  const { found, unknown, filter } = useMemo(
    () => locate({ categoryId, typeId, classId }, menu.data),
    [categoryId, typeId, classId, menu.data],
  )
  const pathOf = useCallback(
    (productId: string) => productPath({ categoryId, typeId, classId }, productId),
    [categoryId, typeId, classId],
  )
  if (!found) return <LazyNotInCatalogue name={unknown} />

  const steps = stepsTo(found, say)
  const parent = steps.at(-2)
  return (
    <>
      <S.Trail>
        {isMenuPending ? <Skeleton width={220} height={21} /> : <PlaceBreadcrumb steps={steps} />}
      </S.Trail>
      <S.Columns>
        <CataloguePanel menu={menu.data} isPending={isMenuPending} found={found} />
        <ListingPage
          title={isMenuPending ? say(catalogueWords).root : titleOf(found, say)}
          isTitlePending={isMenuPending}
          listing={listing}
          pathOf={pathOf}
          products={{ ...products, data: products.data?.products }}
          hasNext={products.data?.hasNext ?? false}
          back={parent && { name: parent.name, path: productsPath(parent.place) }}
          filter={
            isMenuPending && place.typeId !== undefined ? (
              <ClassChipsSkeleton />
            ) : (
              filter && <ClassChips {...filter} />
            )
          }
        />
        {menu.data && <NarrowBrowse menu={menu.data} found={found} />}
      </S.Columns>
    </>
  )
}

/**
 * Finds the category, type or class in the menu. Without the menu its ids serve as names, so that its products can
 * still be ordered.
 */
function locate(place: CataloguePlace, menu: Category[] | undefined) {
  const located = menu ? findPlace(menu, place) : { found: placeByName(place), unknown: null }
  return { ...located, filter: located.found && classFilterOf(located.found) }
}
