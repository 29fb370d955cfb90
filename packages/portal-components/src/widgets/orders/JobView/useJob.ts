import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { invoiceRange } from '../../../data/transactions/invoiceRange'
import { invoicesQuery, ordersQuery } from '../../../data/transactions/transactions'
import { useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'
import { today } from '../../../hooks/today'
import { jobKey } from '../../../routes/jobPaths'
import { kindOfType } from '../../../routes/transactionPaths'
import type { TransactionKind } from '../../../routes/transactionPaths'
import { useIsSwitchedOff } from '../../../routes/useIsSwitchedOff'
import { usePortal } from '../../../context/PortalContext'
import { invoicesMessages } from '../../../messages/invoices'
import { ordersMessages } from '../../../messages/orders'
import type { MessagesOf } from '../../../messages/MessagesOf'

/** Months of invoices to read unless the customer looks further back. */
const MONTHS = 12

/** The orders, the quotes or the invoices of a job. */
export interface JobPart {
  kind: TransactionKind
  of: Reading<readonly TransactionSummary[]>
  /** Shares its read with the part before it, which shows when that read is slow or fails. */
  isShownAbove: boolean
}

/**
 * Reads the orders, quotes and invoices of a job, from the same queries as the lists. Lists switched off by the merchant
 * are left out.
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
          { kind: 'order' as const, of: { ...ordered, data: orders }, isShownAbove: false },
          { kind: 'quote' as const, of: { ...ordered, data: quotes }, isShownAbove: true },
        ]
      : []),
    ...(hasInvoices ? [{ kind: 'invoice' as const, of: invoices, isShownAbove: false }] : []),
  ]
  return {
    parts,
    /** First day of the invoices; `null` without a limit. */
    since: range.from,
    hasInvoices,
    isEmpty: parts.every(({ of }) => of.data?.length === 0),
  }
}

/** Narrows a reading to the rows of a job. */
function useOfJob(
  reading: Reading<TransactionSummary[]>,
  name: string,
): Reading<readonly TransactionSummary[]> {
  const key = jobKey(name)
  const { data } = reading
  const ofJob = useMemo(() => data?.filter(({ jobName }) => jobKey(jobName) === key), [data, key])
  return { ...reading, data: ofJob }
}

export function isQuote({ type }: TransactionSummary): boolean {
  return kindOfType(type, 'order') === 'quote'
}

/** Returns the plural name of a kind. */
export function kindName(kind: TransactionKind, messagesOf: MessagesOf): string {
  const invoices = messagesOf(invoicesMessages)
  const orders = messagesOf(ordersMessages)
  return { order: orders.orders, quote: orders.quotes, invoice: invoices.title }[kind]
}
