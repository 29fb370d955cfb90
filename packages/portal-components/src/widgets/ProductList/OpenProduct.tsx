import type { Product } from '@trade-portal/fluid-sdk'
import { Suspense, lazy } from 'react'
import { usePortal } from '../../portal/PortalContext'
import { AddTally } from '../../surfaces/AddTally/AddTally'
import { useLastShown } from '../../hooks/useLastShown'

const ProductModal = lazy(() =>
  import('../../surfaces/ProductModal/ProductModal').then((module) => ({ default: module.ProductModal })),
)

export interface OpenProductProps {
  /** The product that is looked at, or `null`. */
  productId: string | null
  /** What the listing knows of it. */
  preview: Product | undefined
  onClose: () => void
  /** The product whose lengths are entered, over its own modal or straight from the listing, or `null`. */
  talliedId: string | null
  /** What the listing knows of that one. */
  tallied: Product | undefined
  onTallyChange: (productId: string | null) => void
}

/** What a listing opens over itself. */
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
  // An address that was kept may name a tally where there is no cart any more.
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
