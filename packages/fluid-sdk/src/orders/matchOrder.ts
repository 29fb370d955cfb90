import type { TransactionSummary } from '../areas/transactionSummary'
import { foldText } from '../arithmetic/foldText'
import { transactionKey } from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'

/** The customer's transactions that may be an attempt's order. */
export type OrderMatch =
  | { found: 'one'; transaction: TransactionSummary }
  | { found: 'several'; transactions: TransactionSummary[] }
  /** New transactions with a different amount, or with only the beginning of a long job name. */
  | { found: 'similar'; transactions: TransactionSummary[] }
  | { found: 'none' }

/**
 * The permitted difference from the amount sent, as a fraction of it: a back end calculates and rounds its own
 * prices.
 */
const TOLERANCE = 100
/** The least length of a shortened job name or reference: a back end may have room for 30 characters. */
const LEAST_BEGINNING = 20

/**
 * Looks for the order of an attempt among the customer's transactions: a new one of its kind with the same order
 * reference and job name, and an amount within 1 %.
 */
export function matchOrder(attempt: OrderAttempt, transactions: readonly TransactionSummary[]): OrderMatch {
  const known = new Set(attempt.knownTransactions)
  const alike = transactions.filter(
    (transaction) =>
      !known.has(transactionKey(transaction)) &&
      isSameText(transaction.type, attempt.kind) &&
      isSameOrBeginning(transaction.orderReference, attempt.orderReference) &&
      isSameOrBeginning(transaction.jobName, attempt.jobName),
  )
  const matching = alike.filter(
    ({ orderReference, jobName, amount }) =>
      isSameText(orderReference, attempt.orderReference) &&
      isSameText(jobName, attempt.jobName) &&
      isAmountAlike(attempt.amount, amount),
  )
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
  return foldText(one) === foldText(other)
}

function isSameOrBeginning(found: string, sent: string): boolean {
  // Decomposed, because a text may be cut between a letter and its accent.
  const [beginning, whole] = [foldText(found).normalize('NFD'), foldText(sent).normalize('NFD')]
  return beginning === whole || (beginning.length >= LEAST_BEGINNING && whole.startsWith(beginning))
}
