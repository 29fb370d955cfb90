import type { DocumentFormat } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { FileText } from 'lucide-react'
import { useController } from 'react-hook-form'
import * as v from 'valibot'
import { Choice } from '../../parts/field/Choice'
import { TextField } from '../../parts/field/TextField'
import { usePortal, useMessages } from '../../context/PortalContext'
import { FormField } from '../Form/FormField'
import { FormModal, useFailureModal } from '../Form/FormModal'
import type { ModalState } from '../Form/FormModal'
import { useFormOf } from '../Form/useFormOf'
import { commonMessages } from '../../messages/common'
import { emailMessages } from '../../messages/email'
import { userQuery } from '../../data/account/account'
import { useRead } from '../../data/useRead'
import { Button } from '../../parts/Button'
import type { FormOf } from '../Form/FormOf'
import type { Messages } from '../../messages/Messages'
import { emailAddress, optionalEmailAddress, text } from '../Form/answers'
import * as S from './EmailModal.styles'

export interface EmailModalProps extends ModalState {
  title: string
  /** The documents' names for the customer. The first five are shown, and the number of the others. */
  names: readonly string[]
  /** Shown beside the names, such as the documents' total. */
  note?: string
  /** Shown below the names: what else is sent, and how. */
  children?: ReactNode
  /** Stores the draft under this name, such as `email:418823-0`. */
  draft: string
  /** Asks for one of the merchant's formats. */
  hasFormats?: boolean
  /** Asks for copies, a subject and a message too. The subject starts with this text. */
  subject?: string
  /** Default: Send. */
  submitLabel?: string
  /** Sends the e-mail. A rejection is shown at its field, or in the modal titled 'Error'. */
  onSend: (email: EmailAnswers & { format: DocumentFormat }) => Promise<unknown>
  /** Called once the e-mail is sent. The modal closes itself. */
  onSent?: () => void
}

/** Asks where to send the merchant's documents by e-mail. Give it a `key` of the documents. */
export function EmailModal({
  names,
  note,
  children,
  draft,
  hasFormats = false,
  subject,
  submitLabel,
  onSend,
  onSent,
  ...modal
}: EmailModalProps) {
  const common = useMessages(commonMessages)
  const words = useMessages(emailMessages)
  const form = useFormOf<EmailAnswers>({
    initial: { to: '', cc: '', bcc: '', subject: subject ?? '', message: '', format: 'pdf' },
    draft,
    schema: emailSchema(common),
    onSubmit: (answers) => onSend({ ...answers, format: answers.format as DocumentFormat }),
    onFailure: useFailureModal(),
    onDone: () => {
      modal.onOpenChange(false)
      onSent?.()
    },
  })
  const address = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const
  return (
    <FormModal
      {...modal}
      form={form}
      submitLabel={submitLabel ?? words.send}
      sendingLabel={words.sending}
      size={subject === undefined ? 'small' : 'medium'}
    >
      <EmailNames names={names} note={note} />
      {children}
      {hasFormats && (
        <S.Formats>
          <FormField form={form} name="format" as={Choice} label={words.format} options={documentFormats} />
        </S.Formats>
      )}
      <div>
        <FormField form={form} name="to" as={TextField} label={words.to} {...address} isRequired />
        <OwnAddress form={form} />
      </div>
      {subject !== undefined && (
        <>
          <S.Pair>
            <FormField form={form} name="cc" as={TextField} label={words.cc} {...address} isOptional />
            <FormField form={form} name="bcc" as={TextField} label={words.bcc} {...address} isOptional />
          </S.Pair>
          <FormField form={form} name="subject" as={TextField} label={words.subject} />
          <FormField form={form} name="message" as={TextField} label={words.message} isMultiline isOptional />
        </>
      )}
    </FormModal>
  )
}

const SHOWN = 5

/** The documents to send: their number and total, the first by name, and how many more there are. */
function EmailNames({ names, note }: { names: readonly string[]; note?: string | undefined }) {
  const words = usePortal().messagesOf(emailMessages)
  const left = names.length - SHOWN
  const shown = names.slice(0, SHOWN).join(', ')
  return (
    <S.Documents>
      <FileText aria-hidden />
      {names.length > 1 && <S.Count>{words.invoices(names.length)}</S.Count>}
      {note && <S.Note>{note}</S.Note>}
      <S.Names>{left > 0 ? `${shown} ${words.more(left)}` : shown}</S.Names>
    </S.Documents>
  )
}

/** A button that fills in the signed-in person's address. */
function OwnAddress({ form }: { form: FormOf<EmailAnswers> }) {
  const { client } = usePortal()
  const emailText = useMessages(emailMessages)
  const { data: user } = useRead(userQuery(client))
  const { field } = useController({ control: form.control, name: 'to' })
  if (!user?.email) return null
  const take = () => {
    field.onChange(user.email)
    // The pressed button disappears.
    form.element.current?.querySelector<HTMLInputElement>('[name="to"]')?.focus()
  }
  return (
    <S.Own data-taken={field.value === user.email || undefined}>
      <Button tone="quiet" onPress={take}>
        {emailText.useOwn(user.email)}
      </Button>
    </S.Own>
  )
}

/** The formats of documents, by their makers' names. */
const documentFormats: readonly { id: DocumentFormat; name: string }[] = [
  { id: 'pdf', name: 'PDF' },
  { id: 'csv', name: 'CSV' },
  { id: 'xero', name: 'Xero' },
  { id: 'simpro', name: 'Simpro' },
  { id: 'tradify', name: 'Tradify' },
  { id: 'fergus', name: 'Fergus' },
]

/** Schema of an e-mail, with one address in each of its fields. */
const emailSchema = (words: Messages['common']) =>
  v.object({
    to: emailAddress(words),
    cc: optionalEmailAddress(words),
    bcc: optionalEmailAddress(words),
    subject: text,
    message: text,
    format: v.string(),
  })

/** The answers of an e-mail. Hidden fields keep their initial value. */
type EmailAnswers = v.InferOutput<ReturnType<typeof emailSchema>>
