import type { DocumentFormat } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { FileText } from 'lucide-react'
import { useController } from 'react-hook-form'
import * as v from 'valibot'
import { Choice } from '../../parts/field/Choice'
import { TextField } from '../../parts/field/TextField'
import { usePortal } from '../../context/PortalContext'
import { FormField } from '../Form/FormField'
import { FormModal, useFailureModal } from '../Form/FormModal'
import { useFormOf } from '../Form/useFormOf'
import { commonWords } from '../../messages/common'
import { emailWords } from '../../messages/email'
import { userQuery } from '../../data/account/account'
import { useRead } from '../../data/useRead'
import { Button } from '../../parts/Button'
import type { FormOf } from '../Form/FormOf'
import type { Messages } from '../../messages/Messages'
import { emailAddress, optionalEmailAddress, text } from '../Form/answers'
import * as S from './EmailModal.styles'

export interface EmailModalProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** The documents, as the customer knows them: the first five stand there, and how many more there are. */
  names: readonly string[]
  /** Stands beside the names, such as what the documents come to. */
  note?: string
  /** Stands under the names: what else is sent, and how. */
  children?: ReactNode
  /** Keeps what is typed under this name, such as `email:418823-0`. */
  draft: string
  /** The documents come in one of the merchant's formats. */
  hasFormats?: boolean
  /** The e-mail has copies, a subject and a message too; it begins with this subject. */
  subject?: string
  /** Says what the press does. Default: Send. */
  submitLabel?: string
  /** Sends it. What it rejects with is told at its field, or in the modal titled 'Error'. */
  onSend: (email: EmailAnswers & { format: DocumentFormat }) => Promise<unknown>
  /** It was sent. The modal closes by itself. */
  onSent?: () => void
}

/** Asks where documents of the merchant's are to be sent by e-mail. Use it with a `key` of what is sent. */
export function EmailModal({
  isOpen,
  onOpenChange,
  title,
  names,
  note,
  children,
  draft,
  hasFormats = false,
  subject,
  submitLabel,
  onSend,
  onSent,
}: EmailModalProps) {
  const { say } = usePortal()
  const common = say(commonWords)
  const words = say(emailWords)
  const form = useFormOf<EmailAnswers>({
    initial: { to: '', cc: '', bcc: '', subject: subject ?? '', message: '', format: 'pdf' },
    draft,
    schema: emailSchema(common),
    onSubmit: (answers) => onSend({ ...answers, format: answers.format as DocumentFormat }),
    onFailure: useFailureModal(),
    onDone: () => {
      onOpenChange(false)
      onSent?.()
    },
  })
  const address = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const
  return (
    <FormModal
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
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

/** Tells what is sent: how many documents and what they come to, the first of them by name, and how many more there are. */
function EmailNames({ names, note }: { names: readonly string[]; note?: string | undefined }) {
  const words = usePortal().say(emailWords)
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

/** Takes the address of whoever is signed in, by one press. */
function OwnAddress({ form }: { form: FormOf<EmailAnswers> }) {
  const { client, say } = usePortal()
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
        {say(emailWords).useOwn(user.email)}
      </Button>
    </S.Own>
  )
}

/** The formats of documents, by their makers' own names. */
const documentFormats: readonly { id: DocumentFormat; name: string }[] = [
  { id: 'pdf', name: 'PDF' },
  { id: 'csv', name: 'CSV' },
  { id: 'xero', name: 'Xero' },
  { id: 'simpro', name: 'Simpro' },
  { id: 'tradify', name: 'Tradify' },
  { id: 'fergus', name: 'Fergus' },
]

/** Checks an e-mail: one address in each of its fields. */
const emailSchema = (words: Messages['common']) =>
  v.object({
    to: emailAddress(words),
    cc: optionalEmailAddress(words),
    bcc: optionalEmailAddress(words),
    subject: text,
    message: text,
    format: v.string(),
  })

/** The answers of an e-mail. Those that are not asked for stay as they begin. */
type EmailAnswers = v.InferOutput<ReturnType<typeof emailSchema>>
