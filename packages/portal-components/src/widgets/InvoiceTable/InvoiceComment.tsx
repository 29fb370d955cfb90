import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { lazy, Suspense } from 'react'
import { useLastShown } from '../../hooks/useLastShown'
import { useOpenings } from '../../hooks/useOpenings'

const CommentModal = lazy(() =>
  import('../../surfaces/CommentModal/CommentModal').then((module) => ({ default: module.CommentModal })),
)

export interface InvoiceCommentProps {
  /** The invoice whose comment is open. */
  invoice: TransactionSummary | null
  onClose: () => void
}

/** The customer's comment on an invoice of the list. Its code loads when one is first opened. */
export function InvoiceComment({ invoice, onClose }: InvoiceCommentProps) {
  const shown = useLastShown(invoice)
  const openings = useOpenings(invoice !== null)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <CommentModal
        key={openings}
        id={{ number: shown.number, suffix: shown.suffix }}
        comment={shown.comment}
        isOpen={invoice !== null}
        onOpenChange={onClose}
      />
    </Suspense>
  )
}
