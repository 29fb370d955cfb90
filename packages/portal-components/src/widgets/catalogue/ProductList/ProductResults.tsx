import { isFluidFieldError } from '@trade-portal/fluid-sdk'
import type { Product } from '@trade-portal/fluid-sdk'
import { SearchX } from 'lucide-react'
import { refusalMessage } from '../../../messages/errorMessage'
import type { ListingView } from '../../../data/catalogue/listing'
import type { Reading } from '../../../data/useRead'
import { Button } from '../../../parts/Button'
import { EmptyState } from '../../../parts/EmptyState'
import { use } from 'react'
import { usePortal } from '../../../context/PortalContext'
import { Read } from '../../../surfaces/Read/Read'
import { ListingPartsContext } from './ListingParts'
import { ProductGrid } from './ProductGrid'
import { ProductTable } from './ProductTable'
import { ResultsSkeleton } from './ResultsSkeleton'
import { productsWords } from '../../../messages/catalogue'
import { commonWords } from '../../../messages/common'
import { asUsual } from '../../../surfaces/Widget/asWidget'
import { Link } from '../../../parts/Link'
import { productsPath } from '../../../places/cataloguePaths'
import * as S from './ProductList.styles'
import { searchWords } from '../../../messages/search'

export interface ProductResultsProps {
  title: string
  view: ListingView
  seesPrices: boolean
  products: Reading<Product[]>
  /** Heads a failed load. Default: that it could not be loaded. */
  failedTitle?: string
  pathOf: (productId: string) => string
  onOpen: (product: Product) => void
  onTally: (product: Product) => void
  /** Given while a search is set, which may be why there are none. */
  onClear?: (() => void) | undefined
  /** Given when this is not the first page: an address may name a page past the end. */
  onFirstPage?: () => void
}

/** The products of a page, or why there are none. */
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
  const { say } = usePortal()
  const { renderEmpty = asUsual } = use(ListingPartsContext)

  if (isFluidFieldError(products.error)) {
    return (
      <EmptyState
        title={refusalMessage(products.error, say, failedTitle)}
        icon={<SearchX />}
        action={<Button onPress={products.retry}>{say(commonWords).tryAgain}</Button>}
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
              title={say(productsWords).noMatches}
              icon={<SearchX />}
              action={
                onFirstPage ? (
                  <Button onPress={onFirstPage}>{say(productsWords).firstPage}</Button>
                ) : (
                  onClear && <NothingFound onClear={onClear} />
                )
              }
            >
              {onClear && !onFirstPage && say(productsWords).noMatchesHint}
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

interface NothingFoundProps {
  onClear: () => void
}

/** Leads on from a search that found nothing: without its words, or by the categories. */
function NothingFound({ onClear }: NothingFoundProps) {
  const { hrefFor, say } = usePortal()
  return (
    <S.NothingFound>
      <Button onPress={onClear}>{say(commonWords).clearSearch}</Button>
      <Link href={hrefFor(productsPath())}>{say(searchWords).browse}</Link>
    </S.NothingFound>
  )
}
