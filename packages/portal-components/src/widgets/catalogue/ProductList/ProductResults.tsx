import { isFluidFieldError } from '@trade-portal/fluid-sdk'
import type { Product } from '@trade-portal/fluid-sdk'
import { SearchX } from 'lucide-react'
import { use } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import type { ListingView } from '../../../data/catalogue/listing'
import { useSeesPrices } from '../../../data/catalogue/listing'
import type { Reading } from '../../../data/useRead'
import { productsMessages } from '../../../messages/catalogue'
import { commonMessages } from '../../../messages/common'
import { refusalMessage } from '../../../messages/errorMessage'
import { searchMessages } from '../../../messages/search'
import { Button } from '../../../parts/Button'
import { EmptyState } from '../../../parts/EmptyState'
import { Row, Stack } from '../../../parts/layout/Layout'
import { Link } from '../../../parts/Link'
import { Skeleton } from '../../../parts/Skeleton'
import { DataTableSkeleton } from '../../../parts/table/DataTableSkeleton'
import { productsPath } from '../../../routes/cataloguePaths'
import { Read } from '../../../surfaces/Read/Read'
import { identity } from '../../../surfaces/Widget/asWidget'
import { ListingPartsContext } from './ListingParts'
import { productTable } from './productColumns'
import { ProductGrid } from './ProductGrid'
import * as G from './ProductGrid.styles'
import { ProductTable } from './ProductTable'

export interface ProductResultsProps {
  title: string
  view: ListingView
  seesPrices: boolean
  products: Reading<Product[]>
  /** Title of a failed load. Default: a general one. */
  failedTitle?: string
  pathOf: (productId: string) => string
  onOpen: (product: Product) => void
  onTally: (product: Product) => void
  /** Clears the search, if one is set. */
  onClear?: (() => void) | undefined
  /** Goes to the first page from any other. A URL may name a page past the end. */
  onFirstPage?: () => void
}

/** Shows the products of a page, or the reason for their absence. */
export function ProductResults({
  title,
  view,
  seesPrices,
  products,
  failedTitle,
  pathOf,
  onOpen,
  onTally,
  onClear,
  onFirstPage,
}: ProductResultsProps) {
  const { messagesOf } = usePortal()
  const common = useMessages(commonMessages)
  const productsText = useMessages(productsMessages)
  const { renderEmpty = identity } = use(ListingPartsContext)

  if (isFluidFieldError(products.error)) {
    return (
      <EmptyState
        title={refusalMessage(products.error, messagesOf, failedTitle)}
        icon={<SearchX />}
        action={<Button onPress={products.retry}>{common.tryAgain}</Button>}
      />
    )
  }
  const Products = view === 'grid' ? ProductGrid : ProductTable
  return (
    <Read of={products} skeleton={<ResultsSkeleton view={view} />} failedTitle={failedTitle}>
      {(page) =>
        page.length === 0 ? (
          renderEmpty(
            <EmptyState
              title={productsText.noMatches}
              icon={<SearchX />}
              action={
                onFirstPage ? (
                  <Button onPress={onFirstPage}>{productsText.firstPage}</Button>
                ) : (
                  onClear && <NothingFound onClear={onClear} />
                )
              }
            >
              {onClear && !onFirstPage && productsText.noMatchesHint}
            </EmptyState>,
          )
        ) : (
          <Products
            title={title}
            products={page}
            seesPrices={seesPrices}
            isCompact={view === 'compact'}
            pathOf={pathOf}
            onOpen={onOpen}
            onTally={onTally}
          />
        )
      }
    </Read>
  )
}

/** Offers to clear the search, or to browse the categories. */
function NothingFound({ onClear }: { onClear: () => void }) {
  const { hrefFor } = usePortal()
  const common = useMessages(commonMessages)
  const search = useMessages(searchMessages)
  return (
    <Row wrap justify="center" gap={[8, 16]}>
      <Button onPress={onClear}>{common.clearSearch}</Button>
      <Link href={hrefFor(productsPath())}>{search.browse}</Link>
    </Row>
  )
}

/** Fills any screen twice; a merchant may set pages of thousands. */
const MOST_ROWS = 60

/** Placeholder rows or cards for a full page. */
function ResultsSkeleton({ view }: { view: ListingView }) {
  const portal = usePortal()
  const { settings } = portal
  const seesPrices = useSeesPrices()
  const { renderRowEnd } = use(ListingPartsContext)
  const rows = Array.from({ length: Math.min(settings.pageSize, MOST_ROWS) }, (_, index) => index)
  if (view === 'grid') {
    return (
      <G.Grid aria-hidden>
        {rows.map((row) => (
          <G.Card key={row}>
            <div style={{ aspectRatio: '4/3' }}>
              <Skeleton height="100%" />
            </div>
            <Stack align="start" gap={4}>
              <Skeleton width="80%" height={20} />
              <Skeleton width={90} height={18} />
            </Stack>
            {settings.hasCart && <Skeleton height={40} radius="control" />}
          </G.Card>
        ))}
      </G.Grid>
    )
  }
  return (
    <DataTableSkeleton
      table={productTable(portal, {
        seesPrices,
        isCompact: view === 'compact',
        hasFractions: false,
        hasRowEnd: renderRowEnd !== undefined,
        onTally: () => undefined,
      })}
      rows={rows.length}
    />
  )
}
