import type { EmailInvoicesInput, EmailTransactionInput, TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../portal/PortalContext'
import { useWrite } from '../useWrite'
import type { Write } from '../useWrite'

/** Sends one transaction as a document. A refusal is told by the form. */
export function useEmailTransaction() {
  const { client, messages } = usePortal()
  return useEmail((input: EmailTransactionInput) => client.transactions.email(input), messages.email.sent)
}

/** Sends invoices as documents of one e-mail. A refusal is told by the form. */
export function useEmailInvoices() {
  const { client, messages } = usePortal()
  return useEmail(
    (input: EmailInvoicesInput) => client.transactions.emailInvoices(input),
    messages.email.invoicesSent,
  )
}

/** Asks the merchant to change a transaction, whose back end knows who answers for it. A refusal is told by the form. */
export function useRequestChanges(transaction: TransactionId) {
  const { client, messages } = usePortal()
  const subject = messages.transaction.changesSubject(transaction.number)
  return useEmail(
    ({ body }: { body: string }) => client.messages.send({ to: '', subject, body, transaction }),
    messages.email.sent,
    messages.support.unsure,
  )
}

/** Sends an e-mail of the merchant's. Nothing that can be read tells of it. */
export function useEmail<Input>(
  write: (input: Input) => Promise<void>,
  done: Write<Input, void, void>['done'],
  unsure?: string,
) {
  const { messages } = usePortal()
  return useWrite({
    write,
    refresh: () => Promise.resolve(),
    done,
    unsure: unsure ?? messages.email.unsure,
    refused: () => {},
  })
}
