import type { Money, StatementDetail, TransactionId } from '@trade-portal/fluid-sdk'
import { statementQuery, statementsQuery } from '../../../data/statements/statements'
import { useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'
import { usePortal } from '../../../context/PortalContext'

/** The open part of an invoice on a statement. */
export interface OpenBalance {
  /** 0 if nothing is left to pay. */
  amount: Money
  /** Date of the statement, `YYYY-MM-DD`. */
  date: string
}

export interface OpenOnStatement {
  /** `null` if the newest statement does not list the invoice or its balance. */
  open: OpenBalance | null
  isUnread: boolean
}

/**
 * Reads the open balance of an invoice from the newest statement. A failed read sets `isUnread` and does not block the
 * payment. Use it where an invoice is paid.
 */
export function useOpenBalance(invoice: TransactionId | null): Reading<OpenOnStatement> {
  const { client } = usePortal()
  const statements = useRead(statementsQuery(client), { isEnabled: invoice !== null })
  const newest = statements.data?.[0]?.date
  const detail = useRead(
    { ...statementQuery(client, newest ?? ''), select: (statement) => openOf(statement, invoice) },
    { isEnabled: invoice !== null && newest !== undefined },
  )
  const isNone = statements.data !== undefined && newest === undefined
  const isUnread = statements.error !== null || detail.error !== null
  const isRead = isNone || isUnread || detail.data !== undefined
  return {
    ...detail,
    data: isRead ? { open: detail.data ?? null, isUnread } : undefined,
    error: null,
    queryKeys: [...statements.queryKeys, ...detail.queryKeys],
  }
}

function openOf({ date, transactions }: StatementDetail, invoice: TransactionId | null): OpenBalance | null {
  const line = transactions.find(
    ({ number, suffix }) => number === invoice?.number && suffix === invoice.suffix,
  )
  // A negative balance was overpaid: nothing is left to pay.
  return line && line.balance !== null ? { amount: Math.max(0, line.balance), date } : null
}
