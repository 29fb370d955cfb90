import type { EmailInvoicesInput, EmailTransactionInput, TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useWrite } from '../useWrite'
import type { Write } from '../useWrite'
import { emailMessages } from '../../messages/email'
import { supportMessages } from '../../messages/support'
import { transactionMessages } from '../../messages/transaction'

/** Sends one transaction as a document. The form shows a refusal. */
export function useEmailTransaction() {
  const { client } = usePortal()
  const words = useMessages(emailMessages)
  return useEmail((input: EmailTransactionInput) => client.transactions.email(input), words.sent)
}

/** Sends invoices as documents of one e-mail. The form shows a refusal. */
export function useEmailInvoices() {
  const { client } = usePortal()
  const words = useMessages(emailMessages)
  return useEmail((input: EmailInvoicesInput) => client.transactions.emailInvoices(input), words.invoicesSent)
}

/** Asks the merchant to change a transaction; the back end finds the responsible person. The form shows a refusal. */
export function useRequestChanges(transaction: TransactionId) {
  const { client } = usePortal()
  const transactionText = useMessages(transactionMessages)
  const emailText = useMessages(emailMessages)
  const support = useMessages(supportMessages)
  const subject = transactionText.changesSubject(transaction.number)
  return useEmail(
    ({ body }: { body: string }) => client.messages.send({ to: '', subject, body, transaction }),
    emailText.sent,
    support.unsure,
  )
}

/** Has the merchant send an e-mail, which does not show up in any read. */
export function useEmail<Input>(
  write: (input: Input) => Promise<void>,
  done: Write<Input, void, void>['done'],
  unsure?: string,
) {
  const words = useMessages(emailMessages)
  return useWrite({
    write,
    refresh: () => Promise.resolve(),
    done,
    unsure: unsure ?? words.unsure,
    refused: () => {},
  })
}
