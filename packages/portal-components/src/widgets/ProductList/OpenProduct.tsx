import type { Product } from '@trade-portal/fluid-sdk'
import { Suspense, lazy } from 'react'
import { usePortal } from '../../portal/PortalContext'
import { AddTally } from '../../surfaces/AddTally/AddTally'
import { useLastShown } from '../../hooks/useLastShown'

const ProductModal = lazy(() =>
  import('../../surfaces/ProductModal/ProductModal').then((module) => ({ default: module.ProductModal })),
)

export interface OpenProductProps {
  /** Product whose modal is open, or `null`. */
  productId: string | null
  /** That product as the listing has it. */
  preview: Product | undefined
  onClose: () => void
  /** Product whose lengths are being entered, over its own modal or straight from the listing, or `null`. */
  talliedId: string | null
  /** That product as the listing has it. */
  tallied: Product | undefined
  onTallyChange: (productId: string | null) => void
}

/** The modals that a listing opens: a product, or the lengths of one. */
export function OpenProduct({
  productId,
  preview,
  onClose,
  talliedId,
  tallied,
  onTallyChange,
}: OpenProductProps) {
  const { settings } = usePortal()
  const shownId = useLastShown(productId)
  // A bookmarked address may name a tally though the merchant has no cart any more.
  const fromListing = settings.hasCart && productId === null ? (tallied ?? null) : null
  const shownTally = useLastShown(fromListing)
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
            isTallying={talliedId === shownId}
            onTallyingChange={(isTallying) => onTallyChange(isTallying ? shownId : null)}
          />
        </Suspense>
      )}
      {shownTally && (
        <AddTally
          product={shownTally}
          unit={shownTally.units[0] ?? ''}
          isOpen={fromListing !== null}
          onOpenChange={(isOpen) => !isOpen && onTallyChange(null)}
        />
      )}
    </>
  )
}
