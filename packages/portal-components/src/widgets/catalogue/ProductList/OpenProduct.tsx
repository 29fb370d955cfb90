import { lazy, nothing } from '../../../hooks/lazy'
import type { Product } from '@trade-portal/fluid-sdk'
import { useEffect } from 'react'
import { whenIdle } from '../../../hooks/idle'
import { usePortal } from '../../../context/PortalContext'
import { AddTally } from '../../../surfaces/AddTally/AddTally'
import { LazyTallyModal } from '../../../surfaces/TallyModal/LazyTallyModal'
import { useLastShown } from '../../../hooks/openings'

const ProductModal = lazy(
  async () => (await import('../../../surfaces/ProductModal/ProductModal')).ProductModal,
  { fallback: nothing },
)

export interface OpenProductProps {
  productId: string | null
  /** The same product from the listing. */
  preview: Product | undefined
  onClose: () => void
  /** Product in the tally modal, opened from its own modal or from the listing, or `null`. */
  talliedId: string | null
  /** The same product from the listing. */
  tallied: Product | undefined
  onTallyChange: (productId: string | null) => void
}

/** Renders the modals of a listing: a product, or its tally. */
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
  // A bookmarked URL may open a tally of a merchant without a cart.
  const fromListing = settings.hasCart && productId === null ? (tallied ?? null) : null
  useEffect(
    () =>
      whenIdle(() => {
        void ProductModal.preload()
        if (settings.hasCart) void LazyTallyModal.preload()
      }),
    [settings.hasCart],
  )
  return (
    <>
      {shownId !== null && (
        <ProductModal
          key={shownId}
          productId={shownId}
          preview={preview}
          isOpen={productId !== null}
          onOpenChange={(isOpen) => !isOpen && onClose()}
          isTallying={talliedId === shownId}
          onTallyingChange={(isTallying) => onTallyChange(isTallying ? shownId : null)}
        />
      )}
      <AddTally product={fromListing} onClose={() => onTallyChange(null)} />
    </>
  )
}
