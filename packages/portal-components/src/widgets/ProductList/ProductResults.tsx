import { isFluidFieldError } from '@trade-portal/fluid-sdk'
import type { Product } from '@trade-portal/fluid-sdk'
import type { QueryKey } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { errorMessage, refusalMessage } from '../../words/errorMessage'
import { Button } from '../../parts/Button'
import { EmptyState } from '../../parts/EmptyState'
import { ErrorState } from '../../parts/ErrorState'
import { usePortal } from '../../portal/PortalContext'
import { ProductGrid } from './ProductGrid'
import { ProductTable } from './ProductTable'
import { ResultsSkeleton } from './ResultsSkeleton'

export interface ProductResultsProps {
  title: string
  view: 'list' | 'grid'
  seesPrices: boolean
  /** Undefined while they are read, or when they could not be. */
  products: Product[] | undefined
  error: Error | null
  /** Of the products. */
  queryKey: QueryKey
  /** Heads a failed load. Default: that it could not be loaded. */
  failedTitle?: string
  onRetry: () => void
  onOpen: (product: Product) => void
  onTally: (product: Product) => void
  /** Where there is a page before this one: an address may name one past the end. */
  onFirstPage?: () => void
}

/** The products of a page, or why there are none. */
export function ProductResults({
  title,
  view,
  seesPrices,
  products,
  error,
  queryKey,
  failedTitle,
  onRetry,
  onOpen,
  onTally,
  onFirstPage,
}: ProductResultsProps) {
  const { messages } = usePortal()

  if (!products && isFluidFieldError(error)) {
    return (
      <EmptyState
        title={refusalMessage(error, messages, failedTitle)}
        icon={<SearchX />}
        action={<Button onPress={onRetry}>{messages.common.tryAgain}</Button>}
      />
    )
  }
  if (!products && error) {
    return (
      <ErrorState
        title={failedTitle ?? messages.errors.couldNotLoad}
        message={errorMessage(error, messages)}
        retryLabel={messages.common.tryAgain}
        onRetry={onRetry}
      />
    )
  }
  if (!products) return <ResultsSkeleton view={view} queryKey={queryKey} />
  if (products.length === 0) {
    return (
      <EmptyState
        title={messages.products.noMatches}
        icon={<SearchX />}
        action={onFirstPage && <Button onPress={onFirstPage}>{messages.products.firstPage}</Button>}
      />
    )
  }

  const Products = view === 'grid' ? ProductGrid : ProductTable
  return (
    <Products title={title} products={products} seesPrices={seesPrices} onOpen={onOpen} onTally={onTally} />
  )
}
