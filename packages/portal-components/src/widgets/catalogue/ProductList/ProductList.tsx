import type { CataloguePath, Category } from '@trade-portal/fluid-sdk'
import { useCallback, useMemo } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { listingQuery, menuQuery, searchQuery } from '../../../data/catalogue/catalogue'
import { useListRead } from '../../../data/useListRead'
import { useRead } from '../../../data/useRead'
import { catalogueMessages, productsMessages } from '../../../messages/catalogue'
import { shellMessages } from '../../../messages/shell'
import { Skeleton } from '../../../parts/Skeleton'
import { productPath, productsPath, searchPath } from '../../../routes/cataloguePaths'
import { classFilterOf, findLevels, levelsByName, stepsTo, titleOf } from '../../../routes/catalogueLevels'
import { LazyNotInCatalogue } from '../../../surfaces/NotInCatalogue/LazyNotInCatalogue'
import { CatalogueBreadcrumb } from '../../../surfaces/CatalogueBreadcrumb/CatalogueBreadcrumb'
import { useRestOfList } from '../../../surfaces/RestOfList/useRestOfList'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { CataloguePanel, ClassChips, ClassChipsSkeleton, NarrowBrowse } from './CataloguePanel'
import { ListingPage } from './ListingPage'
import { ListingPartsContext } from './ListingParts'
import type { ListingParts } from './ListingParts'
import * as S from './ProductList.styles'
import { useListing } from './useListing'
import type { ListingProps } from './useListing'

export interface ProductListProps extends ListingProps, ListingParts {
  /** Category, type or class to list. Default: search results of the whole catalogue. */
  cataloguePath?: CataloguePath
}

/** Lists products to order: of a category, type or class, or of a search. */
export const ProductList = asWidget(
  function ProductList({ cataloguePath, renderRowEnd, renderEmpty, ...listing }: ProductListProps) {
    const parts = useMemo(() => ({ renderRowEnd, renderEmpty }), [renderRowEnd, renderEmpty])
    const listed = cataloguePath ? (
      // The key resets page, search and quantities for another category.
      <CatalogueListing
        key={JSON.stringify([cataloguePath.categoryId, cataloguePath.typeId, cataloguePath.classId])}
        cataloguePath={cataloguePath}
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
function CatalogueListing({ cataloguePath, ...props }: ListingProps & { cataloguePath: CataloguePath }) {
  const portal = usePortal()
  const { client, messagesOf } = portal
  const words = useMessages(catalogueMessages)
  const listing = useListing(props)
  const { page, search } = listing
  const menu = useRead(menuQuery(client))
  const products = useRead(listingQuery(portal, { cataloguePath, page, search }))
  const isMenuPending = !menu.data && !menu.error

  const { categoryId, typeId, classId } = cataloguePath
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

  const steps = stepsTo(found, messagesOf)
  const parent = steps.at(-2)
  return (
    <>
      <S.Trail>
        {isMenuPending ? <Skeleton width={220} height={21} /> : <CatalogueBreadcrumb steps={steps} />}
      </S.Trail>
      <S.Columns>
        <CataloguePanel menu={menu.data} isPending={isMenuPending} found={found} />
        <ListingPage
          title={isMenuPending ? words.root : titleOf(found, messagesOf)}
          isTitlePending={isMenuPending}
          listing={listing}
          pathOf={pathOf}
          products={{ ...products, data: products.data?.products }}
          hasNext={products.data?.hasNext ?? false}
          back={parent && { name: parent.name, path: productsPath(parent.cataloguePath) }}
          filter={
            isMenuPending && cataloguePath.typeId !== undefined ? (
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
function locate(cataloguePath: CataloguePath, menu: Category[] | undefined) {
  const located = menu
    ? findLevels(menu, cataloguePath)
    : { found: levelsByName(cataloguePath), unknown: null }
  return { ...located, filter: located.found && classFilterOf(located.found) }
}

/** Shows the results of a search of the whole catalogue, page by page. The server sends all of them at once. */
function SearchListing(props: ListingProps) {
  const { client, settings } = usePortal()
  const productsText = useMessages(productsMessages)
  const shell = useMessages(shellMessages)
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
      pageTitle={term || productsText.searchTitle}
      title={term ? productsText.resultsOf(term) : productsText.searchTitle}
      placeholder={shell.searchPlaceholder}
      prompt={term ? undefined : productsText.searchRequired}
      failedTitle={productsText.searchFailed}
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
