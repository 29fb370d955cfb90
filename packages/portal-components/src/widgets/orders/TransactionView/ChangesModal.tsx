import type { TransactionId } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { useRequestChanges } from '../../../data/transactions/emails'
import { TextField } from '../../../parts/field/TextField'
import { useMessages } from '../../../context/PortalContext'
import { required } from '../../../surfaces/Form/answers'
import { FormField } from '../../../surfaces/Form/FormField'
import { FormModal, useFailureModal } from '../../../surfaces/Form/FormModal'
import { useFormOf } from '../../../surfaces/Form/useFormOf'
import { commonMessages } from '../../../messages/common'
import { transactionMessages } from '../../../messages/transaction'

export interface QuestionProps {
  id: TransactionId
  /** The number that the customer knows: `418875`. */
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks for the changes that the merchant should make. */
export function ChangesModal({ id, isOpen, onOpenChange }: Omit<QuestionProps, 'name'>) {
  const common = useMessages(commonMessages)
  const words = useMessages(transactionMessages)
  const form = useFormOf({
    initial: { body: '' },
    draft: `changes:${id.number}-${id.suffix}`,
    schema: v.object({ body: required(common.required) }),
    onSubmit: useRequestChanges(id).mutateAsync,
    onFailure: useFailureModal(),
    onDone: () => onOpenChange(false),
  })
  return (
    <FormModal
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.requestChanges}
      submitLabel={words.sendChanges}
      sendingLabel={words.sendingChanges}
    >
      <FormField
        form={form}
        name="body"
        as={TextField}
        label={words.changesMessage}
        hint={words.changesHint}
        isRequired
        isMultiline
        rows={6}
      />
    </FormModal>
  )
}
