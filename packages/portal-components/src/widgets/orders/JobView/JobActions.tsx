import type { Branch, TransactionSummary } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { reachEdges } from '../../../surfaces/BottomBar/reachEdges'
import { ExportCsv } from '../../../surfaces/TablePage/ExportCsv'
import { jobFileColumns } from './jobTables'
import { isQuote } from './useJob'
import type { JobPart } from './useJob'
import { Text } from '../../../parts/layout/Layout'
import * as S from './JobView.styles'
import { jobMessages } from '../../../messages/job'
import { Mail } from 'lucide-react'
import { useEmailDocuments } from '../../../data/transactions/useEmailDocuments'
import { Button } from '../../../parts/Button'
import { Callout } from '../../../parts/Callout'
import { Checkbox } from '../../../parts/field/Checkbox'
import { jobKey } from '../../../routes/jobPaths'
import { kindOfType, transactionName } from '../../../routes/transactionPaths'
import { useOutlasting } from '../../../context/useOutlasting'
import { LazyEmailModal } from '../../../surfaces/EmailModal/LazyEmailModal'
import { useAmountSum } from '../../../surfaces/TransactionColumns/useAmountSum'
import { emailMessages } from '../../../messages/email'
import type { MessagesOf } from '../../../messages/MessagesOf'

export interface JobActionsProps {
  name: string
  parts: readonly JobPart[]
  /** First day of the invoices; `null` without a limit. */
  since: string | null
  branches: readonly Branch[]
}

/** Buttons to export a job and to have it e-mailed. On narrow containers they stay visible at the bottom. */
export function JobActions({ name, parts, since, branches }: JobActionsProps) {
  const { formats, messagesOf } = usePortal()
  const job = useMessages(jobMessages)
  const invoices = parts.find(({ kind }) => kind === 'invoice')?.of
  const others = parts.flatMap(({ kind, of }) => (kind === 'invoice' ? [] : (of.data ?? [])))
  const isReading = parts.some(({ of }) => of.data === undefined && of.error === null)
  const ofInvoices = new Set(invoices?.data)
  return (
    <S.Actions ref={reachEdges}>
      <ExportCsv
        name={job.fileName}
        columns={jobFileColumns(
          { formats, messagesOf },
          { branches, isInvoice: (row) => ofInvoices.has(row) },
        )}
        rows={isReading ? [] : parts.flatMap(({ of }) => of.data ?? [])}
      />
      <EmailJob
        name={name}
        invoices={invoices?.data ?? []}
        others={others}
        since={since}
        // Without its invoices the job would be incomplete.
        isDisabled={isReading || Boolean(invoices?.error)}
      />
    </S.Actions>
  )
}

interface EmailJobProps extends Pick<JobActionsProps, 'name' | 'since'> {
  invoices: readonly TransactionSummary[]
  /** Orders and quotes. */
  others: readonly TransactionSummary[]
  isDisabled: boolean
}

/**
 * Has a job's documents sent: the invoices in one e-mail, and each order and quote in another, if the customer wants them
 * or there are no invoices.
 */
function EmailJob({ name, invoices, others, since, isDisabled }: EmailJobProps) {
  const { client, messagesOf } = usePortal()
  const words = useMessages(jobMessages)
  const emailText = useMessages(emailMessages)
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
        // Invoices and orders overlap, so their sums do not add up.
        note={alsoSent.length > 0 ? undefined : sumOf(invoices)}
        draft={`email:job:${jobKey(name)}`}
        hasFormats={hasInvoices}
        subject={hasInvoices ? words.subject(inOneLine(name), client.configuration.companyName) : undefined}
        submitLabel={
          alsoSent.length > 0 ? words.sendDocuments(names.length) : emailText.sendInvoices(invoices.length)
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
          <Text as="p" size={14}>
            {words.inOneEmail(
              [words.countOf.invoice(invoices.length), since === null ? '' : words.since(since)]
                .filter(Boolean)
                .join(' '),
            )}
          </Text>
        )}
        {hasInvoices && others.length > 0 && (
          <Checkbox
            label={words.also(countsOf(others, messagesOf))}
            hint={words.anEmailEach}
            value={isWithOthers}
            onChange={setIsWithOthers}
          />
        )}
        {!hasInvoices && (
          <Text as="p" size={14}>{`${countsOf(others, messagesOf)}. ${words.anEmailEach}`}</Text>
        )}
        {partly && <Callout tone="caution">{words.sentSoFar(partly.count, emails, partly.to)}</Callout>}
      </LazyEmailModal>
    </>
  )
}

const orderName = (order: TransactionSummary) => transactionName(kindOfType(order.type, 'order'), order)

/** `2 orders and 1 quote`. */
function countsOf(others: readonly TransactionSummary[], messagesOf: MessagesOf): string {
  const { and, countOf } = messagesOf(jobMessages)
  const quotes = others.filter(isQuote).length
  const orders = others.length - quotes
  if (orders === 0) return countOf.quote(quotes)
  return quotes === 0 ? countOf.order(orders) : and(countOf.order(orders), countOf.quote(quotes))
}

/** Puts a name on one line, for the subject of an e-mail. */
const inOneLine = (name: string) => name.trim().replace(/\s+/g, ' ')
