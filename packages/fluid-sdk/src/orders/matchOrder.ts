import type { TransactionSummary } from '../areas/transactionSummary'
import { transactionKey } from './orderAttempt'
import type { OrderAttempt } from './orderAttempt'

/** The customer's transactions that may be an attempt's order. */
export type OrderMatch =
  | { found: 'one'; transaction: TransactionSummary }
  | { found: 'several'; transactions: TransactionSummary[] }
  /** New transactions that differ from the attempt in their amount alone. */
  | { found: 'similar'; transactions: TransactionSummary[] }
  | { found: 'none' }

/** How far an amount may lie from the one that was sent: a back end prices, and rounds, anew. */
const TOLERANCE = 100

/**
 * Looks for the order of an attempt among the customer's transactions: a new one of its kind whose order reference and
 * job name are those that were sent, and whose amount is within 1 %.
 */
export function matchOrder(attempt: OrderAttempt, transactions: readonly TransactionSummary[]): OrderMatch {
  const known = new Set(attempt.knownTransactions)
  const alike = transactions.filter(
    (transaction) =>
      !known.has(transactionKey(transaction)) &&
      isSameText(transaction.type, attempt.kind) &&
      isSameText(transaction.orderReference, attempt.orderReference) &&
      isSameText(transaction.jobName, attempt.jobName),
  )
  const matching = alike.filter(({ amount }) => isAmountAlike(attempt.amount, amount))
  const [transaction, ...others] = matching
  if (transaction && others.length === 0) return { found: 'one', transaction }
  if (transaction) return { found: 'several', transactions: matching }
  return alike.length > 0 ? { found: 'similar', transactions: alike } : { found: 'none' }
}

function isAmountAlike(sent: OrderAttempt['amount'], found: TransactionSummary['amount']): boolean {
  if (sent === null) return true
  return found !== null && Math.abs(found - sent) * TOLERANCE <= Math.abs(sent)
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
