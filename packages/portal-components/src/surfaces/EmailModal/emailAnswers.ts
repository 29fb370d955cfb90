import type { DocumentFormat } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import type { Messages } from '../../messages/Messages'
import { emailAddress, optionalEmailAddress, text } from '../Form/answers'

/** The formats of documents, by their makers' own names. */
export const documentFormats: readonly { id: DocumentFormat; name: string }[] = [
  { id: 'pdf', name: 'PDF' },
  { id: 'csv', name: 'CSV' },
  { id: 'xero', name: 'Xero' },
  { id: 'simpro', name: 'Simpro' },
  { id: 'tradify', name: 'Tradify' },
  { id: 'fergus', name: 'Fergus' },
]

/** Checks an e-mail: one address in each of its fields. */
export const emailSchema = (words: Messages['common']) =>
  v.object({
    to: emailAddress(words),
    cc: optionalEmailAddress(words),
    bcc: optionalEmailAddress(words),
    subject: text,
    message: text,
    format: v.string(),
  })

/** The answers of an e-mail. Those that are not asked for stay as they begin. */
export type EmailAnswers = v.InferOutput<ReturnType<typeof emailSchema>>
