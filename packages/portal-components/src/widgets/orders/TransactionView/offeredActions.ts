import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { isPayable } from '../../../data/payments/isPayable'
import { transactionType } from '../../../data/transactions/transactionType'
import type { TransactionKind } from '../../../places/transactionPaths'

/** The actions that go by a transaction's type and amount; the others are there for all. */
export interface OfferedActions {
  /** Documents in the merchant's formats, a comment, and paying where something is to be paid. */
  isInvoice: boolean
  isPayable: boolean
  canAccept: boolean
  canRequestChanges: boolean
}

/**
 * Tells what a transaction allows. A credit cannot be paid, and takes the actions of types that are no invoices, as do the
 * merchant's own types; one of no type at all is what it was looked for as.
 */
export function offeredActions({ type, total }: TransactionDetail, kind: TransactionKind): OfferedActions {
  const known = transactionType(type, kind)
  const isInvoice = known === 'invoice'
  return {
    isInvoice,
    isPayable: isInvoice && total !== null && isPayable(total),
    canAccept: known === 'quote',
    canRequestChanges: !isInvoice,
  }
}
