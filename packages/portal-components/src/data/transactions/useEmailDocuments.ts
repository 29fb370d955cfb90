import type { EmailInvoicesInput, TransactionId } from '@trade-portal/fluid-sdk'
import { useRef } from 'react'
import { useNotify } from '../../context/notices'
import { usePortal } from '../../context/PortalContext'
import { useEmail } from './emails'
import { emailWords } from '../../messages/email'
import { jobWords } from '../../messages/job'

export interface EmailDocumentsInput extends EmailInvoicesInput {
  /** Orders and quotes, which the wire sends one at a time. */
  others: readonly (TransactionId & { type: string })[]
}

/**
 * Sends invoices as documents of one e-mail, then orders and quotes as an e-mail each. One that was refused ends it, and
 * what the address was sent by then is not sent there again. A refusal is told by the form.
 */
export function useEmailDocuments() {
  const { client, say } = usePortal()
  const notify = useNotify()
  /** Addresses with the names of what they were sent. */
  const sent = useRef(new Map<string, Set<string>>())
  const sentTo = (to: string) => {
    const names = sent.current.get(to) ?? new Set<string>()
    sent.current.set(to, names)
    return names
  }

  const { mutateAsync } = useEmail(
    async ({ others, ...invoices }: EmailDocumentsInput) => {
      const { to } = invoices
      const once = async (name: string, send: () => Promise<void>) => {
        if (sentTo(to).has(name)) return
        await send()
        sentTo(to).add(name)
      }
      if (invoices.transactions.length > 0) {
        await once('invoices', () => client.transactions.emailInvoices(invoices))
      }
      for (const { number, suffix, type } of others) {
        await once(`${number}-${suffix}`, () => client.transactions.email({ number, suffix, type, to }))
      }
    },
    (_, { others, transactions }) =>
      notify.success(
        others.length > 0
          ? say(jobWords).emailsSent(others.length + Math.min(1, transactions.length))
          : say(emailWords).invoicesSent,
      ),
  )
  return {
    mutateAsync,
    /** Says how many e-mails an address was sent. */
    countTo: (to: string) => sentTo(to).size,
    /** Forgets what was sent, as when it is asked for anew. */
    forget: () => sent.current.clear(),
  }
}
