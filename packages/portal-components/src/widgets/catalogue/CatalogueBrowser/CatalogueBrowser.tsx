import type { CataloguePath, Category } from '@trade-portal/fluid-sdk'
import { PackageOpen } from 'lucide-react'
import { findLevels, stepsTo, titleOf } from '../../../routes/catalogueLevels'
import { Button } from '../../../parts/Button'
import { EmptyState } from '../../../parts/EmptyState'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { menuQuery } from '../../../data/catalogue/catalogue'
import { useRead } from '../../../data/useRead'
import { LazyNotInCatalogue } from '../../../surfaces/NotInCatalogue/LazyNotInCatalogue'
import { CatalogueCards } from '../../../surfaces/CatalogueCards/CatalogueCards'
import { CatalogueCardsSkeleton } from '../../../surfaces/CatalogueCards/CatalogueCardsSkeleton'
import { CatalogueBreadcrumb } from '../../../surfaces/CatalogueBreadcrumb/CatalogueBreadcrumb'
import { Read } from '../../../surfaces/Read/Read'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { catalogueMessages } from '../../../messages/catalogue'
import { commonMessages } from '../../../messages/common'

export interface CatalogueBrowserProps {
  /** The category whose types are shown. Default: all categories. */
  cataloguePath?: CataloguePath
}

/** Shows the catalogue as cards: all categories with their types, or the types of one category. */
export const CatalogueBrowser = asWidget(
  function CatalogueBrowser({ cataloguePath = {} }: CatalogueBrowserProps) {
    const { client } = usePortal()
    const words = useMessages(catalogueMessages)
    const menu = useRead(menuQuery(client))
    return (
      <>
        {menu.error && <WidgetHead title={words.browseCategories} />}
        <Read of={menu} skeleton={<PageSkeleton />}>
          {(categories) => (
            <CategoryLevel
              menu={categories}
              categoryId={cataloguePath.categoryId}
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

interface CategoryProps {
  menu: Category[]
  categoryId: string | undefined
  isFetching: boolean
  onRetry: () => void
}

function CategoryLevel({ menu, categoryId, isFetching, onRetry }: CategoryProps) {
  const { messagesOf } = usePortal()
  const catalogue = useMessages(catalogueMessages)
  const common = useMessages(commonMessages)
  const { found, unknown } = findLevels(menu, { categoryId })
  if (!found) return <LazyNotInCatalogue name={unknown} />

  const shown = found.category ?? menu
  const isEmpty = (Array.isArray(shown) ? shown : shown.types).length === 0
  return (
    <>
      <WidgetHead
        trail={<CatalogueBreadcrumb steps={stepsTo(found, messagesOf)} />}
        title={titleOf(found, messagesOf)}
      />
      {isEmpty ? (
        <EmptyState
          title={catalogue.empty}
          icon={<PackageOpen />}
          action={
            <Button isPending={isFetching} onPress={onRetry}>
              {common.tryAgain}
            </Button>
          }
        />
      ) : (
        <CatalogueCards of={shown} />
      )}
    </>
  )
}

function PageSkeleton() {
  return (
    <>
      <Skeleton width={80} height={21} />
      <Skeleton width={260} height={34} />
      <CatalogueCardsSkeleton />
    </>
  )
}
