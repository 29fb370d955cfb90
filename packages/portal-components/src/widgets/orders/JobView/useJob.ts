import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { invoiceRange } from '../../../data/transactions/invoiceRange'
import { invoicesQuery, ordersQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { jobKey } from '../../../places/jobPaths'
import { kindOfType } from '../../../places/transactionPaths'
import type { TransactionKind } from '../../../places/transactionPaths'
import { useIsSwitchedOff } from '../../../places/useIsSwitchedOff'
import { usePortal } from '../../../context/PortalContext'

/** Months that a job's invoices are looked for unless the customer looks further back. */
const MONTHS = 12

/** The orders, the quotes or the invoices of a job. */
export interface JobPart {
  kind: TransactionKind
  of: Reading<readonly TransactionSummary[]>
  /** The part before it is of the same read, and tells when that is slow or fails. */
  isToldAbove: boolean
}

/**
 * Reads what belongs to a job: of all orders and quotes, and of the invoices from a day on, as other lists have read them.
 * A list that the merchant has switched off is no part of it.
 */
export function useJob({ name, from }: { name: string; from: string }) {
  const { client } = usePortal()
  const hasOrders = !useIsSwitchedOff('/orders')
  const hasInvoices = !useIsSwitchedOff('/invoices')
  const range = invoiceRange({ from, to: '' }, today(), MONTHS)
  const ordered = useOfJob(useRead(ordersQuery(client), { isEnabled: hasOrders }), name)
  const invoices = useOfJob(useRead(invoicesQuery(client, range), { isEnabled: hasInvoices }), name)
  const orders = useMemo(() => ordered.data?.filter((each) => !isQuote(each)), [ordered.data])
  const quotes = useMemo(() => ordered.data?.filter(isQuote), [ordered.data])
  const parts: JobPart[] = [
    ...(hasOrders
      ? [
          { kind: 'order' as const, of: { ...ordered, data: orders }, isToldAbove: false },
          { kind: 'quote' as const, of: { ...ordered, data: quotes }, isToldAbove: true },
        ]
      : []),
    ...(hasInvoices ? [{ kind: 'invoice' as const, of: invoices, isToldAbove: false }] : []),
  ]
  return {
    parts,
    /** The first day that invoices are looked for; `null`: they all are. */
    since: range.from,
    hasInvoices,
    isEmpty: parts.every(({ of }) => of.data?.length === 0),
  }
}

/** Narrows a reading to what is of a job. */
function useOfJob(
  reading: Reading<TransactionSummary[]>,
  name: string,
): Reading<readonly TransactionSummary[]> {
  const key = jobKey(name)
  const { data } = reading
  const ofJob = useMemo(() => data?.filter(({ jobName }) => jobKey(jobName) === key), [data, key])
  return { ...reading, data: ofJob }
}

function isQuote({ type }: TransactionSummary): boolean {
  return kindOfType(type, 'order') === 'quote'
}
