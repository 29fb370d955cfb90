import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { useLastShown } from '../../../hooks/useLastShown'
import { LateCommentModal } from '../../../surfaces/CommentModal/LateCommentModal'

export interface InvoiceCommentProps {
  /** The invoice whose comment is open. */
  invoice: TransactionSummary | null
  onClose: () => void
}

/** The customer's comment on an invoice of the list. */
export function InvoiceComment({ invoice, onClose }: InvoiceCommentProps) {
  const shown = useLastShown(invoice)
  if (!shown) return null
  return (
    <LateCommentModal
      id={{ number: shown.number, suffix: shown.suffix }}
      comment={shown.comment}
      isOpen={invoice !== null}
      onOpenChange={onClose}
    />
  )
}
