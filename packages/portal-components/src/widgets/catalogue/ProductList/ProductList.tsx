import type { CataloguePlace, Category } from '@trade-portal/fluid-sdk'
import { useCallback, useMemo } from 'react'
import { usePortal } from '../../../context/PortalContext'
import { menuQuery, searchQuery } from '../../../data/catalogue/catalogue'
import { useListRead } from '../../../data/useListRead'
import { useRead } from '../../../data/useRead'
import { catalogueWords, productsWords } from '../../../messages/catalogue'
import { shellWords } from '../../../messages/shell'
import { Skeleton } from '../../../parts/Skeleton'
import { productPath, productsPath, searchPath } from '../../../places/cataloguePaths'
import { classFilterOf, findPlace, placeByName, stepsTo, titleOf } from '../../../places/cataloguePlaces'
import { LazyNotInCatalogue } from '../../../surfaces/NotInCatalogue/LazyNotInCatalogue'
import { PlaceBreadcrumb } from '../../../surfaces/PlaceBreadcrumb/PlaceBreadcrumb'
import { useRestOfList } from '../../../surfaces/RestOfList/useRestOfList'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { CataloguePanel, ClassChips, ClassChipsSkeleton, NarrowBrowse } from './CataloguePanel'
import { ListingPage } from './ListingPage'
import { ListingPartsContext } from './ListingParts'
import type { ListingParts } from './ListingParts'
import { placeQuery } from './listingReads'
import * as S from './ProductList.styles'
import { useListing } from './useListing'
import type { ListingProps } from './useListing'

export interface ProductListProps extends ListingProps, ListingParts {
  /** Category, type or class to list. Default: search results of the whole catalogue. */
  place?: CataloguePlace
}

/** Lists products to order: of a category, type or class, or of a search. */
export const ProductList = asWidget(
  function ProductList({ place, renderRowEnd, renderEmpty, ...listing }: ProductListProps) {
    const parts = useMemo(() => ({ renderRowEnd, renderEmpty }), [renderRowEnd, renderEmpty])
    const listed = place ? (
      // The key resets page, search and quantities for another category.
      <PlaceListing
        key={JSON.stringify([place.categoryId, place.typeId, place.classId])}
        place={place}
        {...listing}
      />
    ) : (
      <SearchListing {...listing} />
    )
    return <ListingPartsContext value={parts}>{listed}</ListingPartsContext>
  },
  { gap: 'tight' },
)

/** Lists the products of a category, type or class, with links to others beside them. */
function PlaceListing({ place, ...props }: ListingProps & { place: CataloguePlace }) {
  const portal = usePortal()
  const { client, say } = portal
  const listing = useListing(props)
  const { page, search } = listing
  const menu = useRead(menuQuery(client))
  const products = useRead(placeQuery(portal, { place, page, search }))
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

/** Shows the results of a search of the whole catalogue, page by page. The server sends all of them at once. */
function SearchListing(props: ListingProps) {
  const { client, say, settings } = usePortal()
  const listing = useListing(props)
  const term = listing.search.trim()
  const pathOf = useCallback((productId: string) => searchPath(term, productId), [term])
  const found = useListRead(searchQuery(client, term), { isEnabled: term !== '' })

  const start = (listing.page - 1) * settings.pageSize
  const end = start + settings.pageSize
  const rest = useRestOfList(found)
  const all = found.data
  // A full page can be shown early: later results do not change it.
  const isHeld = rest !== null && all !== undefined && all.length < end
  return (
    <ListingPage
      pageTitle={term || say(productsWords).searchTitle}
      title={term ? say(productsWords).resultsOf(term) : say(productsWords).searchTitle}
      placeholder={say(shellWords).searchPlaceholder}
      prompt={term ? undefined : say(productsWords).searchRequired}
      failedTitle={say(productsWords).searchFailed}
      listing={listing}
      pathOf={pathOf}
      hasSearch={!props.isSearchedAbove}
      count={rest ? undefined : all?.length}
      rest={isHeld ? null : rest}
      products={
        isHeld
          ? { ...found, data: undefined, error: found.restError }
          : { ...found, data: all?.slice(start, end) }
      }
      hasNext={(all?.length ?? 0) > end}
    />
  )
}
