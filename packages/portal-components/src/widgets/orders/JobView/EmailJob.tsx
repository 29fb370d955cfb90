import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useEmailDocuments } from '../../../data/transactions/useEmailDocuments'
import { Button } from '../../../parts/Button'
import { Callout } from '../../../parts/Callout'
import { Checkbox } from '../../../parts/field/Checkbox'
import { jobKey } from '../../../places/jobPaths'
import { kindOfType, transactionName } from '../../../places/transactionPaths'
import { usePortal } from '../../../context/PortalContext'
import { useOutlasting } from '../../../context/useOutlasting'
import { LazyEmailModal } from '../../../surfaces/EmailModal/LazyEmailModal'
import { useAmountSum } from '../../../surfaces/TransactionColumns/useAmountSum'
import * as S from './JobView.styles'
import { emailWords } from '../../../messages/email'
import { jobWords } from '../../../messages/job'
import type { Say } from '../../../messages/Say'

export interface EmailJobProps {
  name: string
  invoices: readonly TransactionSummary[]
  /** Orders and quotes. */
  others: readonly TransactionSummary[]
  /** The first day of the invoices; `null`: they all are there. */
  since: string | null
  isDisabled: boolean
}

/**
 * Has a job's documents sent: its invoices as one e-mail, and its orders and quotes as an e-mail each, where that is wanted
 * or there is nothing else.
 */
export function EmailJob({ name, invoices, others, since, isDisabled }: EmailJobProps) {
  const { client, say } = usePortal()
  const words = say(jobWords)
  const sumOf = useAmountSum()
  const email = useEmailDocuments()
  const [isOpen, setIsOpen] = useOutlasting({ name: `email-job:${jobKey(name)}`, initial: false })
  const [isWithOthers, setIsWithOthers] = useOutlasting({
    name: `email-job-others:${jobKey(name)}`,
    initial: false,
  })
  const [partly, setPartly] = useState<{ to: string; count: number } | null>(null)
  const hasInvoices = invoices.length > 0
  const alsoSent = isWithOthers || !hasInvoices ? others : []
  const emails = alsoSent.length + (hasInvoices ? 1 : 0)
  const names = [...invoices.map((each) => transactionName('invoice', each)), ...alsoSent.map(orderName)]

  const open = () => {
    email.forget()
    setPartly(null)
    setIsWithOthers(false)
    setIsOpen(true)
  }
  return (
    <>
      <Button
        tone="primary"
        icon={<Mail size={18} aria-hidden />}
        isDisabled={isDisabled || invoices.length + others.length === 0}
        onPress={open}
      >
        {words.emailAll}
      </Button>
      <LazyEmailModal
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.emailAll}
        names={names}
        // The sums of invoices and orders overlap, and are not one.
        note={alsoSent.length > 0 ? undefined : sumOf(invoices)}
        draft={`email:job:${jobKey(name)}`}
        hasFormats={hasInvoices}
        subject={hasInvoices ? words.subject(inOneLine(name), client.configuration.companyName) : undefined}
        submitLabel={
          alsoSent.length > 0
            ? words.sendDocuments(names.length)
            : say(emailWords).sendInvoices(invoices.length)
        }
        onSend={async (answers) => {
          try {
            await email.mutateAsync({
              ...answers,
              transactions: invoices.map(({ number, suffix }) => ({ number, suffix })),
              others: alsoSent,
            })
          } catch (error) {
            const count = email.countTo(answers.to)
            setPartly(count > 0 ? { to: answers.to, count } : null)
            throw error
          }
        }}
      >
        {hasInvoices && (
          <S.Said>
            {words.inOneEmail(
              [words.countOf.invoice(invoices.length), since === null ? '' : words.since(since)]
                .filter(Boolean)
                .join(' '),
            )}
          </S.Said>
        )}
        {hasInvoices && others.length > 0 && (
          <Checkbox
            label={words.also(countsOf(others, say))}
            hint={words.anEmailEach}
            value={isWithOthers}
            onChange={setIsWithOthers}
          />
        )}
        {!hasInvoices && <S.Said>{`${countsOf(others, say)}. ${words.anEmailEach}`}</S.Said>}
        {partly && <Callout tone="caution">{words.sentSoFar(partly.count, emails, partly.to)}</Callout>}
      </LazyEmailModal>
    </>
  )
}

const isQuote = ({ type }: TransactionSummary) => kindOfType(type, 'order') === 'quote'
const orderName = (order: TransactionSummary) => transactionName(kindOfType(order.type, 'order'), order)

/** `2 orders and 1 quote`. */
function countsOf(others: readonly TransactionSummary[], say: Say): string {
  const { and, countOf } = say(jobWords)
  const quotes = others.filter(isQuote).length
  const orders = others.length - quotes
  if (orders === 0) return countOf.quote(quotes)
  return quotes === 0 ? countOf.order(orders) : and(countOf.order(orders), countOf.quote(quotes))
}

/** A subject is one line, whatever the name holds. */
const inOneLine = (name: string) => name.trim().replace(/\s+/g, ' ')
