import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import type { WireDocumentFormat } from '../wire/transactions'
import { ID_FIELDS, toWireKey } from './transactionSummary'
import type { TransactionId } from './transactionSummary'

/** How a document is sent; the merchant's back end makes it. */
export type DocumentFormat = WireDocumentFormat

export interface EmailTransactionInput extends TransactionId {
  type: string
  /** The address. */
  to: string
  /** Default: `pdf`. */
  format?: DocumentFormat
}

export interface EmailInvoicesInput {
  to: string
  cc?: string
  bcc?: string
  subject: string
  message: string
  /** Default: `pdf`. */
  format?: DocumentFormat
  transactions: readonly TransactionId[]
}

const INVOICES_FIELDS = {
  email_address: 'to',
  email_address_cc: 'cc',
  email_address_bcc: 'bcc',
  email_subject: 'subject',
  email_message: 'message',
  transactionList: 'transactions',
} satisfies Record<string, keyof EmailInvoicesInput>

/** Sends one transaction as a document. */
export async function emailTransaction(
  context: FluidContext,
  { type, number, suffix, to, format = 'pdf' }: EmailTransactionInput,
  options?: CallOptions,
) {
  const key = toWireKey({ number, suffix }, 'emailTransaction')
  const caller = await context.readCaller(options)
  const payload = { ...key, transactionType: type, emailAddress: to, format }
  const fields = { ...ID_FIELDS, transactionType: 'type', emailAddress: 'to' }
  await context.write('emailTransaction', payload, { ...options, caller, fields })
}

/** Sends invoices as documents of one e-mail. */
export async function emailInvoices(
  context: FluidContext,
  { to, cc = '', bcc = '', subject, message, format = 'pdf', transactions }: EmailInvoicesInput,
  options?: CallOptions,
) {
  const transactionList = transactions.map((each) => toWireKey(each, 'emailTransactions'))
  const caller = await context.readCaller(options)
  const payload = {
    typedoc: 'Invoice',
    customerID: caller.user.customerId,
    format,
    emailDetails: {
      email_address: to,
      email_address_cc: cc,
      email_address_bcc: bcc,
      email_subject: subject,
      email_message: message,
    },
    transactionList,
  } as const
  await context.write('emailTransactions', payload, { ...options, caller, fields: INVOICES_FIELDS })
}
