import type { TransactionId } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { useSaveComment } from '../../data/transactions/useSaveComment'
import { TextField } from '../../parts/field/TextField'
import { transactionName } from '../../routes/transactionPaths'
import { usePortal } from '../../context/PortalContext'
import { text } from '../Form/answers'
import { FormField } from '../Form/FormField'
import { FormModal } from '../Form/FormModal'
import { useFormOf } from '../Form/useFormOf'
import { commentMessages } from '../../messages/email'

export interface CommentModalProps {
  /** The invoice. Use it as the `key` too. */
  id: TransactionId
  comment: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Replaces the customer's comment on an invoice. */
export function CommentModal({ id, comment, isOpen, onOpenChange }: CommentModalProps) {
  const words = usePortal().messagesOf(commentMessages)
  const saveComment = useSaveComment(id)
  const name = transactionName('invoice', id)
  const form = useFormOf({
    initial: { comment },
    draft: `comment:${name}`,
    schema: v.object({ comment: text }),
    isStored: true,
    onSubmit: (answers) => saveComment.mutateAsync(answers.comment),
    onDone: () => onOpenChange(false),
  })
  return (
    <FormModal
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
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
