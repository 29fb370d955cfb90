import type { EmailInvoicesInput, TransactionId } from '@trade-portal/fluid-sdk'
import { useRef } from 'react'
import { useNotify } from '../../context/notices'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useEmail } from './emails'
import { emailMessages } from '../../messages/email'
import { jobMessages } from '../../messages/job'

interface EmailDocumentsInput extends EmailInvoicesInput {
  /** Orders and quotes, which the wire sends one at a time. */
  others: readonly (TransactionId & { type: string })[]
}

/**
 * Sends invoices as documents of one e-mail, then orders and quotes as separate e-mails. A refusal stops the rest; a
 * retry skips e-mails that the address already has. The form shows a refusal.
 */
export function useEmailDocuments() {
  const { client } = usePortal()
  const job = useMessages(jobMessages)
  const emailText = useMessages(emailMessages)
  const notify = useNotify()
  /** Addresses with the names of the e-mails sent to them. */
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
          ? job.emailsSent(others.length + Math.min(1, transactions.length))
          : emailText.invoicesSent,
      ),
  )
  return {
    mutateAsync,
    /** Returns the number of e-mails sent to an address. */
    countTo: (to: string) => sentTo(to).size,
    /** Forgets sent e-mails, before they are requested again. */
    forget: () => sent.current.clear(),
  }
}
