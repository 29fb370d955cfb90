import type { Money, TransactionDetail, TransactionId } from '@trade-portal/fluid-sdk'
import { userQuery } from '../../data/account/account'
import { statementQuery } from '../../data/statements/statements'
import { transactionQuery } from '../../data/transactions/transactions'
import { useRead } from '../../data/useRead'
import type { Reading } from '../../data/useRead'
import { usePortal } from '../../portal/PortalContext'

export interface AmountDueOptions {
  invoice: TransactionId | null
  /** `YYYY-MM-DD` */
  statementDate: string | null
}

const NONE: TransactionId = { number: 0, suffix: 0 }

/** Reads what there is to pay: the invoice, what the statement says to be due, or what is overdue. */
export function useAmountDue({ invoice, statementDate }: AmountDueOptions): Reading<Money> {
  const { client } = usePortal()
  const ofInvoice = useRead(
    { ...transactionQuery(client, invoice ?? NONE), select: payable },
    { isEnabled: invoice !== null },
  )
  const ofStatement = useRead(
    { ...statementQuery(client, statementDate ?? ''), select: ({ balances }) => balances.due },
    { isEnabled: invoice === null && statementDate !== null },
  )
  const overdue = useRead({ ...userQuery(client), select: ({ overdueBalance }) => overdueBalance })
  if (invoice) return ofInvoice
  return statementDate === null ? overdue : ofStatement
}

/** An invoice alone can be paid: a credit is below 0, and anything else is no debt. */
function payable({ type, total }: TransactionDetail): Money {
  return type.toLowerCase() === 'invoice' ? (total ?? 0) : 0
}
