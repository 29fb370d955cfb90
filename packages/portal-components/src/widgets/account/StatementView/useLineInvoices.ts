import type { StatementTransaction } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { invoicesQuery } from '../../../data/transactions/transactions'
import { isInvoiceOrCredit } from '../../../data/transactions/transactionType'
import { useRead } from '../../../data/useRead'
import { transactionName } from '../../../places/transactionPaths'
import { usePortal } from '../../../context/PortalContext'

/** Tells the job of a line: empty where there is none, or none can be read, and `null` while it is read. */
export type JobNameOf = (line: StatementTransaction) => string | null

/** Facts about a statement's lines that the invoices alone have. */
export interface LineInvoices {
  jobNameOf: JobNameOf
  /** An invoice or a credit that has a page; a payment is none. */
  hasPage: (line: StatementTransaction) => boolean
}

/**
 * Looks up the invoices of a statement's lines, which alone tell the jobs: in a single call that reaches back to the first
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
      // Until they were read, and where they cannot be, the statement's own word tells.
      hasPage: (line) => (data ? jobOf(line) !== undefined : isInvoiceOrCredit(line.type)),
    }
  }, [data, isReading])
}

/** The day of the first line; `null`, which leaves the range open, where a line has none. */
function firstDay(lines: readonly StatementTransaction[]): string | null {
  const days = lines.map(({ date }) => date)
  return days.includes(null) ? null : (days.sort()[0] ?? null)
}
