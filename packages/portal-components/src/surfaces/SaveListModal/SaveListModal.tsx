import type { TransactionId } from '@trade-portal/fluid-sdk'
import { foldText } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { useSaveList, useSaveOrderAsList, listsQuery } from '../../data/lists/lists'
import { usePortal, useMessages } from '../../context/PortalContext'
import { listsMessages } from '../../messages/lists'
import { Callout } from '../../parts/Callout'
import { TextField } from '../../parts/field/TextField'
import { useRead } from '../../data/useRead'
import { required } from '../Form/answers'
import { FormField } from '../Form/FormField'
import { FormModal } from '../Form/FormModal'
import type { ModalState } from '../Form/FormModal'
import { useFormOf } from '../Form/useFormOf'
import { useFormValues } from '../Form/useFormValues'
import { commonMessages } from '../../messages/common'

/** Asks for a name and saves the cart as a list. */
export function SaveListModal(modal: ModalState) {
  const words = usePortal().messagesOf(listsMessages)
  const { mutateAsync } = useSaveList()
  return <NameListModal {...modal} draft="list" note={words.saveNote} onSave={mutateAsync} />
}

export interface SaveOrderListModalProps extends ModalState {
  order: TransactionId
}

/** Asks for a name and saves the goods of an order as a list. */
export function SaveOrderListModal({ order, ...modal }: SaveOrderListModalProps) {
  const { mutateAsync } = useSaveOrderAsList(order)
  return <NameListModal {...modal} draft="orderList" onSave={mutateAsync} />
}

interface NameListModalProps extends ModalState {
  /** Saves the goods under the name. Rejects if the merchant refuses them. */
  onSave: (name: string) => Promise<unknown>
  /** Shown below the name, such as that the cart stays as it is. */
  note?: string
  /** The draft's name, different for each kind of source. */
  draft: string
}

/** Asks for a name and saves goods as a list. */
function NameListModal({ onSave, note, draft, ...modal }: NameListModalProps) {
  const { client } = usePortal()
  const words = useMessages(listsMessages)
  const common = useMessages(commonMessages)
  const lists = useRead(listsQuery(client), { isEnabled: modal.isOpen })
  const form = useFormOf({
    initial: { name: '' },
    schema: v.object({ name: required(common.required) }),
    draft,
    onSubmit: ({ name }) => onSave(name),
    onDone: () => modal.onOpenChange(false),
  })
  const wanted = useFormValues(form, ({ name }) => ({ name: name.trim() })).name

  const own = lists.data?.filter((list) => !list.isGeneric) ?? []
  const isReplacing = own.some((list) => list.name === wanted)
  const near = own.find((list) => foldText(list.name) === foldText(wanted))

  return (
    <FormModal {...modal} form={form} title={words.save} submitLabel={words.saveConfirm}>
      <FormField
        form={form}
        name="name"
        as={TextField}
        label={words.name}
        autoComplete="off"
        isRequired
        hint={note ? `${words.nameHint} ${note}` : words.nameHint}
      />
      <div role="status">
        {isReplacing && <Callout tone="caution">{words.replaces}</Callout>}
        {near && !isReplacing && <Callout tone="info">{words.near(near.name)}</Callout>}
      </div>
    </FormModal>
  )
}
