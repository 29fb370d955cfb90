import type { Product } from '@trade-portal/fluid-sdk'
import { Suspense, lazy } from 'react'
import { AddTally } from '../../surfaces/AddTally/AddTally'
import { useLatest } from '../../state/useLatest'

const ProductModal = lazy(() =>
  import('../../surfaces/ProductModal/ProductModal').then((module) => ({ default: module.ProductModal })),
)

export interface OpenProductProps {
  /** The product that is looked at, or `null`. */
  productId: string | null
  /** What the listing knows of it. */
  preview: Product | undefined
  onClose: () => void
  /** The product whose lengths are entered straight from the listing, or `null`. */
  tallied: Product | null
  onTallyClose: () => void
}

/** What a listing opens over itself. */
export function OpenProduct({ productId, preview, onClose, tallied, onTallyClose }: OpenProductProps) {
  const shownId = useLatest(productId)
  const shownTally = useLatest(tallied)
  return (
    <>
      {shownId !== null && (
        <Suspense fallback={null}>
          <ProductModal
            key={shownId}
            productId={shownId}
            preview={preview}
            isOpen={productId !== null}
            onOpenChange={(isOpen) => !isOpen && onClose()}
          />
        </Suspense>
      )}
      {shownTally && (
        <AddTally
          product={shownTally}
          unit={shownTally.units[0] ?? ''}
          isOpen={tallied !== null}
          onOpenChange={(isOpen) => !isOpen && onTallyClose()}
        />
      )}
    </>
  )
}
