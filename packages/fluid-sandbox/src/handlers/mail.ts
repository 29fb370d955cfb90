import type { WireRefusal } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer, checkUserId } from '../tables/accounts.ts'
import { checkAddress, sendEmail } from '../tables/emails.ts'
import { refuse, refuseField } from '../wire/refusal.ts'
import { findTransaction, transactionName } from '../tables/transactions.ts'
import type { Handlers } from './Handler.ts'

const FORMATS = ['pdf', 'csv', 'xero', 'simpro', 'tradify', 'fergus']
const MOST_AT_ONCE = 20

/** Looks like a refusal but is returned, because a thrown refusal would roll the e-mail back. */
const QUEUED: WireRefusal = {
  hasErrors: true,
  errorTable: [
    {
      field: '',
      msg: 'Your request has been queued and will be emailed to the specified recipients when generated',
    },
  ],
}

export const mail: Handlers<'emailTransaction' | 'emailTransactions' | 'sendEmailMessage'> = {
  emailTransaction({ transactionType, emailAddress, format, ...key }, context) {
    const transaction = findTransaction(context, key)
    if (transactionType.toLowerCase() !== transaction.type.toLowerCase()) refuse('No matching records')
    checkAddress('emailAddress', emailAddress)
    checkFormat(format)
    const name = transactionName(transaction)
    sendEmail(context, { kind: 'transaction', to: emailAddress, subject: name, format, about: [name] })
    return {}
  },

  emailTransactions({ typedoc, customerID, format, emailDetails, transactionList }, context) {
    checkCustomer(context, customerID)
    if (typedoc !== 'Invoice') refuseField('typedoc', 'typedoc must be Invoice')
    checkFormat(format)
    const { email_address, email_address_cc, email_address_bcc, email_subject, email_message } = emailDetails
    checkAddress('email_address', email_address)
    checkAddresses('email_address_cc', email_address_cc)
    checkAddresses('email_address_bcc', email_address_bcc)
    if (transactionList.length === 0) refuseField('transactionList', 'Select at least one invoice')
    const transactions = transactionList.map((key) => findTransaction(context, key))
    if (!transactions.every(({ type }) => type === 'Invoice' || type === 'Credit')) {
      refuse('No matching records')
    }
    sendEmail(context, {
      kind: 'transactions',
      to: email_address,
      cc: email_address_cc,
      bcc: email_address_bcc,
      subject: email_subject,
      body: email_message,
      format,
      about: transactions.map(transactionName),
    })
    return transactions.length > MOST_AT_ONCE ? QUEUED : {}
  },

  sendEmailMessage(payload, context) {
    const { customerID, mobUserID, toEmailAddress, fromEmailAddress, numTran, suffixTran } = payload
    checkCustomer(context, customerID)
    checkUserId(context, mobUserID, 'mobUserID')
    checkAddresses('toEmailAddress', toEmailAddress)
    checkAddresses('fromEmailAddress', fromEmailAddress)
    const isAboutTransaction = numTran !== 0 || suffixTran !== 0
    const key = { transactionNumber: numTran, transactionSuffix: suffixTran }
    sendEmail(context, {
      kind: 'message',
      to: toEmailAddress,
      from: fromEmailAddress,
      subject: payload.subject,
      body: payload.bodyText,
      about: isAboutTransaction ? [transactionName(findTransaction(context, key))] : [],
    })
    return {}
  },
}

/** Formats are for invoices: an order or a quote may be asked for without one. */
function checkFormat(format: string): void {
  if (format !== '' && !FORMATS.includes(format.toLowerCase())) {
    refuseField('format', `format must be one of ${FORMATS.join(', ')}`)
  }
}

/** Several addresses are separated by commas or semicolons. */
function checkAddresses(field: string, addresses: string): void {
  if (addresses.trim() === '') return
  for (const address of addresses.split(/[,;]/)) checkAddress(field, address.trim())
}
