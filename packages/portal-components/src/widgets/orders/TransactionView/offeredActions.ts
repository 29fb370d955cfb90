import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { isPayable } from '../../../data/payments/isPayable'
import { transactionType } from '../../../data/transactions/transactionType'
import type { TransactionKind } from '../../../routes/transactionPaths'

/** The actions that depend on a transaction's type and amount. All others are always offered. */
export type OfferedActions = ReturnType<typeof offeredActions>

/**
 * Returns the actions of a transaction. Credits and the merchant's own types have the actions of an order, and cannot be
 * paid. A transaction without a type counts as `kind`.
 */
export function offeredActions({ type, total }: TransactionDetail, kind: TransactionKind) {
  const known = transactionType(type, kind)
  const isInvoice = known === 'invoice'
  return {
    /** Offers documents in the merchant's formats, comments, and payment when there is something to pay. */
    isInvoice,
    isPayable: isInvoice && total !== null && isPayable(total),
    canAccept: known === 'quote',
    canRequestChanges: !isInvoice,
  }
}
