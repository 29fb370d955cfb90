import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { Mail } from 'lucide-react'
import { useEmailInvoices } from '../../../data/transactions/emails'
import { Button } from '../../../parts/Button'
import { transactionName } from '../../../routes/transactionPaths'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import { LazyEmailModal } from '../../../surfaces/EmailModal/LazyEmailModal'
import { emailMessages } from '../../../messages/email'
import { invoicesMessages } from '../../../messages/invoices'

export interface EmailInvoicesProps {
  invoices: readonly TransactionSummary[]
  /** Formatted total of the invoices. */
  sum: string
  onSent: () => void
}

/** Sends the selected invoices by e-mail. The modal's code is loaded when it is first opened. */
export function EmailInvoices({ invoices, sum, onSent }: EmailInvoicesProps) {
  const { client } = usePortal()
  const words = useMessages(invoicesMessages)
  const letter = useMessages(emailMessages)
  const [isOpen, setIsOpen] = useOutlasting({ name: 'email-invoices', initial: false })
  const email = useEmailInvoices()
  return (
    <>
      <Button tone="primary" icon={<Mail size={18} aria-hidden />} onPress={() => setIsOpen(true)}>
        {words.emailSelected}
      </Button>
      <LazyEmailModal
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={letter.invoicesTitle}
        names={invoices.map((invoice) => transactionName('invoice', invoice))}
        note={sum}
        draft="email:invoices"
        hasFormats
        subject={letter.invoicesSubject(client.configuration.companyName)}
        submitLabel={letter.sendInvoices(invoices.length)}
        onSend={(answers) =>
          email.mutateAsync({
            ...answers,
            transactions: invoices.map(({ number, suffix }) => ({ number, suffix })),
          })
        }
        onSent={onSent}
      />
    </>
  )
}
