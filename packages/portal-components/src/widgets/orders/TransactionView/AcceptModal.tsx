import * as v from 'valibot'
import { useAcceptQuote } from '../../../data/transactions/useAcceptQuote'
import { writeMessage } from '../../../data/useWrite'
import { today } from '../../../hooks/today'
import { DateField } from '../../../parts/field/DateField'
import { TextField } from '../../../parts/field/TextField'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { required } from '../../../surfaces/Form/answers'
import { FormField } from '../../../surfaces/Form/FormField'
import { FormModal, useFailureModal } from '../../../surfaces/Form/FormModal'
import { useFormOf } from '../../../surfaces/Form/useFormOf'
import type { QuestionProps } from './ChangesModal'
import { commonMessages } from '../../../messages/common'
import { transactionMessages } from '../../../messages/transaction'

/** Asks for a delivery date and a comment, and turns a quote into an order. */
export function AcceptModal({ id, name, isOpen, onOpenChange }: QuestionProps) {
  const { messagesOf } = usePortal()
  const common = useMessages(commonMessages)
  const words = useMessages(transactionMessages)
  const form = useFormOf({
    initial: { deliveryDate: '', comment: '' },
    draft: `accept:${id.number}-${id.suffix}`,
    schema: v.object({
      deliveryDate: v.pipe(
        required(common.required),
        // Both are YYYY-MM-DD, so they compare as text.
        v.check((day) => day >= today(), words.deliveryDatePast),
      ),
      comment: required(common.required),
    }),
    onSubmit: useAcceptQuote(id).mutateAsync,
    explain: (error) => writeMessage(error, messagesOf, words.notAccepted),
    onFailure: useFailureModal(),
    onDone: () => onOpenChange(false),
  })
  return (
    <FormModal
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.acceptTitle(name)}
      submitLabel={words.acceptQuote}
      sendingLabel={words.accepting}
    >
      <FormField
        form={form}
        name="deliveryDate"
        as={DateField}
        label={words.deliveryDate}
        minIso={today()}
        daysOfMonth={common.daysOfMonth}
        isRequired
      />
      <FormField
        form={form}
        name="comment"
        as={TextField}
        label={words.acceptComment}
        isRequired
        isMultiline
        rows={3}
      />
    </FormModal>
  )
}
