import type { Money, TransactionDetail, TransactionId } from '@trade-portal/fluid-sdk'
import { userQuery } from '../../../data/account/account'
import { statementQuery } from '../../../data/statements/statements'
import { transactionQuery } from '../../../data/transactions/transactions'
import { transactionType } from '../../../data/transactions/transactionType'
import { together, useRead } from '../../../data/useRead'
import type { Reading } from '../../../data/useRead'
import { usePortal } from '../../../context/PortalContext'
import { useOpenBalance } from './useOpenBalance'
import type { OpenBalance } from './useOpenBalance'

export interface AmountDueOptions {
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

interface InvoiceRead {
  amount: Money
  statement: { open: OpenBalance | null; isUnread: boolean }
}

function ofAnInvoice({ amount, statement: { open, isUnread } }: InvoiceRead): AmountDue {
  const isPartPaid = open !== null && open.amount < amount
  return { amount, open: isPartPaid ? open : null, isStatementUnread: isUnread }
}

/** Only an invoice can be paid: a credit is negative, and other types are no debts. */
function payable({ type, total }: TransactionDetail): Money {
  return transactionType(type, 'invoice') === 'invoice' ? (total ?? 0) : 0
}
