import type { Money, StatementDetail, TransactionDetail, TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../../context/PortalContext'
import { userQuery } from '../../../data/account/account'
import { statementQuery, statementsQuery } from '../../../data/statements/statements'
import { transactionQuery } from '../../../data/transactions/transactions'
import { transactionType } from '../../../data/transactions/transactionType'
import { together, useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'

interface AmountDueOptions {
  invoice: TransactionId | null
  /** `YYYY-MM-DD` */
  statementDate: string | null
}

export interface AmountDue {
  /** Full amount. */
  amount: Money
  /** Open part of an invoice on the newest statement; `null` if all of it is open or unknown. */
  open: OpenBalance | null
  /** The newest statement could not be read, so a partial payment would be missed. */
  isStatementUnread: boolean
}

const NONE: TransactionId = { number: 0, suffix: 0 }

/** Reads the amount due of the invoice, of the statement, or of the overdue balance. Use it where a payment is made. */
export function useAmountDue({ invoice, statementDate }: AmountDueOptions): Reading<AmountDue> {
  const { client } = usePortal()
  const ofInvoice = together({
    amount: useRead(
      { ...transactionQuery(client, invoice ?? NONE), select: payable },
      { isEnabled: invoice !== null },
    ),
    statement: useOpenBalance(invoice),
  })
  const ofStatement = useRead(
    { ...statementQuery(client, statementDate ?? ''), select: ({ balances }) => whole(balances.due) },
    { isEnabled: invoice === null && statementDate !== null },
  )
  const overdue = useRead({ ...userQuery(client), select: ({ overdueBalance }) => whole(overdueBalance) })
  if (invoice) return { ...ofInvoice, data: ofInvoice.data && ofAnInvoice(ofInvoice.data) }
  return statementDate === null ? overdue : ofStatement
}

const whole = (amount: Money): AmountDue => ({ amount, open: null, isStatementUnread: false })

function ofAnInvoice({ amount, statement }: { amount: Money; statement: OpenOnStatement }): AmountDue {
  const { open, isUnread } = statement
  const isPartPaid = open !== null && open.amount < amount
  return { amount, open: isPartPaid ? open : null, isStatementUnread: isUnread }
}

/** Only an invoice can be paid: a credit is negative, and other types are no debts. */
function payable({ type, total }: TransactionDetail): Money {
  return transactionType(type, 'invoice') === 'invoice' ? (total ?? 0) : 0
}

/** The open part of an invoice on a statement. */
interface OpenBalance {
  /** 0 if nothing is left to pay. */
  amount: Money
  /** Date of the statement, `YYYY-MM-DD`. */
  date: string
}

interface OpenOnStatement {
  /** `null` if the newest statement does not list the invoice or its balance. */
  open: OpenBalance | null
  isUnread: boolean
}

/**
 * Reads the open balance of an invoice from the newest statement. A failed read sets `isUnread` and does not block the
 * payment. Use it where an invoice is paid.
 */
function useOpenBalance(invoice: TransactionId | null): Reading<OpenOnStatement> {
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
