import { accountBalance, isKnown, sumOfMoney } from '@trade-portal/fluid-sdk'
import type { Money, StatementDetail, StatementTransaction } from '@trade-portal/fluid-sdk'
import { ReceiptText } from 'lucide-react'
import { useMemo } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { invoicesQuery } from '../../../data/transactions/transactions'
import { isInvoiceOrCredit } from '../../../data/transactions/transactionType'
import { useRead } from '../../../data/useRead'
import { statementsMessages } from '../../../messages/statements'
import { Card } from '../../../parts/Card'
import { EmptyState } from '../../../parts/EmptyState'
import { DataTable } from '../../../parts/table/DataTable'
import { transactionName, transactionPath } from '../../../routes/transactionPaths'
import { useHasRoute } from '../../../routes/useIsSwitchedOff'
import { useJobHref } from '../../../routes/useJobHref'
import { Amount } from '../../../surfaces/Ageing/Amount'
import { lineTable } from './lineTable'
import type { JobNameOf } from './lineTable'

/** Lists the transactions of a statement and their totals. */
export function StatementLines({ statement }: { statement: StatementDetail }) {
  const { formats, hrefFor, messagesOf } = usePortal()
  const words = useMessages(statementsMessages)
  const { balances, date, transactions } = statement
  const { jobNameOf, hasPage } = useLineInvoices(transactions)
  const hrefOfJob = useJobHref()
  const hasInvoices = useHasRoute('/invoices')
  const table = useMemo(
    () => lineTable({ formats, messagesOf }, { nameOf: jobNameOf, hrefOf: hrefOfJob }),
    [formats, messagesOf, jobNameOf, hrefOfJob],
  )
  const keys = useMemo(
    () => new Map(transactions.map((line, index) => [line, String(index)])),
    [transactions],
  )
  const total = accountBalance(balances)
  const whole = { name: words.accountBalanceOn(formats.date(date)), figure: <Amount of={total} /> }

  if (transactions.length === 0) {
    return (
      <Card>
        <EmptyState title={words.noTransactions} icon={<ReceiptText />} />
      </Card>
    )
  }
  const ofLines = sumOfMoney(transactions.map(({ balance }) => balance))
  return (
    <DataTable
      label={words.transactions}
      table={table}
      rows={transactions}
      rowKey={(line) => keys.get(line) ?? ''}
      rowHref={hasInvoices ? hrefOf : undefined}
      totals={[...partsOf(ofLines, total), whole]}
    />
  )

  function hrefOf(line: StatementTransaction): string | null {
    const { number, suffix } = line
    if (number === null || !hasPage(line)) return null
    return hrefFor(transactionPath('invoice', { number, suffix }))
  }

  /** Splits the total into the lines and the remainder, if they differ. */
  function partsOf(lines: Money, all: Money) {
    if (lines === all || !isKnown(lines) || !isKnown(all)) return []
    return [
      { name: words.totalOfLines, figure: <Amount of={lines} /> },
      { name: words.otherBalance, figure: <Amount of={all - lines} /> },
    ]
  }
}

/** Facts about a statement's lines that only the invoices have. */
interface LineInvoices {
  jobNameOf: JobNameOf
  /** True for an invoice or a credit with a page; a payment has none. */
  hasPage: (line: StatementTransaction) => boolean
}

/**
 * Looks up the invoices of a statement's lines, which hold the job names, in one request from the date of the first
 * line.
 */
function useLineInvoices(lines: readonly StatementTransaction[]): LineInvoices {
  const { client } = usePortal()
  const isAsked = lines.some(({ number }) => number !== null)
  const { data, error } = useRead(invoicesQuery(client, { from: firstDay(lines), to: null }), {
    isEnabled: isAsked,
  })
  const isReading = isAsked && !data && !error
  return useMemo(() => {
    const jobs = new Map(data?.map((invoice) => [transactionName('invoice', invoice), invoice.jobName]))
    const jobOf = ({ number, suffix }: StatementTransaction) =>
      number === null ? undefined : jobs.get(transactionName('invoice', { number, suffix }))
    return {
      jobNameOf: (line) => (isReading && line.number !== null ? null : (jobOf(line) ?? '')),
      // Falls back to the statement's type while the invoices load, or if they cannot be read.
      hasPage: (line) => (data ? jobOf(line) !== undefined : isInvoiceOrCredit(line.type)),
    }
  }, [data, isReading])
}

/** Returns the date of the first line, or `null`, an open range, if a line has no date. */
function firstDay(lines: readonly StatementTransaction[]): string | null {
  const days = lines.map(({ date }) => date)
  return days.includes(null) ? null : (days.sort()[0] ?? null)
}
