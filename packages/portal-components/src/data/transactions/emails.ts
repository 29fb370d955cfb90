import type { EmailInvoicesInput, EmailTransactionInput, TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { useWrite } from '../useWrite'
import type { Write } from '../useWrite'
import { emailWords } from '../../messages/email'
import { supportWords } from '../../messages/support'
import { transactionWords } from '../../messages/transaction'

/** Sends one transaction as a document. The form shows a refusal. */
export function useEmailTransaction() {
  const { client, say } = usePortal()
  return useEmail((input: EmailTransactionInput) => client.transactions.email(input), say(emailWords).sent)
}

/** Sends invoices as documents of one e-mail. The form shows a refusal. */
export function useEmailInvoices() {
  const { client, say } = usePortal()
  return useEmail(
    (input: EmailInvoicesInput) => client.transactions.emailInvoices(input),
    say(emailWords).invoicesSent,
  )
}

/** Asks the merchant to change a transaction; the back end finds the responsible person. The form shows a refusal. */
export function useRequestChanges(transaction: TransactionId) {
  const { client, say } = usePortal()
  const subject = say(transactionWords).changesSubject(transaction.number)
  return useEmail(
    ({ body }: { body: string }) => client.messages.send({ to: '', subject, body, transaction }),
    say(emailWords).sent,
    say(supportWords).unsure,
  )
}

/** Has the merchant send an e-mail, which does not show up in any read. */
export function useEmail<Input>(
  write: (input: Input) => Promise<void>,
  done: Write<Input, void, void>['done'],
  unsure?: string,
) {
  const { say } = usePortal()
  return useWrite({
    write,
    refresh: () => Promise.resolve(),
    done,
    unsure: unsure ?? say(emailWords).unsure,
    refused: () => {},
  })
}
