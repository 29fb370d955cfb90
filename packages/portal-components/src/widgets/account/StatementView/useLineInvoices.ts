import type { StatementTransaction } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { invoicesQuery } from '../../../data/transactions/transactions'
import { isInvoiceOrCredit } from '../../../data/transactions/transactionType'
import { useRead } from '../../../data/useRead'
import { transactionName } from '../../../places/transactionPaths'
import { usePortal } from '../../../context/PortalContext'

/** Returns the job name of a line: empty if it has none or it cannot be read, and `null` while loading. */
export type JobNameOf = (line: StatementTransaction) => string | null

/** Facts about a statement's lines that only the invoices have. */
export interface LineInvoices {
  jobNameOf: JobNameOf
  /** True for an invoice or a credit with a page; a payment has none. */
  hasPage: (line: StatementTransaction) => boolean
}

/**
 * Looks up the invoices of a statement's lines, which hold the job names, in one request from the date of the first
 * line.
 */
export function useLineInvoices(lines: readonly StatementTransaction[]): LineInvoices {
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
