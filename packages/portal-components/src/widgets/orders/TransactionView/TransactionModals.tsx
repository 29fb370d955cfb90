import { lazyModal } from '../../../hooks/lazy'
import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { useEmailTransaction } from '../../../data/transactions/emails'
import { kindOfType, transactionName } from '../../../routes/transactionPaths'
import type { TransactionKind } from '../../../routes/transactionPaths'
import { useMessages } from '../../../context/PortalContext'
import { LazyCommentModal } from '../../../surfaces/CommentModal/LazyCommentModal'
import { LazyEmailModal } from '../../../surfaces/EmailModal/LazyEmailModal'
import type { OfferedActions } from './offeredActions'
import { emailMessages } from '../../../messages/email'

const ChangesModal = lazyModal(async () => (await import('./ChangesModal')).ChangesModal)
const AcceptModal = lazyModal(async () => (await import('./AcceptModal')).AcceptModal)

/** A modal opened by an action of a transaction. */
export type Asked = 'email' | 'comment' | 'changes' | 'accept'

export interface TransactionModalsProps {
  transaction: TransactionDetail
  offered: OfferedActions
  kind: TransactionKind
  /** The open modal; `null` without one. */
  asked: Asked | null
  onClose: () => void
}

/** The modals of a transaction's actions, one open at most. */
export function TransactionModals({ transaction, offered, kind, asked, onClose }: TransactionModalsProps) {
  const words = useMessages(emailMessages)
  const { number, suffix, type, comment } = transaction
  const id = { number, suffix }
  const name = transactionName(kindOfType(type, kind), id)
  const { mutateAsync: email } = useEmailTransaction()
  const modal = (which: Asked) => ({ isOpen: asked === which, onOpenChange: onClose })
  return (
    <>
      <LazyEmailModal
        {...modal('email')}
        title={words.title}
        names={[name]}
        draft={`email:${number}-${suffix}`}
        hasFormats={offered.isInvoice}
        onSend={({ to, format }) => email({ ...id, type, to, format })}
      />
      {offered.isInvoice && <LazyCommentModal {...modal('comment')} id={id} comment={comment} />}
      {offered.canRequestChanges && <ChangesModal {...modal('changes')} id={id} />}
      {offered.canAccept && <AcceptModal {...modal('accept')} id={id} name={name} />}
    </>
  )
}
