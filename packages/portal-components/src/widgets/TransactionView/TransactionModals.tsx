import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { lazy, Suspense } from 'react'
import { useEmailTransaction } from '../../data/transactions/emails'
import { useOpenings } from '../../hooks/useOpenings'
import { kindOfType, transactionName } from '../../places/transactionPaths'
import type { TransactionKind } from '../../places/transactionPaths'
import { usePortal } from '../../portal/PortalContext'
import { CommentModal } from '../../surfaces/CommentModal/CommentModal'
import { EmailModal } from '../../surfaces/EmailModal/EmailModal'
import { ChangesModal } from './ChangesModal'
import type { OfferedActions } from './offeredActions'
import { emailWords } from '../../words/email'

// Brings a date picker, which is heavy.
const AcceptModal = lazy(() => import('./AcceptModal').then(({ AcceptModal }) => ({ default: AcceptModal })))

/** A question to the customer before something is done with a transaction. */
export type Asked = 'email' | 'comment' | 'changes' | 'accept'

export interface TransactionModalsProps {
  transaction: TransactionDetail
  offered: OfferedActions
  kind: TransactionKind
  /** `null`: nothing. */
  asked: Asked | null
  onClose: () => void
}

/** The questions before something is done with a transaction, of which one at most is open. */
export function TransactionModals({ transaction, offered, kind, asked, onClose }: TransactionModalsProps) {
  const { say } = usePortal()
  const { number, suffix, type, comment } = transaction
  const id = { number, suffix }
  const name = transactionName(kindOfType(type, kind), id)
  const { mutateAsync: email } = useEmailTransaction()
  const acceptings = useOpenings(asked === 'accept')
  const comments = useOpenings(asked === 'comment')
  const modal = (which: Asked) => ({ isOpen: asked === which, onOpenChange: onClose })
  return (
    <>
      <EmailModal
        {...modal('email')}
        title={say(emailWords).title}
        names={[name]}
        draft={`email:${number}-${suffix}`}
        hasFormats={offered.isInvoice}
        onSend={({ to, format }) => email({ ...id, type, to, format })}
      />
      {offered.isInvoice && <CommentModal key={comments} {...modal('comment')} id={id} comment={comment} />}
      {offered.canRequestChanges && <ChangesModal {...modal('changes')} id={id} />}
      {offered.canAccept && acceptings > 0 && (
        <Suspense fallback={null}>
          <AcceptModal {...modal('accept')} id={id} name={name} />
        </Suspense>
      )}
    </>
  )
}
