import type { CataloguePlace, Category } from '@trade-portal/fluid-sdk'
import { PackageOpen } from 'lucide-react'
import { findPlace, stepsTo, titleOf } from '../../../places/cataloguePlaces'
import { Button } from '../../../parts/Button'
import { EmptyState } from '../../../parts/EmptyState'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { menuQuery } from '../../../data/catalogue/catalogue'
import { useRead } from '../../../data/useRead'
import { LazyNotInCatalogue } from '../../../surfaces/NotInCatalogue/LazyNotInCatalogue'
import { PlaceCards } from '../../../surfaces/PlaceCards/PlaceCards'
import { PlaceCardsSkeleton } from '../../../surfaces/PlaceCards/PlaceCardsSkeleton'
import { PlaceBreadcrumb } from '../../../surfaces/PlaceBreadcrumb/PlaceBreadcrumb'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { catalogueWords } from '../../../messages/catalogue'
import { commonWords } from '../../../messages/common'

export interface CatalogueBrowserProps {
  /** The category whose types are shown. Default: all categories. */
  place?: CataloguePlace
}

/** Shows the catalogue as cards: all categories with their types, or the types of one category. */
export const CatalogueBrowser = asWidget(
  function CatalogueBrowser({ place = {} }: CatalogueBrowserProps) {
    const { client, say } = usePortal()
    const menu = useRead(menuQuery(client))
    return (
      <>
        {menu.error && <WidgetHead title={say(catalogueWords).browseCategories} />}
        <Read of={menu} skeleton={<PageSkeleton />}>
          {(categories) => (
            <Place
              menu={categories}
              categoryId={place.categoryId}
              isFetching={menu.isFetching}
              onRetry={menu.retry}
            />
          )}
        </Read>
      </>
    )
  },
  { gap: 'tight' },
)

interface PlaceProps {
  menu: Category[]
  categoryId: string | undefined
  isFetching: boolean
  onRetry: () => void
}

function Place({ menu, categoryId, isFetching, onRetry }: PlaceProps) {
  const { say } = usePortal()
  const { found, unknown } = findPlace(menu, { categoryId })
  if (!found) return <LazyNotInCatalogue name={unknown} />

  const shown = found.category ?? menu
  const isEmpty = (Array.isArray(shown) ? shown : shown.types).length === 0
  return (
    <>
      <WidgetHead trail={<PlaceBreadcrumb steps={stepsTo(found, say)} />} title={titleOf(found, say)} />
      {isEmpty ? (
        <EmptyState
          title={say(catalogueWords).empty}
          icon={<PackageOpen />}
          action={
            <Button isPending={isFetching} onPress={onRetry}>
              {say(commonWords).tryAgain}
            </Button>
          }
        />
      ) : (
        <PlaceCards of={shown} />
      )}
    </>
  )
}

function PageSkeleton() {
  return (
    <>
      <Skeleton width={80} height={21} />
      <Skeleton width={260} height={34} />
      <PlaceCardsSkeleton />
    </>
  )
}
