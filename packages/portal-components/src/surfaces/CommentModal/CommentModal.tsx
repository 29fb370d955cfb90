import type { TransactionId } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { useSaveComment } from '../../data/transactions/useSaveComment'
import { TextField } from '../../parts/field/TextField'
import { transactionName } from '../../routes/transactionPaths'
import { usePortal } from '../../context/PortalContext'
import { text } from '../Form/answers'
import { FormField } from '../Form/FormField'
import { FormModal } from '../Form/FormModal'
import type { ModalState } from '../Form/FormModal'
import { useFormOf } from '../Form/useFormOf'
import { commentMessages } from '../../messages/email'

export interface CommentModalProps extends ModalState {
  /** The invoice. Use it as the `key` too. */
  id: TransactionId
  comment: string
}

/** Replaces the customer's comment on an invoice. */
export function CommentModal({ id, comment, ...modal }: CommentModalProps) {
  const words = usePortal().messagesOf(commentMessages)
  const saveComment = useSaveComment(id)
  const name = transactionName('invoice', id)
  const form = useFormOf({
    initial: { comment },
    draft: `comment:${name}`,
    schema: v.object({ comment: text }),
    isStored: true,
    onSubmit: (answers) => saveComment.mutateAsync(answers.comment),
    onDone: () => modal.onOpenChange(false),
  })
  return (
    <FormModal
      {...modal}
      form={form}
      title={comment ? words.change : words.add}
      submitLabel={words.save}
      sendingLabel={words.saving}
    >
      <FormField
        form={form}
        name="comment"
        as={TextField}
        label={words.of(name)}
        isMultiline
        rows={5}
        hint={words.hint}
      />
    </FormModal>
  )
}
