import type { StatementTransaction } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { invoicesQuery } from '../../data/transactions/transactions'
import { useRead } from '../../data/useRead'
import { transactionName } from '../../places/transactionPaths'
import { usePortal } from '../../portal/PortalContext'

/** Tells the job of a line: empty where there is none, or none can be read, and `null` while it is read. */
export type JobNameOf = (line: StatementTransaction) => string | null

/**
 * Looks up the jobs of a statement's lines, which the wire tells with the invoices alone: in a single call that reaches
 * back to the first line.
 */
export function useJobNames(lines: readonly StatementTransaction[]): JobNameOf {
  const { client } = usePortal()
  const isAsked = lines.some(({ number }) => number !== null)
  const { data, error } = useRead(invoicesQuery(client, { from: firstDay(lines), to: null }), {
    isEnabled: isAsked,
  })
  const isReading = isAsked && !data && !error
  return useMemo(() => {
    const jobs = new Map(data?.map((invoice) => [transactionName('invoice', invoice), invoice.jobName]))
    return ({ number, suffix }) => {
      if (number === null) return ''
      return isReading ? null : (jobs.get(transactionName('invoice', { number, suffix })) ?? '')
    }
  }, [data, isReading])
}

/** The day of the first line; `null`, which leaves the range open, where a line has none. */
function firstDay(lines: readonly StatementTransaction[]): string | null {
  const days = lines.map(({ date }) => date)
  return days.includes(null) ? null : (days.sort()[0] ?? null)
}
