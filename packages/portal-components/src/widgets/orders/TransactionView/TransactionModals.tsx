import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { useEmailTransaction } from '../../../data/transactions/emails'
import { lateModal } from '../../../parts/lateModal'
import { kindOfType, transactionName } from '../../../places/transactionPaths'
import type { TransactionKind } from '../../../places/transactionPaths'
import { usePortal } from '../../../context/PortalContext'
import { LateCommentModal } from '../../../surfaces/CommentModal/LateCommentModal'
import { LateEmailModal } from '../../../surfaces/EmailModal/LateEmailModal'
import type { OfferedActions } from './offeredActions'
import { emailWords } from '../../../messages/email'

const ChangesModal = lateModal(async () => (await import('./ChangesModal')).ChangesModal)
const AcceptModal = lateModal(async () => (await import('./AcceptModal')).AcceptModal)

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
  const modal = (which: Asked) => ({ isOpen: asked === which, onOpenChange: onClose })
  return (
    <>
      <LateEmailModal
        {...modal('email')}
        title={say(emailWords).title}
        names={[name]}
        draft={`email:${number}-${suffix}`}
        hasFormats={offered.isInvoice}
        onSend={({ to, format }) => email({ ...id, type, to, format })}
      />
      {offered.isInvoice && <LateCommentModal {...modal('comment')} id={id} comment={comment} />}
      {offered.canRequestChanges && <ChangesModal {...modal('changes')} id={id} />}
      {offered.canAccept && <AcceptModal {...modal('accept')} id={id} name={name} />}
    </>
  )
}
