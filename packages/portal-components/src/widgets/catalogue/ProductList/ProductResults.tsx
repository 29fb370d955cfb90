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
import { asUsual } from '../../../surfaces/Widget/asUsual'
import { Link } from '../../../parts/Link'
import { productsPath } from '../../../places/cataloguePaths'
import * as S from './ProductList.styles'
import { searchWords } from '../../../messages/search'

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

/** Offers to clear the search, or to browse the categories. */
function NothingFound({ onClear }: NothingFoundProps) {
  const { hrefFor, say } = usePortal()
  return (
    <S.NothingFound>
      <Button onPress={onClear}>{say(commonWords).clearSearch}</Button>
      <Link href={hrefFor(productsPath())}>{say(searchWords).browse}</Link>
    </S.NothingFound>
  )
}
